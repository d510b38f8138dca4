import sharp from 'sharp';

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
