import { useSyncExternalStore } from 'react';
import { isOurs } from './isOurs';

/** A server that is silent for longer is lost. Its sockets hear it each second. */
const SILENCE_MS = 2_000;
const WATCH_MS = 500;
/** While it is lost it is looked for again after pauses that grow to this. */
const PAUSE_MAX_MS = 10_000;
/** HTTP and socket come back one after the other; who asks again asks once. */
const TOGETHER_MS = 250;

type Listener = () => void;

const here = typeof window !== 'undefined';
let lost = here && !navigator.onLine;
let lastAt = Date.now();
/** Since when something may have been missed, in milliseconds. */
let gapAt: number | null = null;
let looking = false;
/** The newest question whether the server is there. */
let asked = Promise.resolve();
const changes = new Set<Listener>();
const backs = new Set<(since: number) => void>();
let wake: Listener = () => undefined;

/** The server was heard: it answered over HTTP. */
export function heard(): void {
  lastAt = Date.now();
  if (!lost) return;
  become(false);
  announce();
}

/** A socket brought something. A device that says it has no network is believed more than that. */
export function heardBySocket(): void {
  if (navigator.onLine) heard();
}

/** The server is lost, and looked for until it answers. */
export function lose(): void {
  become(true);
  void look();
}

/** Something did not come through: the server is lost unless it answers now. */
export function doubt(): Promise<void> {
  if (looking) {
    wake();
    return asked;
  }
  looking = true;
  return (asked = answers().then((there) => {
    looking = false;
    (there ? heard : lose)();
  }));
}

/** Whether the server answers a question that is asked from now on; what was under way before says nothing of that. */
export async function answersNow(): Promise<boolean> {
  const there = await answers();
  (there ? heard : lose)();
  return there;
}

/**
 * Watches a socket on which the server is to be heard. `silent` is called when it is not. Returns the way
 * to stop.
 */
export function watchSilence(silent: Listener): Listener {
  let checkedAt = Date.now();
  lastAt = checkedAt;
  const timer = setInterval(() => {
    const now = Date.now();
    // A page that slept has not read what came meanwhile.
    if (now - checkedAt > WATCH_MS + SILENCE_MS) lastAt = now;
    checkedAt = now;
    if (now - lastAt <= SILENCE_MS) return;
    lose();
    silent();
  }, WATCH_MS);
  return () => {
    clearInterval(timer);
  };
}

/** A socket closed although nobody meant it to: until the next one stands, what is told is missed. */
export function socketLost(): void {
  gapAt ??= lastAt;
  void doubt();
}

/** A socket stands again after a loss. */
export function socketBack(): void {
  announce();
}

let due: ReturnType<typeof setTimeout> | null = null;

function announce(): void {
  due ??= setTimeout(() => {
    due = null;
    // Lost once more meanwhile: the next time it is heard tells of both.
    if (lost) return;
    const since = gapAt ?? lastAt;
    gapAt = null;
    for (const back of backs) back(since);
  }, TOGETHER_MS);
}

/** Called after a loss, once the server is heard again, with since when something may have been missed. */
export function onBack(listener: (since: number) => void): Listener {
  backs.add(listener);
  return () => backs.delete(listener);
}

/** How many tries had failed when the server was heard again; null while it is lost. */
let triesAtBack: number | null = 0;

/**
 * A pause before another try, shorter when the server is found meanwhile, and from then on short again: a
 * socket must not wait for seconds because of what failed while nothing came through. Half of it is chance.
 */
export async function pauseBefore(tries: number): Promise<void> {
  let off: Listener = () => undefined;
  if (tries === 0) triesAtBack = 0;
  if (!lost) triesAtBack ??= tries;
  const most = Math.min(PAUSE_MAX_MS, 500 * 2 ** Math.max(0, tries - (triesAtBack ?? 0)));
  await new Promise<void>((resolve) => {
    off = subscribe(() => {
      if (!lost) resolve();
    });
    const [chance = 0] = crypto.getRandomValues(new Uint8Array(1));
    setTimeout(resolve, most * (0.5 + chance / 511));
  });
  off();
}

async function look(): Promise<void> {
  if (looking) return;
  looking = true;
  for (let tries = 0; isLost(); tries += 1) {
    await Promise.race([pauseBefore(tries), new Promise<void>((resolve) => (wake = resolve))]);
    if (isLost() && (await answers())) heard();
  }
  looking = false;
}

/** Asks the lightest thing there is. */
const answers = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(SILENCE_MS) }).then(
    isOurs,
    () => false,
  );

/** A call, because it changes while something else is waited for. */
const isLost = (): boolean => lost;

function become(now: boolean): void {
  if (lost === now) return;
  lost = now;
  triesAtBack = null;
  if (lost) gapAt ??= lastAt;
  for (const listener of changes) listener();
}

if (here) {
  window.addEventListener('offline', lose);
  window.addEventListener('online', () => void doubt());
  if (lost) void look();
}

function subscribe(listener: Listener): Listener {
  changes.add(listener);
  return () => changes.delete(listener);
}

/** Resolves once the server is heard, at once while it is. */
export async function untilHeard(): Promise<void> {
  let off: Listener = () => undefined;
  if (lost) await new Promise<void>((resolve) => (off = subscribe(resolve)));
  off();
}

/** Whether the server is heard, by socket or by HTTP. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !lost,
    () => true,
  );

/** When the server was last heard, in milliseconds. */
export const lastHeard = (): number => lastAt;
