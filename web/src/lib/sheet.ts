// What lies over the table for a moment.
export type Side = "log" | "chat";

export type Sheet =
  | { kind: "none" }
  | { kind: "menu" }
  | { kind: "invite" }
  | { kind: "seat"; seat: number }
  | { kind: "rules"; clause: string | null }
  | { kind: "side" };
