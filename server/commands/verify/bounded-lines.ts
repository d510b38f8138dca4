import { ProofFault } from '../../../schema/proof/proof-fault';

/** Far longer than any line of an export: a file that has none is not held in memory to find that out. */
const LINE_MAX = 4_000_000;

/** The lines of a text that comes in pieces. @throws ProofFault where one has no end within `max` characters */
export async function* boundedLines(
  pieces: AsyncIterable<string>,
  max = LINE_MAX,
): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if ([rest, ...lines].some(({ length }) => length > max))
      throw new ProofFault('NOT_A_PROOF', `a line longer than ${String(max)} characters`);
    yield* lines;
  }
  if (rest !== '') yield rest;
}
