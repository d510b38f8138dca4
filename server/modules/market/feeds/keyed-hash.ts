import { createHmac } from 'node:crypto';

/** 128 bits as four words, least significant first. */
export type Key = readonly [number, number, number, number];

/** What a secret means for one purpose. Any length of secret goes in, and all of it counts. */
export function keyOf(secret: string, purpose: string): Key {
  const digest = createHmac('sha256', secret).update(purpose).digest();
  const word = (offset: number) => digest.readInt32LE(offset);
  return [word(0), word(4), word(8), word(12)];
}

const ROUNDS = 8;

/**
 * SipHash-2-4 of the two words of `message`, as two unsigned words in `out`. It is a pseudo-random
 * function: whoever has not the key learns from any number of results nothing about another. Written
 * for 8 bytes and 32-bit halves, because the history of a chart asks for millions.
 * Source: Aumasson and Bernstein, SipHash: a fast short-input PRF (2012).
 */
export function sipHash(key: Key, [low, high]: readonly [number, number], out: Uint32Array): void {
  const [k0, k1, k2, k3] = key;
  let [a, b, c, d] = [k0 ^ 0x70736575, k2 ^ 0x6e646f6d, k0 ^ 0x6e657261, k2 ^ 0x79746573];
  let [A, B, C, D] = [k1 ^ 0x736f6d65, k3 ^ 0x646f7261, k1 ^ 0x6c796765, k3 ^ 0x74656462];
  d ^= low;
  D ^= high;
  let sum: number;
  let old: number;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round === 2) {
      a ^= low;
      A ^= high;
      D ^= 0x08000000; // the length closes the message
    } else if (round === 4) {
      A ^= 0x08000000;
      c ^= 0xff;
    }
    // v0 += v1; v1 = rotl(v1, 13) ^ v0; v0 = rotl(v0, 32)
    sum = (a >>> 0) + (b >>> 0);
    A = (A + B + ((sum / 2 ** 32) | 0)) | 0;
    a = sum | 0;
    old = b;
    b = ((b << 13) | (B >>> 19)) ^ a;
    B = ((B << 13) | (old >>> 19)) ^ A;
    [a, A] = [A, a];
    // v2 += v3; v3 = rotl(v3, 16) ^ v2
    sum = (c >>> 0) + (d >>> 0);
    C = (C + D + ((sum / 2 ** 32) | 0)) | 0;
    c = sum | 0;
    old = d;
    d = ((d << 16) | (D >>> 16)) ^ c;
    D = ((D << 16) | (old >>> 16)) ^ C;
    // v0 += v3; v3 = rotl(v3, 21) ^ v0
    sum = (a >>> 0) + (d >>> 0);
    A = (A + D + ((sum / 2 ** 32) | 0)) | 0;
    a = sum | 0;
    old = d;
    d = ((d << 21) | (D >>> 11)) ^ a;
    D = ((D << 21) | (old >>> 11)) ^ A;
    // v2 += v1; v1 = rotl(v1, 17) ^ v2; v2 = rotl(v2, 32)
    sum = (c >>> 0) + (b >>> 0);
    C = (C + B + ((sum / 2 ** 32) | 0)) | 0;
    c = sum | 0;
    old = b;
    b = ((b << 17) | (B >>> 15)) ^ c;
    B = ((B << 17) | (old >>> 15)) ^ C;
    [c, C] = [C, c];
  }
  out[0] = a ^ b ^ c ^ d;
  out[1] = A ^ B ^ C ^ D;
}
