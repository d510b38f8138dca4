/** What the server last said of its own time, and how old a price may be. */
let offsetMs = 0;
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

/** The server's time now, in milliseconds: what every countdown runs on. */
export const serverNow = (): number => Date.now() + offsetMs;

/** A price older than this (milliseconds) opens nothing. */
export const staleAfterMs = (): number => staleMs;
