"""Whole matches in real browsers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.table import People, Person, keys_of, play_until


def test_a_match_with_the_keyboard_only(people: People) -> None:
    """From the home page to the result, without touching a mouse."""
    anna = people.come()
    page = anna.open("/new/ludo")
    page.get_by_role("button", name="Start and invite").wait_for()
    press_until_focused(anna, "By link")
    page.keyboard.press("ArrowRight")  # all others are bots
    press_until_focused(anna, "Remove player 3")
    page.keyboard.press("Enter")
    press_until_focused(anna, "Remove player 3")
    page.keyboard.press("Enter")
    press_until_focused(anna, "four")
    for _ in range(3):
        page.keyboard.press("ArrowLeft")  # to the next thing
    press_until_focused(anna, "Start the game")
    page.keyboard.press("Enter")
    anna.board.wait_for()
    keys = ["Enter", "1", "ArrowDown"]

    def step() -> bool:
        if anna.choices.first.is_visible():
            page.keyboard.press(keys[0])
            keys.append(keys.pop(0))
        else:
            page.wait_for_timeout(20)
        return anna.is_over()

    play_until([], step)


def press_until_focused(person: Person, name: str) -> None:
    """Tab until the thing with this name has the focus."""
    for _ in range(80):
        person.page.keyboard.press("Tab")
        focused: str = person.page.evaluate(
            "(a => a.getAttribute('aria-label') ?? (a.closest('label') ?? a).innerText)(document.activeElement)"
        )
        if focused.strip() == name:
            return
    raise AssertionError(f"{name!r} cannot be reached with Tab")


def test_a_match_on_a_phone_by_touch(people: People) -> None:
    """390 by 844, tapping the pieces on the board; nothing scrolls sideways, targets are large enough."""
    anna = people.come(size=(390, 844), touch=True)
    made = people.match("here", "bot")
    page = anna.sit_down(made["match"], *keys_of(made, "here"))

    def step() -> bool:
        if anna.choices.first.is_visible():
            tap_lit_piece(anna)
        else:
            page.wait_for_timeout(20)
        return anna.is_over()

    play_until([], step)
    anna.picture("phone-result")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    small = page.evaluate(
        "[...document.querySelectorAll('button, a, input, select')].filter(e => e.checkVisibility() && "
        "(e.getBoundingClientRect().height < 40 || e.getBoundingClientRect().width < 40)).map(e => e.outerHTML)"
    )
    assert small == []


def tap_lit_piece(person: Person) -> None:
    box = person.page.locator("svg.live .ring").first.bounding_box()
    if box:
        person.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_several_people_at_one_device(people: People) -> None:
    """Two seats here: the picture turns to the player who decides, without a curtain in a game without secrets."""
    anna = people.come()
    made = people.match("here", "here")
    anna.sit_down(made["match"], *keys_of(made, "here"))
    play_until([anna], anna.is_over)


def test_what_is_not_allowed_explains_itself_with_its_clause(people: People) -> None:
    anna = people.come()
    made = people.match("here", "bot", options={})
    page = anna.sit_down(made["match"], *keys_of(made, "here"))
    anna.choices.first.wait_for()
    box = page.locator("[data-thing=piece-1-3]").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)  # the other side's
    notice = page.locator("[data-card]").filter(has_text="Rule LUDO-")
    expect(notice).to_be_visible()
    expect(notice).to_contain_text("Piece")  # what it is, besides why it is no choice
    anna.picture("refusal")
    page.keyboard.press("Escape")
    expect(notice).to_be_hidden()
    page.keyboard.press("?")
    played = len(anna.played)
    page.wait_for_timeout(500)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(notice).to_be_visible()
    page.keyboard.press("ArrowLeft")  # to the next thing
    expect(notice).to_be_visible()
    assert len(anna.played) == played, "in this mode nothing is chosen"
    page.keyboard.press("Escape")
    page.wait_for_timeout(500)  # two clicks at once would be a double click, which looks closer
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    notice.get_by_role("link").click()
    expect(page.get_by_role("dialog").locator("article.here")).to_be_visible()


def settled_lines(person: Person) -> int:
    """How long the log is when nothing more is being told."""
    count = -1
    while count != person.lines.count():
        count = person.lines.count()
        person.page.wait_for_timeout(700)
    return count


def test_undo_needs_consent(people: People) -> None:
    anna, bo = people.come(), people.come()
    made = people.match("link", "link", options={})
    keys = keys_of(made, "link")
    anna.sit_down(made["match"], keys[0])
    bo.sit_down(made["match"], keys[1])
    play_until([anna, bo], lambda: anna.lines.filter(has_text="brings a piece out").count() > 0)
    asker, other = (anna, bo) if anna.lines.filter(has_text="Green brings").count() else (bo, anna)
    before = settled_lines(anna)
    asker.page.get_by_role("button", name="More").click()
    asker.page.get_by_role("button", name="Take back my last move").click()
    other.page.get_by_role("button", name="Agree").click()
    expect(other.page.get_by_role("button", name="Agree")).to_be_hidden()
    expect(anna.lines.nth(before - 1)).to_have_count(0, timeout=10_000)
    assert anna.lines.all_inner_texts() == bo.lines.all_inner_texts()


def test_chat_reaches_everybody_in_the_own_language(people: People) -> None:
    anna, bo = people.come(), people.come(language="de")
    made = people.match("link", "link")
    keys = keys_of(made, "link")
    anna.sit_down(made["match"], keys[0])
    bo.sit_down(made["match"], keys[1])
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_role("button", name="Well played!").click()
    expect(bo.page.get_by_text("Gut gespielt!").first).to_be_visible()
    bo.page.get_by_role("tab", name="Chat").click()
    bo.page.get_by_label("Schreib etwas").fill("Danke, <b>Anna</b>!")
    bo.page.get_by_label("Schreib etwas").press("Enter")
    expect(anna.page.get_by_text("Danke, <b>Anna</b>!").first).to_be_visible()


def test_a_seat_is_handed_over_and_given_up(people: People) -> None:
    anna = people.come()
    made = people.match("here", "here", options={})
    page = anna.sit_down(made["match"], *keys_of(made, "here"))
    panels = page.get_by_role("list", name="Players").get_by_role("button")
    panels.first.click()
    page.get_by_role("button", name="Easy bot").click()
    expect(panels.first).to_contain_text("Easy bot")
    panels.nth(1).click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Yes, give up").click()
    expect(anna.result).to_be_visible()


def test_pointing_at_a_piece_shows_where_it_leads(people: People) -> None:
    """With the mouse by hovering, with a finger by a long press, which does not play."""
    anna = people.come(pace="fast")
    made = people.match("here", "bot", options={})
    page = anna.sit_down(made["match"], *keys_of(made, "here"))
    throw_until_there_is_a_choice(anna)
    box = page.locator("svg.live .ring").first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    expect(page.locator("svg.live .ghost")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator("svg.live .ghost")).to_have_count(0)
    touch = """([kind, clientX, clientY]) => document.querySelector("svg.live").dispatchEvent(
        new PointerEvent(kind, { bubbles: true, pointerType: "touch", clientX, clientY }))"""
    page.evaluate(touch, ["pointerdown", x, y])
    expect(page.locator("svg.live .ghost")).to_have_count(1)
    anna.picture("ghost")
    page.evaluate(touch, ["pointerup", x, y])
    expect(page.locator("svg.live .ghost")).to_have_count(0)
    expect(anna.choices.first).to_be_visible()


def throw_until_there_is_a_choice(person: Person) -> None:
    """Every throw of one's own waits for one's own hand."""
    throw = person.page.get_by_role("button", name="Throw", exact=True)
    for _ in range(60):
        throw.or_(person.choices.first).first.wait_for()
        if person.choices.first.is_visible():
            return
        throw.click()
    raise AssertionError("sixty throws without a choice")
