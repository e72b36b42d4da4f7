"""The guided first game: every lesson of every game is played to its end, and nothing else can happen on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from ludotek import catalogue, text
from ludotek.game import AnyGame, lessons_of
from ludotek.kernel import CHANCE, Rng, verify
from ludotek.server import presentation
from ludotek.server.perspective import Perspective
from ludotek.table import (
    BOT,
    AskUndo,
    ChangeSettings,
    Command,
    Entry,
    Guidance,
    HandOver,
    LeaveLesson,
    LessonLeft,
    Logged,
    Path,
    Play,
    Rematch,
    Resign,
    Said,
    Say,
    SeatSettings,
    Table,
    TableError,
    Throw,
    bot_turn,
    decide,
    due_throws,
    guided,
    opening,
    path_of,
    pointed_at,
    rematch,
    things_of,
)
from ludotek.table.commands import UNNAMED, Caller
from ludotek.text import LANGUAGES
from tests.third_party.highcard.highcard import GAME as HIGHCARD

every_game = pytest.mark.parametrize("game", catalogue.built_in(), ids=lambda game: game.id)
SECRET = "1e55" * 16
FEWEST, MOST = 5, 12  # lessons of a game
MOST_WORDS = 40  # of a lesson, in English


class Course:
    """A guided match with its log; what is done goes through `decide` and `apply`, as on the server."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.path = found_path(game)
        created = guided(game, "Ann", "nonce of Ann", "instant")
        self.log = [Logged(number, entry) for number, entry in enumerate(opening(game, SECRET, created), start=1)]
        self.table = self.restored()

    def restored(self) -> Table:
        """The table as another server would load it."""
        return Table.restore(self.game, SECRET, self.log)

    def do(self, command: Command, caller: Caller = UNNAMED) -> list[Entry]:
        added = decide(self.table, command, caller)
        for entry in added:
            self.table.apply(entry)
            self.log.append(Logged(len(self.log) + 1, entry))
        return added

    def let_bots_move(self) -> None:
        while (turn := bot_turn(self.table)) is not None and turn.scripted is not None:
            self.do(turn.command(turn.scripted), BOT)

    @property
    def guidance(self) -> Guidance:
        found = self.table.guidance
        assert found is not None
        return found

    def awaited(self) -> Command | None:
        """What the lesson waits for; None after the last one."""
        if self.guidance.is_throw:
            return Throw(self.path.seat, self.table.seq)
        return None if self.guidance.action is None else Play(self.path.seat, self.guidance.action, self.table.seq)

    def moments(self) -> Iterator[Guidance]:
        """Every moment at which the player is asked, from the first to the last."""
        self.let_bots_move()
        while True:
            yield self.guidance
            command = self.awaited()
            if command is None:
                return
            self.do(command)
            self.let_bots_move()

    def go_to(self, number: int) -> None:
        """To the moment at which this lesson's choice is asked."""
        for guidance in self.moments():
            if guidance.number == number and guidance.action is not None:
                return
        raise AssertionError(f"no choice in lesson {number}")

    def play_to_the_end(self) -> None:
        """Everybody plays at random; chance is fair."""
        rng = Rng(5)
        while not self.table.is_over:
            state = self.table.match.state
            if state.actor == CHANCE:
                waiting = self.table.throw
                assert waiting is not None
                self.do(Throw(waiting.seat, self.table.seq))
                continue
            legal = state.legal()
            action = legal[rng.below(len(legal))]
            is_bot = bool(self.table.seats[state.actor].level)
            self.do(Play(int(state.actor), action, self.table.seq), BOT if is_bot else UNNAMED)


def found_path(game: AnyGame) -> Path:
    path = path_of(game)
    assert path is not None
    return path


@every_game
def test_every_lesson_is_played_to_its_end_and_points_at_what_is_there(game: AnyGame) -> None:
    course = Course(game)
    read: list[int] = []
    for guidance in course.moments():
        table = course.table
        view = game.view(table.match.state, course.path.seat)
        scene = game.scene(view)
        assert guidance.bubbles, "the player is told what to do"
        for bubble in guidance.bubbles:
            read += [bubble.number] if bubble.number not in read else []
            pointed = pointed_at(scene, guidance, bubble, table.throw)
            assert set(pointed) <= things_of(scene), bubble.text
            assert pointed or (guidance.action is not None and bubble is guidance.bubbles[-1]), bubble.text
        if guidance.action is not None:
            assert guidance.action in view.legal
            assert (guidance.why is not None) == (len(view.legal) > 1)
        assert course.restored().guidance == guidance, "a server that was away goes on there"
    lessons = lessons_of(game)
    assert lessons is not None
    assert read == list(range(1, len(lessons.lessons) + 1))
    assert FEWEST <= len(read) <= MOST


