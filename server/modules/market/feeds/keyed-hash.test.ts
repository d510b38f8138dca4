import { randomBytes } from 'node:crypto';
import { keyOf, sipHash } from './keyed-hash';

const MASK = (1n << 64n) - 1n;
const turn = (word: bigint, by: bigint) => ((word << by) | (word >> (64n - by))) & MASK;

function round([a, b, c, d]: [bigint, bigint, bigint, bigint]): [bigint, bigint, bigint, bigint] {
  a = (a + b) & MASK;
  b = turn(b, 13n) ^ a;
  a = turn(a, 32n);
  c = (c + d) & MASK;
  d = turn(d, 16n) ^ c;
  a = (a + d) & MASK;
  d = turn(d, 21n) ^ a;
  c = (c + b) & MASK;
  b = turn(b, 17n) ^ c;
  c = turn(c, 32n);
  return [a, b, c, d];
}

/** SipHash-2-4 as its paper writes it down, for any message: the model the quick one is held to. */
function model(key: Buffer, text: Buffer): string {
  const [k0, k1] = [key.readBigUInt64LE(0), key.readBigUInt64LE(8)];
  let v: [bigint, bigint, bigint, bigint] = [
    k0 ^ 0x736f6d6570736575n,
    k1 ^ 0x646f72616e646f6dn,
    k0 ^ 0x6c7967656e657261n,
    k1 ^ 0x7465646279746573n,
  ];
  const padded = Buffer.alloc(Math.floor(text.length / 8) * 8 + 8);
  text.copy(padded);
  padded[padded.length - 1] = text.length;
  for (let at = 0; at < padded.length; at += 8) {
    const word = padded.readBigUInt64LE(at);
    v[3] ^= word;
    v = round(round(v));
    v[0] ^= word;
  }
  v[2] ^= 0xffn;
  v = round(round(round(round(v))));
  const result = Buffer.alloc(8);
  result.writeBigUInt64LE(v[0] ^ v[1] ^ v[2] ^ v[3]);
  return result.toString('hex');
}

const upTo = (length: number) => Buffer.from(Array.from({ length }, (_, n) => n));

function quick(key: Buffer, text: Buffer): string {
  const word = (offset: number) => key.readInt32LE(offset);
  const out = new Uint32Array(2);
  sipHash([word(0), word(4), word(8), word(12)], [text.readInt32LE(0), text.readInt32LE(4)], out);
  const result = Buffer.alloc(8);
  out.forEach((word, n) => result.writeUInt32LE(word, n * 4));
  return result.toString('hex');
}

describe('the keyed hash of the simulated feed', () => {
  it.each([
    [0, '310e0edd47db6f72'],
    [1, 'fd67dc93c539f874'],
    [7, '37d1018bf50002ab'],
    [8, '6224939a79f5f593'],
    [15, 'e545be4961ca29a1'],
  ])('is SipHash-2-4: the reference vector of %i bytes', (length, expected) => {
    expect(model(upTo(16), upTo(length))).toBe(expected);
    if (length === 8) expect(quick(upTo(16), upTo(8))).toBe(expected);
  });

  it('agrees with the model for any key and message', () => {
    for (let n = 0; n < 2_000; n += 1) {
      const [key, text] = [randomBytes(16), randomBytes(8)];
      expect([key, text, quick(key, text)]).toEqual([key, text, model(key, text)]);
    }
  });

  it('has a key of 128 bits, and each of them moves half of the result', () => {
    const key = randomBytes(16);
    const plain = BigInt(`0x${quick(key, upTo(8))}`);
    for (let bit = 0; bit < 128; bit += 1) {
      const other = Buffer.from(key);
      other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const changed = (plain ^ BigInt(`0x${quick(other, upTo(8))}`))
        .toString(2)
        .replaceAll('0', '');
      expect(changed.length).toBeGreaterThan(8);
    }
  });

  it('takes the whole secret: no two of a thousand share a word of their keys', () => {
    const long = 'x'.repeat(200);
    const words = Array.from({ length: 1_000 }, (_, n) => [
      ...keyOf(`${long}${String(n)}`, 'walk'),
    ]);
    for (const place of [0, 1, 2, 3] as const) {
      expect(new Set(words.map((key) => key[place])).size).toBe(1_000);
    }
    expect(keyOf('secret', 'one')).not.toEqual(keyOf('secret', 'another'));
    expect(keyOf('secret', 'one')).toEqual(keyOf('secret', 'one'));
  });
});
