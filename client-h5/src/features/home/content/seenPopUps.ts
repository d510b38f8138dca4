const KEY = 'tarn.popups';

/** Whose pop-ups were closed on this device, as `1042:7`. */
function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export const wasSeen = (item: string): boolean => stored().split(' ').includes(item);

/** The newest hundred are kept. */
export function markSeen(item: string): void {
  const items = [item, ...stored().split(' ').filter(Boolean)].slice(0, 100);
  try {
    localStorage.setItem(KEY, items.join(' '));
  } catch {
    // It will come once more.
  }
}
