// Small things remembered on this device. Without storage (private mode) they last as long as the page.
const memory = new Map<string, string>();

export function recall<T>(name: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(`ludotek.${name}`) ?? memory.get(name);
    return found ? (JSON.parse(found) as T) : otherwise;
  } catch {
    return otherwise;
  }
}

/** Whether it will still be known after the page is closed. */
export function remember(name: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    localStorage.setItem(`ludotek.${name}`, text);
    return true;
  } catch {
    return false;
  }
}
