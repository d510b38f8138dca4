/** Of each list a filter of its own: it counts what it is asked. */
export function takenOf(
  turn: string | undefined,
  shared?: (file: string) => boolean,
): (file: string) => boolean;
export function withDatabaseBut(everyDay: string): (file: string) => boolean;
export function filesBelow(folder: string, ending: string): string[];
