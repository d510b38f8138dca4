import { useSyncExternalStore } from 'react';
import { defaultLanguage, languages, type Language } from '../../../../schema/languages';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** How rising and falling prices are coloured; `auto`: as the language is used to. */
export const priceColours = ['auto', 'green-up', 'red-up', 'red-blue', 'blue-orange'] as const;
export type PriceColours = (typeof priceColours)[number];

/** What this device remembers between visits. */
interface Session {
  readonly token: string | null;
  readonly language: Language;
  readonly theme: Theme;
  readonly prices: PriceColours;
  readonly balanceHidden: boolean;
  /** True from logging out on purpose until Home shows: the way there asks nobody to log in. */
  readonly farewell: boolean;
  /**
   * Why the account behind the token is locked; null while nobody said it is. Not remembered between
   * visits: the server is asked.
   */
  readonly locked: string | null;
}

const keys = {
  token: 'tarn.token',
  language: 'tarn.language',
  theme: 'tarn.theme',
  prices: 'tarn.prices',
  balanceHidden: 'tarn.balanceHidden',
} as const;

const listeners = new Set<() => void>();
let current: Session = fromStorage({ farewell: false, locked: null });

function fromStorage({ farewell, locked }: Pick<Session, 'farewell' | 'locked'>): Session {
  const language = languages.find((code) => code === read(keys.language));
  const theme = themes.find((name) => name === read(keys.theme));
  const prices = priceColours.find((name) => name === read(keys.prices));
  return {
    token: read(keys.token),
    language: language ?? defaultLanguage,
    theme: theme ?? 'auto',
    prices: prices ?? 'auto',
    balanceHidden: read(keys.balanceHidden) === 'yes',
    farewell,
    locked,
  };
}

export const session = (): Session => current;

/** Tells what changed to whoever is not a component. Returns the way to stop. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSession = (): Session => useSyncExternalStore(onSession, session, session);

/** Keeps `token`; the next requests carry it. */
export function signIn(token: string): void {
  store(keys.token, token);
  change({ token, farewell: false, locked: null });
}

let leaving = false;

/** Somebody logs out: whatever tells first that their session has ended, it ended on purpose. */
export function startLeaving(): void {
  leaving = true;
}

/** Forgets the token. `farewell` is true for a log-out, false for a session that the server ended. */
export function signOut({ farewell }: { farewell: boolean }): void {
  if (current.token === null) return;
  const meant = farewell || leaving;
  leaving = false;
  store(keys.token, null);
  change({ token: null, farewell: meant, locked: null });
}

/**
 * The server says that the account is locked. The token is kept: it opens nothing any more, but with
 * it the server answers the reason again, after a reload too.
 */
export function lockOut(reason: string): void {
  if (current.token !== null && current.locked !== reason) change({ locked: reason });
}

export function endFarewell(): void {
  if (current.farewell) change({ farewell: false });
}

export function setLanguage(language: Language): void {
  store(keys.language, language);
  change({ language });
}

export function setTheme(theme: Theme): void {
  store(keys.theme, theme);
  change({ theme });
}

export function setPriceColours(prices: PriceColours): void {
  store(keys.prices, prices);
  change({ prices });
}

export function setBalanceHidden(balanceHidden: boolean): void {
  store(keys.balanceHidden, balanceHidden ? 'yes' : null);
  change({ balanceHidden });
}

/** Takes over what another tab stored, each time the app comes to the front. */
export function rereadSession(): void {
  const stored = fromStorage(current);
  const same = (Object.keys(keys) as (keyof typeof keys)[]).every(
    (key) => stored[key] === current[key],
  );
  if (same) return;
  change(stored.token === current.token ? stored : { ...stored, locked: null });
}

function change(part: Partial<Session>): void {
  current = { ...current, ...part };
  for (const listener of listeners) listener();
}

/** Storage is refused in some private windows; the app then remembers until it is closed. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Kept in memory alone.
  }
}
