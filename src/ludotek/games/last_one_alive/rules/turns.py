"""The course of a turn, stage by stage. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_alive.rules.codes import (
    BANGS,
    BARRICADES,
    BLANK,
    DEAL,
    DRAWS,
    FIRST,
    KINDS,
    LIMIT,
    MARK,
    MARK_DIE,
    MEDIKIT,
    MOST_DICE,
    NONE,
    ONE,
    PASS,
    PICK,
    PICK_DICE,
    POST,
    PRE,
    PUSH,
    REROLL_BARRICADE,
    RESCUE,
    RISEN,
    SHOOT,
    SHOOT_AMBUSH,
    SIDE,
    TWO,
    Plan,
)
from ludotek.games.last_one_alive.rules.drawing import total
from ludotek.games.last_one_alive.rules.uses import Uses
from ludotek.kernel.state import CHANCE, room


class LoaState(Uses):
    def copy(self) -> "LoaState":
        twin = LoaState(
            self.plan,
            self.tiles[:],
            self.held[:],
            self.hero[:],
            self.lives[:],
            self.ones[:],
            self.twos[:],
            self.gone[:],
            self.bag[:],
            self.out[:],
            self.tray[:],
            self.lies[:],
            self.bangs[:],
            self.used[:],
        )
        twin.copy_scalars(self)
        return twin

    def apply(self, action: i64) -> None:
        if self.actor == CHANCE:
            self.happen(action)
            return
        stage = self.stage
        if stage == PICK:
            self.pick(action - PICK_DICE)
        elif stage == BANGS:
            self.choose_bang(action)
        elif stage == PRE:
            self.choose_before(action)
        elif stage == BARRICADES:
            self.choose_push(action)
        elif stage == POST:
            self.choose_after(action)
        elif stage == MARK:
            self.choose_mark(action)
        elif stage == LIMIT:
            self.choose_drop(action)
        elif stage == RESCUE:
            self.choose_rescue(action)
        elif stage == SIDE:
            self.choose_side(action)
        else:
            self.choose_draw(action)

    def happen(self, outcome: i64) -> None:
        if self.todo != 0:
            self.roll(outcome)
            return
        stage = self.stage
        if stage == RISEN:
            self.roll_risen(outcome)
        elif stage == RESCUE:
            self.roll_rescue(outcome)
        elif stage == DEAL:
            self.deal(outcome)
        elif stage == FIRST:
            self.begin_set_up(outcome)
        else:
            self.draw(outcome)

    # Before rolling: LOA-R24

    def begin_turn(self, seat: i64) -> None:
        self.seat = seat
        self.turn += 1
        self.due = self.level()  # LOA-72
        if self.story is not None:
            self.tell("turn", {"seat": seat, "level": self.due, "turn": self.turn})
        self.open_before()

    def open_before(self) -> None:
        if self.has_before():
            self.stage = PRE
            self.actor = self.seat
        else:
            self.open_pick()  # LOA-R49

    def choose_before(self, action: i64) -> None:
        if action == PASS:
            if self.story is not None:
                self.tell_passed()
            self.open_pick()
            return
        self.use_before(action)
        self.open_before()

    # Choosing dice

    def open_pick(self) -> None:
        self.stage = PICK
        self.actor = self.seat
        zombies = self.pool - self.compulsory()
        most = self.plan.others
        if self.further() == zombies + 3 * most:
            self.pick(((zombies * 4 + most) * 4 + most) * 4 + most)  # LOA-R06, LOA-R49: all that is left

    def pick(self, code: i64) -> None:
        compulsory = self.compulsory()
        zombies = compulsory + (code >> 6)
        shots = code >> 4 & 3
        items = code >> 2 & 3
        barricades = code & 3
        if self.story is not None:
            facts: dict[str, int] = {"seat": self.seat, "zombie": zombies, "shot": shots, "item": items}
            self.tell("picked", {**facts, "barricade": barricades, "compulsory": compulsory})
        self.take_dice(zombies, shots, items, barricades)

    # After rolling

    def open_post(self) -> None:
        if self.has_after():
            self.stage = POST
            self.actor = self.seat
        else:
            self.resolve()

    def resolve(self) -> None:
        """LOA-20, then LOA-24: items, shots, barricades."""
        self.assign()
        self.open_items()

    def choose_after(self, action: i64) -> None:
        if action == PASS:
            if self.story is not None:
                self.tell_passed()
            self.resolve()
        elif action >= MARK_DIE:
            self.mark(action - MARK_DIE)
        elif action >= REROLL_BARRICADE:
            self.reroll_barricade(action)
        else:
            self.reroll_shot(action)

    # Shots: LOA-26 .. LOA-29

    def open_bangs(self) -> None:
        if self.has_bang_choice():
            self.stage = BANGS
            self.actor = self.seat
        else:
            self.open_barricades()

    def choose_bang(self, action: i64) -> None:
        if action == PASS:
            if self.story is not None:
                self.tell_passed()
            self.open_barricades()
            return
        if action > SHOOT:
            self.shoot(action)
        elif not self.use_after(action):
            return
        self.open_bangs()

    def shoot(self, action: i64) -> None:
        seat = self.seat
        position: i64 = NONE
        if action >= SHOOT_AMBUSH:
            position = self.drop_ambush(action - SHOOT_AMBUSH)
        elif action == SHOOT + 1:
            self.ones[seat] -= 1
            self.pool += 1  # LOA-27
        else:
            self.twos[seat] -= 1  # LOA-32, LOA-33, LOA-R12: from now on it shows one zombie
            self.ones[seat] += 1
        self.bangs_used += 1
        if self.story is not None:
            facts: dict[str, int] = {"seat": seat, "code": action, "left": self.bangs_left()}
            self.tell("bang", {**facts, "used": self.bangs_used, "position": position})
        if self.bangs_used == 3 and not self.hero_used:
            self.give_hero(seat, 1)  # LOA-29, LOA-46, LOA-R15

    # Barricades: LOA-30, LOA-31

    def open_barricades(self) -> None:
        if self.has_push_choice():
            self.stage = BARRICADES
            self.actor = self.seat
        else:
            self.close_barricades()

    def choose_push(self, action: i64) -> None:
        if action == PASS:
            if self.story is not None:
                self.tell_passed()
            self.close_barricades()
            return
        if action > PUSH:
            self.charge_result()
            self.shift_one(action - PUSH, 2)
        elif not self.use_after(action):
            return
        self.open_barricades()

    def close_barricades(self) -> None:
        """LOA-31, LOA-R18: looked at once, here; neither zombies nor ambushes may be left."""
        self.draws = self.results_left() if self.is_clear() else 0
        self.open_end_draw()

    # The Medikit: LOA-57, LOA-R34

    def choose_rescue(self, action: i64) -> None:
        if action == PASS:
            if self.story is not None:
                self.tell_passed()
            self.overpower()
        else:
            self.use(MEDIKIT, action)
            self.actor = CHANCE

    def roll_rescue(self, face: i64) -> None:
        is_saved = face != BLANK
        if self.story is not None:
            self.tell("medikit", {"seat": self.seat, "face": face, "saved": 1 if is_saved else 0})
        if is_saved:
            self.clear_front(self.seat)  # LOA-57, LOA-102: everything in front is discarded
            self.end_turn()
        else:
            self.open_rescue()  # LOA-R34: perhaps with another one

    # Zombified seats: LOA-111 .. LOA-113

    def roll_risen(self, face: i64) -> None:
        to = self.after(self.seat)
        if self.story is not None:
            self.tell("zombie_roll", {"seat": self.seat, "face": face, "to": to})
        if face == ONE:  # LOA-112
            self.ones[to] += 1
            self.pool -= 1
        elif face == TWO:
            self.twos[to] += 1
            self.pool -= 1
        self.next_turn(self.seat)  # LOA-113: an ambush is ignored


def blank(plan: Plan) -> LoaState:
    """A state with nothing in it yet."""
    seats = plan.seats
    return LoaState(
        plan,
        room(seats * KINDS),
        room(seats),
        room(seats),
        room(seats),
        room(seats),
        room(seats),
        room(seats),
        room(DRAWS),
        room(KINDS),
        room(MOST_DICE),
        room(MOST_DICE),
        room(3),
        room(3),
    )


def begin(plan: Plan) -> LoaState:
    """Everything in the bag and in the pool. LOA-02, LOA-03, LOA-06, LOA-R03"""
    state = blank(plan)
    for seat in range(plan.seats):
        state.lives[seat] = plan.lives  # LOA-100
    for kind in range(DRAWS):
        state.bag[kind] = plan.bag[kind]
    state.bag_total = total(plan.bag)
    state.heroes = plan.heroes
    state.pool = plan.zombies
    state.alive = plan.seats
    if plan.first != NONE:
        state.begin_set_up(plan.first)  # LOA-R01
    return state
