/** What the server last said of its own time, and how old a price may be. */
let offsetMs: number | null = null;
let staleMs = 5_000;

interface Facts {
  readonly serverTime?: string;
  readonly staleAfterMs?: number;
}

/** Takes the clock from an answer. `sentAt` and `receivedAt` are of this device, in milliseconds. */
export function noteServerClock(facts: Facts, sentAt: number, receivedAt: number): void {
  if (facts.staleAfterMs !== undefined) staleMs = facts.staleAfterMs;
  if (facts.serverTime === undefined) return;
  const server = Date.parse(facts.serverTime);
  if (!Number.isNaN(server)) offsetMs = server - (sentAt + receivedAt) / 2;
}

/**
 * Takes the clock from the `Date` of any answer of the server's, as long as nothing better was heard: a
 * page that the server drew asks for no time. Headers name whole seconds, cut off: half of one is added.
 */
export function noteDate({ headers }: Response, sentAt: number): void {
  const server = Date.parse(headers.get('date') ?? '');
  if (offsetMs === null && !Number.isNaN(server))
    offsetMs = server + 500 - (sentAt + Date.now()) / 2;
}

/** Whether the server has said what time it is. */
export const clockKnown = (): boolean => offsetMs !== null;

/** The server's time now, in milliseconds: what every countdown runs on. */
export const serverNow = (): number => Date.now() + (offsetMs ?? 0);

/** A price older than this (milliseconds) opens nothing. */
export const staleAfterMs = (): number => staleMs;
