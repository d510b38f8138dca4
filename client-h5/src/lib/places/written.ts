/** What somebody had written when they left to choose a place, for the field they come back to. */
let written = '';

export const keepWritten = (text: string): void => {
  written = text;
};

/** The place stands in a line of its own, below what was written. */
export const addPlace = (line: string): void => {
  written = written.trim() === '' ? line : `${written.trimEnd()}\n${line}`;
};

export const writtenBefore = (): string => written;
