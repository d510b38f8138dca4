/** By this header a browser says that it is the one it was before. */
export const deviceHeader = 'x-tarn-device';

/** One key for the app and the console: both are of one origin, and it is one device that they run on. */
const KEY = 'tarn.device';

const ID = /^[0-9a-f]{32}$/;

/** Whether this is what a browser of ours calls itself: 128 random bits in hexadecimal. */
export const isDeviceId = (text: string): boolean => ID.test(text);

/** What is used of a browser. */
interface Browser {
  readonly localStorage: {
    getItem(key: string): string | null;
    setItem(key: string, value: string): void;
  };
  readonly crypto: { getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> };
}

/**
 * What this browser sends with each request, made once and kept. Nothing where it may not be kept: an id of one page
 * alone would tell of no device.
 */
export function deviceHeaders(browser: Browser): Readonly<Record<string, string>> {
  try {
    const { localStorage } = browser;
    const kept = localStorage.getItem(KEY);
    if (kept !== null && isDeviceId(kept)) return { [deviceHeader]: kept };
    localStorage.setItem(KEY, newId(browser));
    // Read again: of two tabs that begin at once both go by what was kept last.
    const id = localStorage.getItem(KEY) ?? '';
    return isDeviceId(id) ? { [deviceHeader]: id } : {};
  } catch {
    return {};
  }
}

const newId = ({ crypto }: Browser): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
