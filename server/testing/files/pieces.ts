import { crc32, deflateSync } from 'node:zlib';

/** What must not come out of any file again. */
export const CANARY = 'canary-in-a-file';
export const SCRIPT = `<script>document.title='${CANARY}'</script>`;

export const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');
export const joined = (...parts: readonly (Buffer | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? ascii(part) : part)));

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};
const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A chunk of a PNG; its checksum is right unless another is given. */
export function chunk(type: string, data: Buffer | string = '', checksum?: number): Buffer {
  const body = joined(type, data);
  return joined(u32(body.length - 4), body, u32(checksum ?? crc32(body)));
}

interface Header {
  readonly width?: number;
  readonly height?: number;
  readonly depth?: number;
  /** 0 grey, 2 true colour, 3 by palette. */
  readonly colours?: number;
}

export const header = ({ width = 8, height = 8, depth = 8, colours = 0 }: Header = {}): Buffer =>
  chunk('IHDR', joined(u32(width), u32(height), Buffer.from([depth, colours, 0, 0, 0])));

/** Grey rows of 8, each behind the byte that says it is as it stands, as a PNG packs them. */
export const pixels = (rows = 8): Buffer => {
  const row = joined(Buffer.from([0]), Buffer.alloc(8, 0x7f));
  return chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: rows }, () => row))));
};

/** A grey picture of 8 x 8 with these chunks before its pixels. */
export const pngWith = (...chunks: readonly Buffer[]): Buffer =>
  joined(PNG_SIGNATURE, header(), ...chunks, pixels(), chunk('IEND'));

/** A GIF of one clear pixel on a screen of this size, with this between header and picture. */
export const gifWith = (between: Buffer | string, { width = 1, height = 1 } = {}): Buffer =>
  joined(
    ...['GIF89a', u16(width), u16(height), Buffer.from([0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff])],
    ...[between, Buffer.from([0x2c, 0, 0, 0, 0]), u16(width), u16(height)],
    Buffer.from([0, 2, 2, 0x44, 1, 0, 0x3b]),
  );

/** A comment of a GIF, of up to 255 bytes. */
export const gifComment = (text: string): Buffer =>
  joined(Buffer.from([0x21, 0xfe, text.length]), text, Buffer.from([0]));

/** A RIFF file of this form. */
export const riff = (form: string, body: Buffer | string): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(4 + body.length);
  return joined('RIFF', length, form, body);
};
