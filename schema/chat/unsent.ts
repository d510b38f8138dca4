/**
 * What is still to be said once `sent` was: what was written on after it; where something else stands there by now, all
 * of it.
 */
export const unsent = (now: string, sent: string): string =>
  sent !== '' && now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;
