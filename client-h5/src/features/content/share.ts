import { copy } from '../../lib/copy';

/** The device's own way to share this page; where there is none its address is copied. */
export async function share(title: string): Promise<void> {
  const url = window.location.href;
  if (typeof navigator.share !== 'function') {
    await copy(url);
    return;
  }
  // Closing the device's sheet is no fault.
  await navigator.share({ title, url }).catch(() => null);
}
