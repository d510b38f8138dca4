const KEY = 'tarn.lockedPass';

/** The read-only pass of a locked user lives with the tab and opens one page. */
export const keepLockedPass = (pass: string): void => {
  sessionStorage.setItem(KEY, pass);
};

/** Whoever signs in has no use for the pass of somebody who was here before. */
export const dropLockedPass = (): void => {
  sessionStorage.removeItem(KEY);
};

export const lockedPass = (): string | null => sessionStorage.getItem(KEY);
