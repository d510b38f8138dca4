import sharp from 'sharp';
import { limits } from '../../../schema/limits';
import type { Person, World } from '../world';

/** A small picture; another shade makes another one. */
export const aPicture = (shade = 10): Promise<Buffer> =>
  sharp({
    create: {
      width: 20,
      height: 30,
      channels: 3,
      background: { r: shade % 256, g: (shade * 7) % 256, b: 90 },
    },
  })
    .png()
    .toBuffer();

/** A square one, as a code is. */
export const aSquare = (edge: number, shade = edge): Promise<Buffer> =>
  sharp({
    create: {
      width: edge,
      height: edge,
      channels: 3,
      background: { r: shade % 256, g: (shade * 7) % 256, b: 90 },
    },
  })
    .png()
    .toBuffer();

/** A receipt of a bank, drawn: two of one bank differ in what is written alone. */
export function aReceipt(bank: number, written: number): Promise<Buffer> {
  let state = written * 7919 + 1;
  const some = (most: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * most);
  };
  const word = (x: number, y: number, height: number) =>
    Array.from({ length: 6 + some(8) }, (_, n) => {
      const [width, tall] = [4 + some(14), height / 2 + some(height / 2)];
      return `<rect x="${String(x + n * 24)}" y="${String(y)}" width="${String(width)}" height="${String(tall)}"/>`;
    }).join('');
  const colour = ['#1677ff', '#07c160', '#c00', '#330066', '#003366'][bank % 5] ?? '';
  const head = 120 + (bank % 4) * 60;
  const lines = Array.from({ length: 5 + (bank % 3) }, (_, n) => word(60, head + 240 + n * 90, 30));
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1280"><rect width="720" height="1280" fill="#fff"/>` +
        `<rect width="720" height="${String(head)}" fill="${colour}"/>${word(80, head + 60, 70)}${lines.join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer();
}

/** A form of several parts with a file in it. */
export function formWith(
  fields: Readonly<Record<string, string>>,
  file: { readonly name: string; readonly content: Buffer | string },
): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const bytes = typeof file.content === 'string' ? file.content : new Uint8Array(file.content);
  body.append(file.name, new Blob([bytes]), 'receipt.png');
  return body;
}

/** As many uploads as somebody may make in a day, but for those that are `left`: the next one is too many. */
export const fillQuota = ({ sql }: World, { userId }: Pick<Person, 'userId'>, left = 0) =>
  sql.owner.query(
    `INSERT INTO upload (user_id, name, image_hash, bytes, width, height)
     SELECT $1::bigint, md5($1::bigint || '-' || n) || '.webp', sha256('x'), 1, 1, 1 FROM generate_series(1, $2::int) n`,
    [userId, limits.uploadsPerDayMax - left],
  );