@every_game
def test_lessons_name_clauses_that_there_are_and_are_short_in_every_language(game: AnyGame) -> None:
    lessons = lessons_of(game)
    assert lessons is not None
    clauses = {clause.id for clause in game.rulebook().clauses}
    for lesson in lessons.lessons:
        assert lesson.clauses, lesson.id
        assert set(lesson.clauses) <= clauses, lesson.id
    said = [bubble.text for guidance in found_path(game).moments.values() for bubble in guidance.bubbles]
    said += [guidance.why for guidance in found_path(game).moments.values() if guidance.why is not None]
    english = text.words("en", game)
    for language in LANGUAGES:
        words = text.words(language, game)
        for one in said:  # what a language lacks is said in English, what English lacks by its id
            assert words.say(one) != (one.id if language == "en" else english.say(one)), (language, one.id)
    assert [one.id for one in said if len(english.say(one).split()) > MOST_WORDS] == []


@every_game
def test_another_choice_is_refused_and_nothing_changes(game: AnyGame) -> None:
    course = Course(game)
    for guidance in course.moments():
        if guidance.action is None:
            continue
        steps = list(course.table.match.steps)
        others = [action for action in course.table.match.state.legal() if action != guidance.action]
        for action in others[:3]:
            with pytest.raises(TableError) as caught:
                decide(course.table, Play(course.path.seat, action, course.table.seq))
            assert caught.value.code == "lesson/other"
        assert list(course.table.match.steps) == steps


@every_game
def test_after_the_lessons_the_match_goes_on_and_its_chance_is_proved_fair(game: AnyGame) -> None:
    course = Course(game)
    for _ in course.moments():
        pass
    steps = len(course.table.match.steps)
    course.play_to_the_end()  # the first choice leaves the lessons
    record = course.table.full_record()
    assert record.fairness is not None
    assert record.fairness.already == steps
    assert verify(game, record) > 0
    assert course.restored().full_record() == record


@every_game
def test_somebody_who_leaves_the_path_plays_on_at_once(game: AnyGame) -> None:
    course = Course(game)
    course.go_to(found_path(game).moments[0].number)
    added = course.do(LeaveLesson(course.path.seat))
    assert added[0] == msgspec.convert({"t": "lesson_left"}, type(added[0]))
    assert course.table.guidance is None
    legal = course.table.match.state.legal()
    course.do(Play(course.path.seat, legal[-1], course.table.seq))
    turn = bot_turn(course.table)
    assert turn is None or turn.scripted is None, "bots choose for themselves"
    course.play_to_the_end()
    assert verify(game, course.table.full_record()) > 0


@every_game
def test_nobody_else_is_told_and_a_lesson_tells_no_secret(game: AnyGame) -> None:
    """What is sent to the player is the same for every state that the player cannot tell from this one."""
    course = Course(game)
    seat = course.path.seat
    for number, guidance in enumerate(course.moments()):
        table = course.table
        seen = sent(table, seat)
        assert guidance.bubbles[0].text.id in seen
        for other in (None, *(other for other in range(len(table.seats)) if other != seat)):
            assert presentation.lesson(Perspective(table, other)) is None
        twin = course.restored()
        twin.match.state.redeal(seat, Rng(number + 1))
        assert sent(twin, seat) == seen


def sent(table: Table, seat: int) -> str:
    place = Perspective(table, seat)
    may = presentation.Rights("", (seat,), is_host=False, may_claim=False, linked=())
    told = presentation.welcome("m", place, may, present=Counter((seat,)), seen=table.seq)
    return msgspec.json.encode(told).decode()


