// Whether the last thing touched was the keyboard: then the focus is led, else it is left alone.
let isKeyboard = false;

addEventListener("keydown", () => (isKeyboard = true), { capture: true });
addEventListener("pointerdown", () => (isKeyboard = false), { capture: true });

export const usesKeyboard = (): boolean => isKeyboard;

/** Nothing in particular has the focus. */
export function isNothing(target: EventTarget | null): boolean {
  return target === null || target === document.body || (target instanceof Element && target.matches("main"));
}

/** A key that is meant for the page and not for a field or a dialog. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest("input, textarea, select, dialog");
}
