// What can be asked of the table besides playing. Every command goes to the server in an envelope with an id.
import type { Command, Door, Phrase } from "./types";

export abstract class Commands {
  /** Send it under a new id, which is given back. */
  protected abstract order(command: Command): string;

  resign(seat: number): void {
    this.order({ t: "resign", seat });
  }

  endSide(seat: number): void {
    this.order({ t: "end_side", seat });
  }

  /** End the match without a result, where only bots play besides. */
  giveUp(seat: number): void {
    this.order({ t: "give_up", seat });
  }

  handOver(seat: number, level: string): void {
    this.order({ t: "hand_over", seat, level });
  }

  askUndo(seat: number): void {
    this.order({ t: "ask_undo", seat });
  }

  answerUndo(seat: number, yes: boolean): void {
    this.order({ t: "answer_undo", seat, yes });
  }

  sayWords(seat: number, spoken: string): void {
    this.order({ t: "say", seat, words: spoken });
  }

  sayPhrase(seat: number, phrase: Phrase): void {
    this.order({ t: "say", seat, phrase });
  }

  /** Play on without guidance. */
  leaveLesson(seat: number): void {
    this.order({ t: "leave_lesson", seat });
  }

  answerAsk(seat: number, device: string, yes: boolean): void {
    this.order({ t: "answer_ask", seat, device, yes });
  }

  sendAway(seat: number, device: string): void {
    this.order({ t: "send_away", seat, device });
  }

  /** Start: bots take the seats for which nobody has come. */
  fillSeats(level: string): void {
    this.order({ t: "fill_seats", level });
  }

  changeDoor(door: Door, key: string | null): void {
    this.order({ t: "change_door", door, key });
  }

  rename(seat: number, name: string): void {
    this.order({ t: "rename", seat, name });
  }
}
