import { useSyncExternalStore } from 'react';

/** Chromium's offer to install the app; no other browser makes one. */
interface Offer extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offer: Offer | null = null;
const listeners = new Set<() => void>();

function keep(next: Offer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** The browser's own banner is kept back: whoever wants the app finds it in User. */
export function awaitInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as Offer);
  });
  window.addEventListener('appinstalled', () => {
    keep(null);
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How this device takes the app: by the browser's dialog, by steps of the person, or not at all. */
export function useInstall(): (() => void) | 'steps' | null {
  const kept = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  );
  if (isInstalled()) return null;
  if (kept) {
    return () => {
      // An offer can be taken up once.
      keep(null);
      void kept.prompt();
    };
  }
  return isIos() ? 'steps' : null;
}

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** An iPad calls itself a Mac, and no Mac is touched with five fingers. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
