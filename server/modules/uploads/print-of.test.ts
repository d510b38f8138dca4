import sharp, { type Sharp } from 'sharp';
import { aPicture, aReceipt } from '../../testing/files/picture';
import { readImage } from './read-image';

const printOf = async (content: Buffer) => (await readImage(content)).print;

const differing = (one: string | null, other: string | null): number =>
  (one ?? '').split('').filter((sign, n) => sign !== other?.[n]).length;

const banks = [0, 1, 2, 3, 4];

/** A receipt of each, with how it looks. */
const originals: { readonly content: Buffer; readonly print: string | null }[] = [];
beforeAll(async () => {
  for (const bank of banks) {
    const content = await aReceipt(bank, 7);
    originals.push({ content, print: await printOf(content) });
  }
});

const edits: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'as JPEG of half the quality': (picture) => picture.jpeg({ quality: 50 }),
  'as WebP': (picture) => picture.webp({ quality: 60 }),
  'half as wide': (picture) => picture.resize(360).jpeg({ quality: 80 }),
  brighter: (picture) => picture.modulate({ brightness: 1.15 }).png(),
  darker: (picture) => picture.modulate({ brightness: 0.85 }).png(),
  'without colours': (picture) => picture.greyscale().png(),
  blurred: (picture) => picture.blur(1.2).png(),
};

it.each(Object.entries(edits))('S4: a copy %s keeps how it looks', async (_how, edit) => {
  expect(originals).toHaveLength(banks.length);
  for (const { content, print: one } of originals) {
    const other = await printOf(await edit(sharp(content)).toBuffer());
    // Seven of the coarser signs: one band of eight stays whole, by which it is found.
    expect(differing(one?.slice(0, 64) ?? null, other?.slice(0, 64) ?? null)).toBeLessThanOrEqual(
      7,
    );
    expect(differing(one?.slice(64) ?? null, other?.slice(64) ?? null)).toBeLessThanOrEqual(24);
  }
});

it('S4: another receipt of the same bank looks different, as does one of another bank', async () => {
  for (const bank of banks) {
    const [one, ...others] = await Promise.all([
      ...[1, 2, 3, 4].map(async (written) => printOf(await aReceipt(bank, written))),
      printOf(await aReceipt(bank + 1, 1)),
    ]);
    for (const other of others) {
      expect(differing(one?.slice(64) ?? null, other?.slice(64) ?? null)).toBeGreaterThan(24);
    }
  }
});

it('what is all one colour, or nearly, has none: it would look like every other such page', async () => {
  const nearly = await sharp(
    await sharp({ create: { width: 400, height: 600, channels: 3, background: 'white' } })
      .png()
      .toBuffer(),
  )
    .composite([{ input: await aPicture(3), left: 20, top: 20 }])
    .png()
    .toBuffer();
  for (const picture of [await aPicture(10), await aPicture(200), nearly]) {
    expect(await printOf(picture)).toBeNull();
  }
  expect((await printOf(await aReceipt(1, 1)))?.length).toBe(640);
});
