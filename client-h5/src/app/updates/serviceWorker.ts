import { announceUpdate } from '../../lib/update';

const LOOK_MS = 3_600_000;

/** Keeps the app's files on the device, and tells when newer ones wait to take their place. */
export async function keepInstalled(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const base = import.meta.env.BASE_URL;
  const registration = await navigator.serviceWorker.register(`${base}sw.js`, { scope: base });
  const tell = () => {
    const { waiting } = registration;
    // The first one of a device replaces nothing.
    if (waiting && navigator.serviceWorker.controller) {
      announceUpdate(() => {
        start(waiting);
      });
    }
  };
  tell();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
  const look = () => void registration.update().catch(() => null);
  setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}

/** Only the window that asked for it starts anew. */
function start(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => {
      window.location.reload();
    },
    { once: true },
  );
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
