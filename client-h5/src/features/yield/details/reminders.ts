/**
 * How often one is reminded of a top-up that is due so many days after joining: three days and one day before, of which
 * none falls on the joining itself.
 */
export function remindersOf(day: number): 'TWICE' | 'ONCE' | 'NEVER' {
  if (day > 3) return 'TWICE';
  return day > 1 ? 'ONCE' : 'NEVER';
}
