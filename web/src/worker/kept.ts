// What is kept for a start without a network, and how it is found again.

// Words, rules and pictures of the server: the newest where there is a network, else as they were.
const KEPT = /^\/api\/(games|bots|text\/[\w.]+|games\/[\w-]+\/(art\.svg|cover\.svg|(text|rules|summary|pictures|clauses)\/[\w.-]+))$/;
const PATIENCE = 4000; // milliseconds for a network that does not answer, before what is kept will do
export const TEXTS = "ludotek-texts";
export const IS_KEPT = "x-ludotek-kept"; // on an answer that did not come from the server

export const isKept = (path: string): boolean => KEPT.test(path);

/** Which of the addresses that a page has loaded are to be kept. */
export function keepable(addresses: readonly string[], origin: string): string[] {
  const found = addresses.map((address) => new URL(address, origin)).filter((address) => address.origin === origin && isKept(address.pathname));
  return [...new Set(found.map((address) => address.pathname + address.search))];
}

export interface Shelf {
  match(request: Request): Promise<Response | undefined>;
  put(request: Request, response: Response): Promise<void>;
}

/** The server's answer, which is kept; without a whole one, or with none for long, what was kept. */
export async function newest(request: Request, shelf: Shelf, ask: (request: Request) => Promise<Response>, patience = PATIENCE): Promise<Response> {
  const kept = await shelf.match(request);
  const asked = ask(request).then(async (answer) => {
    if (!answer.ok) return answer;
    const whole = new Response(await answer.blob(), answer); // a network may go in the middle of an answer
    await shelf.put(request, whole.clone()).catch(() => undefined); // no room: it is answered all the same
    return whole;
  });
  if (!kept) return asked;
  const late = new Promise<null>((done) => setTimeout(() => done(null), patience));
  const answer = await Promise.race([asked.catch(() => null), late]);
  return answer ?? marked(kept);
}

function marked(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set(IS_KEPT, "1");
  return new Response(kept.body, { status: kept.status, headers });
}
