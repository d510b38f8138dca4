import { session } from '../../lib/session/session';

const KEY = 'tarn.visitor';

/** 32 random bytes in letters that fit anywhere. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What lets a visitor back into their conversations: made on this device, and kept nowhere else. Null with a session. */
export function visitorSecret(): string | null {
  if (session().token !== null) return null;
  const kept = localStorage.getItem(KEY);
  if (kept !== null) return kept;
  const made = newSecret();
  localStorage.setItem(KEY, made);
  return made;
}
