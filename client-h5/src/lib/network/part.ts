import { doubt, untilHeard } from './connection';

const PAUSE_MAX_MS = 60_000;

/** What a browser says of a file that did not come ends in its address. */
const addressIn = (error: unknown): string => String(error).split(' ').at(-1) ?? '';

/**
 * A file of the app that a screen draws with: what did not come is asked for until it does, each time the
 * server is heard and after pauses that grow to a minute. It never rejects.
 *
 * Browsers before 2026 remember that a module did not come, and Vite that it has asked for a style sheet
 * (https://github.com/whatwg/html/issues/6768), so either is asked for under another address. `fetch` is
 * for tests.
 */
export async function part<File>(
  load: () => Promise<File>,
  fetch: (address: string) => Promise<File> = (address) => import(/* @vite-ignore */ address),
): Promise<File> {
  let from = load;
  for (let tries = 1; ; tries += 1) {
    try {
      return await from();
    } catch (error) {
      await doubt();
      await untilHeard();
      const [address = ''] = addressIn(error).split('?');
      const again = `${address}?${String(tries)}`;
      if (address.endsWith('.css')) restyle(again);
      if (address.endsWith('.js')) from = () => fetch(again);
      const pause = Math.min(PAUSE_MAX_MS, 250 * 2 ** tries);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function restyle(address: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}
