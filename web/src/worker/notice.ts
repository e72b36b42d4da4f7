// What a push message says. It comes from our server; anything else is not shown.
export interface TurnNotice {
  match: string;
  title: string;
  body: string;
}

export function noticeOf(data: { json(): unknown } | null): TurnNotice | null {
  try {
    const { match, title, body } = data?.json() as Partial<TurnNotice>;
    const isWhole = typeof match === "string" && typeof title === "string" && typeof body === "string";
    return isWhole && /^[\w-]+$/.test(match) ? { match, title, body } : null;
  } catch {
    return null;
  }
}