def test_an_undo_leads_back_to_the_same_lesson_and_the_same_throw() -> None:
    course = Course(catalogue.game("ludo"))
    course.go_to(3)
    before, steps = course.guidance, list(course.table.match.steps)
    course.do(Play(course.path.seat, before.action or 0, course.table.seq))
    course.do(AskUndo(course.path.seat))
    assert course.guidance == before
    assert list(course.table.match.steps) == steps
    assert course.restored().guidance == before


def test_who_learns_throws_by_hand_whatever_they_like_otherwise() -> None:
    course = Course(catalogue.game("ludo"))
    course.do(ChangeSettings(course.path.seat, SeatSettings(throws_by_hand=False, plays_forced=True)))
    assert not course.table.match.steps
    assert course.table.throw is not None
    assert not course.table.moves_by_itself


def test_what_happened_in_the_lessons_is_not_taken_back_later() -> None:
    course = Course(catalogue.game("last_one_alive"))
    course.go_to(3)
    course.do(LeaveLesson(course.path.seat))
    with pytest.raises(TableError) as caught:
        course.do(AskUndo(course.path.seat))
    assert caught.value.code == "undo/nothing"


def test_to_resign_leaves_the_lessons() -> None:
    course = Course(catalogue.game("last_one_alive"))
    course.go_to(2)
    course.do(Resign(course.path.seat))
    assert course.table.guidance is None
    assert course.path.seat in course.table.left
    course.play_to_the_end()


def test_a_bot_that_takes_over_follows_the_path() -> None:
    course = Course(catalogue.game("sequence"))
    course.go_to(2)
    course.do(HandOver(course.path.seat, "easy"))
    turn = bot_turn(course.table)
    assert turn is not None
    assert turn.scripted == course.guidance.action


def test_a_record_in_the_middle_of_the_lessons_can_be_played_on() -> None:
    course = Course(catalogue.game("ludo"))
    course.go_to(4)
    record = course.table.full_record()
    assert record.fairness is not None
    assert record.fairness.already == len(course.table.match.steps) == len(record.steps)


def test_a_rematch_is_an_ordinary_match_from_the_beginning() -> None:
    course = Course(catalogue.game("sequence"))
    for _ in course.moments():
        pass
    course.play_to_the_end()
    course.do(Rematch(course.path.seat), Caller(next_match="next"))
    again = rematch(course.table, "this")
    assert (again.is_lesson, again.start) == (False, None)


def test_lessons_that_were_changed_since_are_left_where_the_match_is() -> None:
    """A match that was stored with other lessons goes on as an ordinary one."""
    course = Course(catalogue.game("ludo"))
    created = course.log[0].entry
    other = [
        Logged(1, created),
        Logged(2, msgspec.convert({"t": "step", "actor": -1, "action": 6}, type(created) | Entry)),
    ]
    table = Table.restore(course.game, SECRET, other)
    assert table.guidance is None
    assert due_throws(table) or table.match.state.actor == course.path.seat or table.throw is not None


def test_a_game_without_lessons_has_no_path() -> None:
    assert path_of(HIGHCARD) is None


def test_lessons_that_changed_are_left_in_the_log_and_everybody_reads_the_same() -> None:
    """Else the chance of the next throws would depend on when a server last read the log."""
    ludo = catalogue.game("ludo")
    course = Course(ludo)
    course.go_to(3)
    seat, path = course.path.seat, found_path(ludo)
    changed = msgspec.structs.replace(path, steps=(*path.steps[:1], (seat, 99), *path.steps[2:]))

    def restored() -> Table:
        table = course.restored()
        if table.path is not None:
            table.path = changed  # what a newer server finds in the lessons
        return table

    course.table = restored()
    assert course.table.is_lesson_stale
    assert course.do(LeaveLesson(seat))[0] == LessonLeft()
    course.play_to_the_end()
    again = restored()
    assert again.full_record() == course.table.full_record()
    assert again.fixed_steps == course.table.fixed_steps > 0


def test_whatever_is_asked_first_ends_lessons_that_changed() -> None:
    course = Course(catalogue.game("ludo"))
    course.go_to(3)
    path, seat = course.path, course.path.seat
    course.table.path = msgspec.structs.replace(path, steps=((seat, 99), *path.steps[1:]))
    assert decide(course.table, Say(seat, "hello")) == [LessonLeft(), Said(seat, "hello")]
