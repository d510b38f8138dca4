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

/** Takes the browser's offer up; null while there is none. */
export function useInstallOffer(): (() => void) | null {
  const kept = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  );
  return (
    kept &&
    (() => {
      // An offer can be taken up once.
      keep(null);
      void kept.prompt();
    })
  );
}
