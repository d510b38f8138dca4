import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { limits } from '../../../schema/limits';
import { refuse } from '../../platform/domain-error';
import { createWaitingLine } from '../../platform/waiting-line';

export interface CleanImage {
  readonly webp: Buffer;
  readonly hash: Buffer;
  readonly width: number;
  readonly height: number;
}

const ACCEPTED = new Set(['jpeg', 'png', 'webp', 'gif']);
/** Longest edge kept: enough to read every line of a bank's receipt. */
const EDGE_MAX = 2400;

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
export async function readImage(content: Buffer): Promise<CleanImage> {
  return line.run(async () => {
    try {
      return await decode(content);
    } catch {
      return refuse('FILE_INVALID', {}, 'image');
    }
  });
}

async function decode(content: Buffer): Promise<CleanImage> {
  const options = {
    limitInputPixels: limits.uploadPixelsMax,
    failOn: 'error',
    pages: 1,
  } as const;
  const { format } = await sharp(content, options).metadata();
  if (!ACCEPTED.has(format)) throw new Error(`a ${format} is not accepted`);
  const upright = sharp(content, options)
    .rotate()
    .resize(EDGE_MAX, EDGE_MAX, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await upright.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const webp = await sharp(data, { raw: { width, height, channels } })
    .webp({ quality: 85 })
    .toBuffer();
  return { webp, hash: createHash('sha256').update(data).digest(), width, height };
}
