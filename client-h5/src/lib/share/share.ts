import { copy } from './copy';

/** The device's own way to share a page; where there is none, or it fails, the address is copied. */
export async function share(page: {
  readonly url: string;
  readonly title?: string;
}): Promise<void> {
  if (typeof navigator.share !== 'function') {
    await copy(page.url);
    return;
  }
  try {
    await navigator.share(page);
  } catch (error) {
    // Closing the device's sheet is no fault.
    if (!(error instanceof Error && error.name === 'AbortError')) await copy(page.url);
  }
}
