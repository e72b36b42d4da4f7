/* The same Ludo in C: the limit that the Python engine is compared with.

   Four players, four pieces each, the four-armed board, the nordic edition with its default options, either die.
   Actions, their order and the random numbers are those of ludotek.kernel.play_games, so for the same seed it plays
   the same games: tests/bench/test_reference.py holds the two together. A state decides step by step here too
   (actor, legal, apply); there is no search for tricks, and nothing is held back.

   cc -O3 -o ludo_reference ludo_reference.c
   ./ludo_reference plain|star_globe SEED GAMES [SECONDS]    with SECONDS: again GAMES, until so much CPU time is used
*/

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 4, PIECES = 4, PER_ARM = 13, RING = SEATS * PER_ARM, MOUTH = RING - 2, GOAL = MOUTH + 6 };
enum { YARD = -1, NOWHERE = -2 };
enum { CHANCE = -1, OVER = -2 };
enum { ENTER = 4, WIDTH = 7 };      /* actions 0 .. 3 move that piece */
enum { WAITING = -1, OUT = -2 };    /* in the opening throws */
enum { STACK = 8 };                 /* a ring field holds seat * STACK + how many stand there; 0 is empty */
enum { FACES = 6, STAR = 3, GLOBE = 5, SIX = 6 };

/* ---- random numbers: sfc32 ---- */

typedef struct {
    uint32_t a, b, c, counter;
} Rng;

static inline uint32_t bits(Rng *rng) {
    uint32_t total = rng->a + rng->b + rng->counter++;
    rng->a = rng->b ^ (rng->b >> 9);
    rng->b = rng->c + (rng->c << 3);
    rng->c = ((rng->c << 21) | (rng->c >> 11)) + total;
    return total;
}

static Rng seeded(uint64_t seed) {
    Rng rng = {(uint32_t)seed, (uint32_t)(seed >> 32), 0x9E3779B9, 1};
    for (int i = 0; i < 12; i++) bits(&rng);
    return rng;
}

static inline uint32_t below(Rng *rng, uint32_t limit) {
    uint64_t product = (uint64_t)bits(rng) * limit;
    if ((uint32_t)product < limit) {
        uint32_t unfair = -limit % limit;
        while ((uint32_t)product < unfair) product = (uint64_t)bits(rng) * limit;
    }
    return product >> 32;
}

/* ---- where each face leads: worked out once ---- */

typedef struct {
    int8_t to, low, high;           /* an own piece strictly between low and high is in the way */
} Way;

static Way ways[FACES + 1][GOAL + 1];
static int8_t pips[FACES + 1];      /* in the opening throws; a star and a globe show none */
static int special;                 /* the face that enters and earns an extra throw */

static bool is_star(int p) { return p <= MOUTH && (p % PER_ARM == 5 || p % PER_ARM == 11); }
static bool is_globe(int p) { return p <= MOUTH && (p % PER_ARM == 0 || p % PER_ARM == 8); }

static Way number_way(int p, int steps) {
    if (p + steps <= GOAL) return (Way){p + steps, p, p + steps};
    int back = 2 * GOAL - p - steps;
    return (Way){back, p < back ? p : back, GOAL};
}

static Way star_way(int p) {
    if (p > MOUTH) return (Way){MOUTH, MOUTH, p};
    for (int q = p + 1; q <= MOUTH && !is_globe(q); q++)
        if (is_star(q)) return (Way){q, p, q};
    return (Way){NOWHERE, 0, 0};
}

static Way globe_way(int p) {
    if (p > MOUTH) return (Way){GOAL, p, GOAL};
    for (int q = p + 1; q <= MOUTH; q++)
        if (is_globe(q)) return (Way){q, p, q};
    return (Way){NOWHERE, 0, 0};
}

static void set_up(bool plain) {
    special = plain ? SIX : GLOBE;
    for (int face = 1; face <= FACES; face++) {
        bool number = plain || (face != STAR && face != GLOBE);
        pips[face] = number ? face : 0;
        for (int p = 0; p < GOAL; p++)
            ways[face][p] = number ? number_way(p, face) : face == STAR ? star_way(p) : globe_way(p);
    }
}

/* ---- the state ---- */

typedef struct {
    int actor, seat, face, tries, found, winner;
    bool is_opening;
    int8_t pos[SEATS][PIECES];      /* counted from the own start globe */
    int8_t ring[RING];
    int8_t yard[SEATS], home[SEATS], opening[SEATS];
    int8_t moves[WIDTH];            /* the legal actions for the face */
} State;

static State begin(void) {
    State s = {.actor = CHANCE, .winner = NOWHERE, .is_opening = true};
    memset(s.pos, YARD, sizeof s.pos);
    memset(s.yard, PIECES, sizeof s.yard);
    memset(s.opening, WAITING, sizeof s.opening);
    return s;
}

static inline int field_of(int seat, int position) {
    int field = seat * PER_ARM + position;
    return field < RING ? field : field - RING;
}

static void begin_turn(State *s, int seat) {
    s->seat = seat;
    s->tries = s->yard[seat] + s->home[seat] == PIECES ? 3 : 1;
    s->actor = CHANCE;
}

static void after_throw(State *s) {
    if (s->home[s->seat] == PIECES) {
        s->winner = s->seat;
        s->actor = OVER;
        return;
    }
    if (s->face == special) s->tries = 1;
    if (s->tries > 0)
        s->actor = CHANCE;
    else
        begin_turn(s, (s->seat + 1) % SEATS);
}

/* ---- the opening: the highest begins, those who tie for it throw again ---- */

static void settle_opening(State *s);

