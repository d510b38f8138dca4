/** The app runs in a window of its own, from the home screen. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** An iPad calls itself a Mac, and no Mac is touched with five fingers. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Somebody sits before it with a mouse: a phone is somewhere else. */
export const hasMouse = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** It is read by `public/first-paint.js` too. */
const SEEN = 'tarn.splash';

/** Whether the first start of the installed app was left already, as far as this device remembers. */
export function splashSeen(): boolean {
  try {
    return localStorage.getItem(SEEN) !== null;
  } catch {
    return false;
  }
}

export function markSplashSeen(): void {
  try {
    localStorage.setItem(SEEN, '1');
  } catch {
    // Refused: it comes once more with the next start.
  }
}
