import sharp, { type Sharp } from 'sharp';

/**
 * How a picture looks, so that near copies are found: a perceptual hash by the discrete cosine transform (Zauner,
 * "Implementation and Benchmarking of Perceptual Image Hash Functions", 2010), in two sizes. The first 64 signs are
 * those of the 8 x 8 slowest waves of the picture at 32 x 32 and serve the search; the 576 others, of the 24 x 24
 * slowest at 96 x 96, tell a copy from another receipt of the same bank. `server/decisions/0032` has the distances.
 */
const COARSE = sizeOf(32, 8);
const FINE = sizeOf(96, 24);

/** Grey levels by which a picture must vary: all that is nearly one colour looks alike. */
const SPREAD_MIN = 12;

interface Raw {
  readonly width: number;
  readonly height: number;
  readonly channels: 4;
}

/** The 640 signs as `0` and `1`, or null for a picture that shows next to nothing. */
export async function printOf(pixels: Buffer, raw: Raw): Promise<string | null> {
  const { edge } = FINE;
  const fine = await greyOf(sharp(pixels, { raw }).flatten({ background: 'white' }), edge);
  if (spreadOf(fine) < SPREAD_MIN) return null;
  const small = sharp(fine, { raw: { width: edge, height: edge, channels: 1 } });
  return signsOf(await greyOf(small, COARSE.edge), COARSE) + signsOf(fine, FINE);
}

const greyOf = (picture: Sharp, edge: number): Promise<Buffer> =>
  picture
    .resize(edge, edge, { fit: 'fill' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer();

function spreadOf(grey: Buffer): number {
  const mean = grey.reduce((sum, level) => sum + level, 0) / grey.length;
  return Math.sqrt(grey.reduce((sum, level) => sum + (level - mean) ** 2, 0) / grey.length);
}

interface Size {
  readonly edge: number;
  readonly waves: number;
  /** By wave, then by place in a line: asked a quarter of a million times a picture, and always the same. */
  readonly cosines: readonly (readonly number[])[];
}

function sizeOf(edge: number, waves: number): Size {
  const cosine = (wave: number, x: number) => Math.cos(((2 * x + 1) * wave * Math.PI) / (2 * edge));
  return { edge, waves, cosines: upTo(waves, (wave) => upTo(edge, (x) => cosine(wave, x))) };
}

/** Which of the slow waves are stronger than their median; the mean brightness, the first, does not move it. */
function signsOf(grey: Buffer, size: Size): string {
  const { edge, waves } = size;
  const rows = upTo(edge, (y) => slowest([...grey.subarray(y * edge, (y + 1) * edge)], size));
  const columns = upTo(waves, (u) =>
    slowest(
      rows.map((row) => row[u] ?? 0),
      size,
    ),
  );
  const strengths = upTo(waves, (v) => columns.map((column) => column[v] ?? 0)).flat();
  const sorted = strengths.slice(1).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return strengths.map((strength) => (strength > median ? '1' : '0')).join('');
}

/** How strong each of the slowest waves is in a line: the cosine transform, type II. */
const slowest = (line: readonly number[], { cosines }: Size): number[] =>
  cosines.map((wave) => line.reduce((sum, level, x) => sum + level * (wave[x] ?? 0), 0));

function upTo<Value>(length: number, of: (n: number) => Value): Value[] {
  return Array.from({ length }, (_, n) => of(n));
}
