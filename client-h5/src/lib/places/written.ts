import { session } from '../session/session';

/** What somebody had written when they left to choose a place, for the field they come back to; nobody else’s. */
let written = { token: session().token, text: '' };

export const keepWritten = (text: string): void => {
  written = { token: session().token, text };
};

export const writtenBefore = (): string => (written.token === session().token ? written.text : '');

/** The place stands in a line of its own, below what was written. */
export function addPlace(line: string): void {
  const before = writtenBefore().trimEnd();
  keepWritten(before === '' ? line : `${before}\n${line}`);
}
