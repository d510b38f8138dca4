const KEY = 'tarn.lockedPass';

/** The read-only pass of a locked user lives with the tab and opens one page. */
export const keepLockedPass = (pass: string): void => {
  sessionStorage.setItem(KEY, pass);
};

export const lockedPass = (): string | null => sessionStorage.getItem(KEY);
