import { broadcastLimits } from '../../../../schema/content/broadcasts';

/** A line, from 1, and what stands in it. */
export interface Line {
  readonly line: number;
  readonly text: string;
}

interface Readers {
  /** Each number once, with the line in which it stands first. */
  readonly lines: readonly Line[];
  readonly broken: readonly Line[];
  readonly tooMany: boolean;
}

const NUMBER = /^[1-9][0-9]{0,17}$/;

/** User numbers as they were pasted, one a line; empty lines say nothing. */
export function readReaders(pasted: string): Readers {
  const all = pasted
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== '');
  const found = new Map<string, Line>();
  for (const one of all) {
    if (NUMBER.test(one.text) && !found.has(one.text)) found.set(one.text, one);
  }
  return {
    lines: [...found.values()],
    broken: all.filter(({ text }) => !NUMBER.test(text)),
    tooMany: found.size > broadcastLimits.readersMax,
  };
}
