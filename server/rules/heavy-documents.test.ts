import { graphql } from '../testing/http';
import { withServer, withWorld } from '../testing/suite';

const world = withWorld();
const server = withServer(world);

/** The status of a document, and the median time of five answers to it, the first left out. */
async function medianOf(query: string): Promise<{ readonly status: number; readonly ms: number }> {
  const { status } = await graphql(server, { query });
  const times: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const began = performance.now();
    await graphql(server, { query });
    times.push(performance.now() - began);
  }
  return { status, ms: times.sort((a, b) => a - b)[2] ?? Infinity };
}

describe('QUALITY 3: documents that would be much work', () => {
  it.each([
    [
      'a thousand aliases',
      `mutation { ${Array.from({ length: 1000 }, (_, n) => `a${String(n)}: sessionClose { closed }`).join(' ')} }`,
    ],
    ['two mutations at once', 'mutation { a: sessionClose { closed } b: sessionClose { closed } }'],
    [
      'a schema asked for without end',
      `{ __schema { types { ${'fields { type { '.repeat(9)} name ${'} }'.repeat(9)} } } }`,
    ],
    [
      'fragments that double each other',
      `query { ...F0 } ${Array.from({ length: 18 }, (_, n) => `fragment F${String(n)} on Query { ...F${String(n + 1)} ...F${String(n + 1)} }`).join(' ')} fragment F18 on Query { platform { brand } }`,
    ],
    ['ten thousand tokens', `{ ${'platform { brand } '.repeat(3000)} }`],
    ['many directives', `{ platform ${'@include(if: true) '.repeat(200)} { brand } }`],
  ])('%s are answered with a 4xx, within 200 ms or ten ordinary requests', async (_, query) => {
    const ordinary = await medianOf('{ me { id } }');
    const bomb = await medianOf(query);
    expect([bomb.status >= 400, bomb.status < 500]).toEqual([true, true]);
    // A machine that is busy with something else is slow at both.
    expect(bomb.ms).toBeLessThan(Math.max(200, 10 * ordinary.ms));
  });
});
