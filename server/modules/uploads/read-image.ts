import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { limits } from '../../../schema/limits';
import { refuse } from '../../platform/domain-error';
import { createWaitingLine } from '../../platform/waiting-line';
import { printOf } from './print-of';

export interface CleanImage {
  readonly webp: Buffer;
  readonly hash: Buffer;
  readonly width: number;
  readonly height: number;
  /** How it looks; null where it shows next to nothing, or nobody looks for copies of it. */
  readonly print: string | null;
}

const ACCEPTED = new Set(['jpeg', 'png', 'webp', 'gif']);
export interface Resized {
  /** Pixels. */
  readonly edge: number;
  readonly fit: 'inside' | 'cover';
  readonly withoutEnlargement: boolean;
  /** What is clear becomes white: a code is read on any ground. */
  readonly onWhite?: true;
  /** Whether copies of it are looked for. */
  readonly printed?: true;
}

/** The longest edge kept is enough to read every line of a bank's receipt. */
const WHOLE: Resized = { edge: 2400, fit: 'inside', withoutEnlargement: true, printed: true };
/** The middle of it, always as large. */
export const SQUARE: Resized = { edge: 256, fit: 'cover', withoutEnlargement: false };

/** Pixels take room and time: few are unpacked at once, and a few more wait in line. */
const DECODED_AT_ONCE = 2;
const WAITING_MAX = 20;
const line = createWaitingLine(DECODED_AT_ONCE, WAITING_MAX);

/** @throws FILE_TOO_LARGE */
export function assertSize(content: Buffer): void {
  if (content.length > limits.uploadBytesMax) {
    refuse('FILE_TOO_LARGE', { mb: limits.uploadBytesMax / 1024 / 1024 }, 'image');
  }
}

/**
 * Decodes a picture and writes it anew: only pixels survive. What it claims to be does not matter.
 * @throws SYSTEM_BUSY, FILE_INVALID
 */
export async function readImage(content: Buffer, resized: Resized = WHOLE): Promise<CleanImage> {
  return line.run(async () => {
    try {
      return await decode(content, resized);
    } catch {
      return refuse('FILE_INVALID', {}, 'image');
    }
  });
}

async function decode(
  content: Buffer,
  { edge, onWhite, printed, ...resize }: Resized,
): Promise<CleanImage> {
  const options = {
    limitInputPixels: limits.uploadPixelsMax,
    failOn: 'error',
    pages: 1,
  } as const;
  const { format } = await sharp(content, options).metadata();
  if (!ACCEPTED.has(format)) throw new Error(`a ${format} is not accepted`);
  const upright = sharp(content, options).rotate().resize(edge, edge, resize);
  const drawn = onWhite ? upright.flatten({ background: 'white' }) : upright;
  const { data, info } = await drawn.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const webp = await sharp(data, { raw: { width, height, channels } })
    .webp({ quality: 85 })
    .toBuffer();
  const print = printed ? await printOf(data, { width, height, channels: 4 }) : null;
  return { webp, hash: createHash('sha256').update(data).digest(), width, height, print };
}