static void next_opening_throw(State *s) {
    for (int step = 1; step <= SEATS; step++) {
        int seat = (s->seat + step) % SEATS;
        if (s->opening[seat] == WAITING) {
            s->seat = seat;
            return;
        }
    }
    settle_opening(s);
}

static void settle_opening(State *s) {
    int best = OUT, tied = 0, first = 0;
    for (int seat = 0; seat < SEATS; seat++)
        if (s->opening[seat] > best) best = s->opening[seat];
    for (int seat = 0; seat < SEATS; seat++)
        if (s->opening[seat] == best) {
            tied++;
            first = seat;
        }
    if (tied == 1) {
        s->is_opening = false;
        begin_turn(s, first);
        return;
    }
    for (int seat = 0; seat < SEATS; seat++) s->opening[seat] = s->opening[seat] == best ? WAITING : OUT;
    next_opening_throw(s);
}

/* ---- throws and moves ---- */

static inline bool is_free(const int8_t *own, int piece, Way way) {
    for (int j = 0; j < PIECES; j++) {
        if (j != piece && way.low < own[j] && own[j] < way.high) return false;
        if (j < piece && own[j] == own[piece]) return false;      /* the same move as that piece's */
    }
    return true;
}

static void find_moves(State *s) {
    const int8_t *own = s->pos[s->seat];
    int found = 0;
    for (int i = 0; i < PIECES; i++) {
        if (own[i] == YARD || own[i] == GOAL) continue;
        Way way = ways[s->face][own[i]];
        if (way.to >= 0 && is_free(own, i, way)) s->moves[found++] = i;
    }
    if (s->face == special && s->yard[s->seat] > 0) s->moves[found++] = ENTER;
    s->found = found;
}

static void throw_die(State *s, int face) {
    s->face = face;
    s->tries--;
    find_moves(s);
    if (s->found > 0)
        s->actor = s->seat;
    else
        after_throw(s);
}

static void leave_field(State *s, int position) {
    if (position > MOUTH) return;
    int8_t *standing = &s->ring[field_of(s->seat, position)];
    *standing = (*standing & (STACK - 1)) == 1 ? 0 : *standing - 1;
}

static void knock_home(State *s, int owner, int field) {
    int position = (field - owner * PER_ARM + RING) % RING;
    for (int i = 0; i < PIECES; i++)
        if (s->pos[owner][i] == position) {
            s->pos[owner][i] = YARD;
            s->yard[owner]++;
        }
}

/* Whom it meets on a ring field: nobody or own pieces, one opponent (goes home), or more (it goes home itself). */
static bool may_stand(State *s, int field) {
    int8_t *standing = &s->ring[field];
    int owner = *standing / STACK, count = *standing % STACK;
    if (count > 0 && owner == s->seat) {
        ++*standing;
        return true;
    }
    if (count > 1) return false;
    if (count == 1) knock_home(s, owner, field);
    *standing = s->seat * STACK + 1;
    return true;
}

static void arrive(State *s, int piece, int to) {
    int seat = s->seat;
    if (to <= MOUTH && !may_stand(s, field_of(seat, to))) {
        s->pos[seat][piece] = YARD;
        s->yard[seat]++;
        return;
    }
    if (to == GOAL) s->home[seat]++;
    s->pos[seat][piece] = to;
}

static void make_move(State *s, int action) {
    int8_t *own = s->pos[s->seat];
    if (action == ENTER) {
        int piece = 0;
        while (own[piece] != YARD) piece++;
        s->yard[s->seat]--;
        arrive(s, piece, 0);
    } else {
        int from = own[action];
        leave_field(s, from);
        arrive(s, action, ways[s->face][from].to);
    }
    after_throw(s);
}

static void apply(State *s, int action) {
    if (s->actor != CHANCE)
        make_move(s, action);
    else if (s->is_opening) {
        s->opening[s->seat] = pips[action];
        next_opening_throw(s);
    } else
        throw_die(s, action);
}

static int legal_into(const State *s, int8_t *out) {
    for (int i = 0; i < s->found; i++) out[i] = s->moves[i];
    return s->found;
}

/* ---- random games ---- */

static int64_t play_randomly(State *s, Rng *rng) {
    int8_t out[WIDTH];
    int64_t applied = 0;
    while (s->actor != OVER) {
        if (s->actor == CHANCE)
            apply(s, below(rng, FACES) + 1);
        else
            apply(s, out[below(rng, legal_into(s, out))]);
        applied++;
    }
    return applied;
}

static double cpu_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec + now.tv_nsec * 1e-9;
}

int main(int count, char **words) {
    if (count < 4 || count > 5 || (strcmp(words[1], "plain") && strcmp(words[1], "star_globe"))) {
        fprintf(stderr, "usage: %s plain|star_globe SEED GAMES [SECONDS]\n", words[0]);
        return 2;
    }
    set_up(!strcmp(words[1], "plain"));
    Rng rng = seeded(strtoull(words[2], NULL, 10));
    int64_t batch = atoll(words[3]), games = 0, decisions = 0, wins[SEATS] = {0};
    double enough = count == 5 ? atof(words[4]) : 0, started = cpu_seconds(), used;
    const State start = begin();
    do {
        for (int64_t game = 0; game < batch; game++) {
            State s = start;
            decisions += play_randomly(&s, &rng);
            wins[s.winner]++;
        }
        games += batch;
        used = cpu_seconds() - started;
    } while (used < enough);
    printf("{\"games\": %" PRId64 ", \"decisions\": %" PRId64 ", \"cpu_seconds\": %.6f, \"wins\": [", games, decisions, used);
    for (int seat = 0; seat < SEATS; seat++) printf("%s%" PRId64, seat ? ", " : "", wins[seat]);
    printf("]}\n");
    return 0;
}
