import { useSyncExternalStore } from 'react';
import { onSession, session } from './session/session';

/** An answer as it was last seen, and when: ISO 8601. */
interface Seen {
  readonly at: string;
  readonly language: string;
  readonly data: unknown;
}
type Answers = Readonly<Record<string, Seen>>;

/** Answers that belong to nobody stay with the device; a person's own go when their session does. */
const keys = { open: 'tarn.seen', own: 'tarn.seen.own' } as const;
const OPEN = ['Platform', 'PopularMarkets', 'LandingTerms', 'Markets', 'Instrument'];
const OWN = ['Me'];

export const isKept = (name: string): boolean => OPEN.includes(name) || OWN.includes(name);

const keyOf = (name: string) => (OWN.includes(name) ? keys.own : keys.open);

/**
 * Keeps an answer for when there is no network. `name` is the operation's, and behind a space of what it
 * was. `token` is of the session that asked.
 */
export function keepSeen(name: string, data: unknown, token: string | null): void {
  shown(name, null);
  if (OWN.includes(name) && (token === null || token !== session().token)) return;
  const seen: Seen = { at: new Date().toISOString(), language: session().language, data };
  const key = keyOf(name);
  write(key, { ...read(key), [name]: seen });
}

/** What was last seen, in this language; from then on the screen says how old it is. */
export function lookBack(name: string): unknown {
  const seen = read(keyOf(name))[name];
  if (seen?.language !== session().language) return null;
  shown(name, seen.at);
  return seen.data;
}

/** Forgets what is a person's own with the session it came by. */
export function followSession(): void {
  let { token } = session();
  const forget = () => {
    shown('Me', null);
    write(keys.own, null);
  };
  if (token === null) forget();
  onSession(() => {
    const now = session();
    if (now.token !== token || now.locked !== null) forget();
    ({ token } = now);
  });
}

const old = new Map<string, string>();
const listeners = new Set<() => void>();
let oldest: string | null = null;

function shown(key: string, at: string | null): void {
  const [name = ''] = key.split(' ');
  if (at === null) old.delete(name);
  else if (name !== 'Platform') old.set(name, at);
  const now = [...old.values()].sort()[0] ?? null;
  if (now === oldest) return;
  oldest = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Since when what is on screen has not been heard of again; null while it is of now. */
export const useSeenAt = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => oldest,
    () => null,
  );

function read(key: string): Answers {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Answers;
  } catch {
    return {};
  }
}

function write(key: string, answers: Answers | null): void {
  try {
    if (answers === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(answers));
  } catch {
    // Storage is full or refused: nothing is kept.
  }
}
