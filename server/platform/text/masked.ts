/** First three characters, stars, last three; of six or fewer only stars. */
export function masked(text: string): string {
  const letters = Array.from(text);
  if (letters.length <= 6) return '*'.repeat(letters.length);
  return `${letters.slice(0, 3).join('')}***${letters.slice(-3).join('')}`;
}
