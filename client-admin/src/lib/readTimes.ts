/** A whole number of times; null for what is none. */
export const readTimes = (text: string): number | null =>
  /^[0-9]{1,3}$/.test(text.trim()) ? Number.parseInt(text, 10) : null;
