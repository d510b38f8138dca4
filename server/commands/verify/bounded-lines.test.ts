import { boundedLines } from './bounded-lines';

async function* inPieces(...pieces: readonly string[]): AsyncGenerator<string> {
  for (const piece of pieces) yield await Promise.resolve(piece);
}

async function linesOf(...pieces: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of boundedLines(inPieces(...pieces), 8)) lines.push(line);
  return lines;
}

it('has the lines of a text, however it is cut into pieces', async () => {
  for (const pieces of [
    ['one\ntwo\n\nthree'],
    ['one\r\ntwo\r', '\n\r\nthree'],
    ['on', 'e\nt', 'wo', '\n', '\nthr', 'ee', '\n'],
  ])
    expect(await linesOf(...pieces)).toEqual(['one', 'two', '', 'three']);
  expect(await linesOf()).toEqual([]);
});

it('S8: a line without an end is refused once it is too long, and no more of it is read', async () => {
  let read = 0;
  async function* endless(): AsyncGenerator<string> {
    for (;;) {
      read += 1;
      yield await Promise.resolve('12345');
    }
  }
  const all = async () => {
    for await (const line of boundedLines(endless(), 8)) expect(line).toBe('');
  };
  await expect(all()).rejects.toThrow('NOT_A_PROOF: a line longer than 8 characters');
  expect(read).toBe(2);
  await expect(linesOf('short\n', '123456789\n')).rejects.toThrow('NOT_A_PROOF');
  expect(await linesOf('12345678\n')).toEqual(['12345678']);
});
