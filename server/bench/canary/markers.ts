import { randomBytes } from 'node:crypto';
import { dice } from '../../testing/dice';

/** What is hidden from everybody, and what only those may see whom it concerns. */
export type Kind = 'secret' | 'personal';

export interface Found {
  readonly marker: string;
  /** The place that it was sent through. */
  readonly where: string;
}

/**
 * Words and numbers that nothing else in the world says, each sent through one place: wherever one turns
 * up, it is known where it came from. They are small letters and digits, so that no encoding of an
 * address or of a query changes them.
 */
export class Markers {
  private readonly prefixes: Readonly<Record<Kind, string>> = {
    secret: `cn${randomBytes(4).toString('hex')}`,
    personal: `cn${randomBytes(4).toString('hex')}`,
  };
  /** Of numbers: nine digits that open no telephone number and stand in no clock. */
  private readonly digits = `9${String(100_000_000 + dice(randomBytes(4).readUInt32LE()).below(899_999_999)).slice(1)}`;
  private readonly places = new Map<string, string>();

  get sent(): number {
    return this.places.size;
  }

  /** At most 16 letters and digits: a user name has room for it. */
  word(kind: Kind, where: string): string {
    const marker = `${this.prefixes[kind]}z${this.places.size.toString(36)}`;
    this.places.set(marker, where);
    return marker;
  }

  /** 14 digits: a telephone number has room for them, and no id is so large. */
  number(where: string): string {
    const marker = `${this.digits}${String(this.places.size).padStart(5, '0')}`;
    this.places.set(marker, where);
    return marker;
  }

  /** Those that a text holds, as they are, in base64 or in hexadecimal. */
  foundIn(text: string, kinds: readonly Kind[] = ['secret', 'personal']): Found[] {
    const low = text.toLowerCase();
    const looked = [
      ...kinds.map((kind) => this.prefixes[kind]),
      ...(kinds.includes('personal') ? [this.digits] : []),
    ];
    const plain = looked.flatMap((prefix) =>
      [...low.matchAll(new RegExp(`${prefix}(?:z[0-9a-z]{1,4}|[0-9]{5})`, 'g'))].map(
        ([marker]) => ({
          marker,
          where: this.places.get(marker) ?? 'somewhere',
        }),
      ),
    );
    const packed = looked
      .filter((prefix) => encodings(prefix).some((one) => text.includes(one)))
      .map((marker) => ({ marker, where: 'in an encoding' }));
    return [...plain, ...packed];
  }
}

/** How a word may look inside something that was packed: hexadecimal, and base64 at each of three offsets. */
function encodings(word: string): string[] {
  const hex = Buffer.from(word).toString('hex');
  // What stands beside the word changes the signs at both ends.
  const base64 = ['', 'x', 'xx'].map((before) =>
    Buffer.from(`${before}${word}`)
      .toString('base64url')
      .slice(before.length + 1, -1),
  );
  return [hex, ...base64];
}
