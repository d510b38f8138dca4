import { session } from '../../lib/session/session';

const KEY = 'tarn.visitor';

/** 32 random bytes in letters that fit anywhere. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Where a device keeps nothing: until the app is closed. */
let remembered: string | null = null;

/** What this device keeps; null where nobody has been a visitor on it. */
export function keptSecret(): string | null {
  try {
    return localStorage.getItem(KEY) ?? remembered;
  } catch {
    return remembered;
  }
}

function keep(secret: string): string {
  try {
    localStorage.setItem(KEY, secret);
  } catch {
    remembered = secret;
  }
  return secret;
}

/** What lets a visitor back into their conversations: made on this device, and kept nowhere else. Null with a session. */
export const visitorSecret = (): string | null =>
  session().token === null ? (keptSecret() ?? keep(newSecret())) : null;
