import sharp from 'sharp';
import type { InstrumentClass } from '../../schema/states';

/** Plain signs of 128 by 128 px, of nobody's mark: two ways, bars, a sheet of days, columns, a linked ring. */
const signs: Readonly<Record<InstrumentClass, string>> = {
  FOREX: '<path d="M34 50h56l-14-14M94 78H38l14 14"/>',
  GOLD: '<path d="M52 36h24l6 22H46zM28 66h24l6 22H22zM76 66h24l6 22H70z"/>',
  FUTURES: '<path d="M34 38h60v54H34zM34 56h60M50 28v16M78 28v16M50 70h8M70 70h8"/>',
  STOCKS: '<path d="M36 94V70M64 94V34M92 94V52"/>',
  CRYPTO: '<path d="M64 30l30 17v34L64 98 34 81V47z"/><circle cx="64" cy="64" r="10"/>',
};

/** What stands for all instruments of a class. */
export function instrumentPicture(kind: InstrumentClass): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128">
    <rect width="128" height="128" fill="#0f1b3d"/>
    <g fill="none" stroke="#8fabff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">${signs[kind]}</g>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
