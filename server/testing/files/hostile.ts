import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { limits } from '../../../schema/limits';
import {
  ascii,
  CANARY,
  chunk,
  gifComment,
  gifWith,
  header,
  joined,
  pixels,
  PNG_SIGNATURE,
  pngWith,
  riff,
  SCRIPT,
} from './pieces';

/** A file nobody should send, and what becomes of it: refused with this code, or written anew without what it hid. */
export interface HostileFile {
  readonly name: string;
  readonly content: Buffer;
  readonly expected: 'FILE_INVALID' | 'FILE_TOO_LARGE' | 'WRITTEN_ANEW';
}

type Files = Readonly<Record<string, Buffer | string>>;

const as = (expected: HostileFile['expected'], files: Files): HostileFile[] =>
  Object.entries(files).map(([name, content]) => ({
    ...{ name, expected },
    content: typeof content === 'string' ? Buffer.from(content) : content,
  }));

const svg = (inside: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${inside}</svg>`;
const LAUGHS = `<!DOCTYPE x [<!ENTITY a "ha">${'bcdefghi'
  .split('')
  .map((name, n) => `<!ENTITY ${name} "${`&${'abcdefgh'[n] ?? ''};`.repeat(10)}">`)
  .join('')}]>`;

/** No picture at all, or of a kind that is not taken. */
const others: Files = {
  'an empty file': '',
  'one byte': 'x',
  'a page': `<!doctype html>${SCRIPT}`,
  'an XML page': `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`,
  'a script': `#!/bin/sh\necho ${CANARY}`,
  'a program in PHP': `<?php echo '${CANARY}'; ?>`,
  'an SVG with a script': svg(SCRIPT),
  'an SVG that is packed': gzipSync(svg(SCRIPT)),
  'an SVG that reads a file': svg(
    '<text>&e;</text>',
    '<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
  ),
  'an SVG that asks elsewhere': svg('<image href="http://127.0.0.1:9/x.png"/>'),
  'an SVG of a billion laughs': svg('<text>&i;</text>', LAUGHS),
  'an SVG behind a mark of order': `\ufeff${svg('')}`,
  'an SVG behind blanks': `${' \n'.repeat(2_000)}${svg('')}`,
  'drawing commands':
    "push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 0,0 '|id'\npop graphic-context",
  'a page of PostScript': '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\nshowpage',
  'a PDF': '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj',
  'a PPM': joined('P6 4 4 255\n', Buffer.alloc(48, 0x55)),
  'a PGM': joined('P5 4 4 255\n', Buffer.alloc(16, 0x55)),
  'a PFM': joined('PF\n2 2\n-1.0\n', Buffer.alloc(48)),
  'an XBM': '#define x_width 8\n#define x_height 1\nstatic char x_bits[] = { 0xff };',
  'an XPM': '/* XPM */\nstatic char *x[] = {"1 1 1 1","a c #fff","a"};',
  'a BMP': joined('BM', Buffer.alloc(52), Buffer.alloc(64, 0x55)),
  'an icon': Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 4, 0, 0, 0, 22, 0, 0, 0]),
  'a PSD': joined('8BPS', Buffer.from([0, 1]), Buffer.alloc(40)),
  'a picture of radiance': '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\nabcd',
  'a FITS': 'SIMPLE  =                    T'.padEnd(2_880),
  'an OpenEXR': joined(Buffer.from([0x76, 0x2f, 0x31, 0x01, 2, 0, 0, 0]), Buffer.alloc(60)),
  'a JPEG 2000': joined(
    Buffer.from([0, 0, 0, 12]),
    'jP  ',
    Buffer.from([13, 10, 0x87, 10]),
    Buffer.alloc(60),
  ),
  'a JPEG XL': joined(Buffer.from([0xff, 0x0a]), Buffer.alloc(60, 7)),
  'a HEIC': joined(
    Buffer.from([0, 0, 0, 24]),
    'ftypheic',
    Buffer.alloc(4),
    'mif1heic',
    Buffer.alloc(40),
  ),
  'a film': joined(
    Buffer.from([0, 0, 0, 24]),
    'ftypisom',
    Buffer.alloc(4),
    'isommp41',
    Buffer.alloc(40),
  ),
  'a program': joined('\u007fELF', Buffer.alloc(200)),
  'a program of Windows': joined('MZ', Buffer.alloc(200)),
  'a class of Java': joined(Buffer.from([0xca, 0xfe, 0xba, 0xbe]), Buffer.alloc(60)),
  'a module of WebAssembly': joined('\u0000asm', Buffer.from([1, 0, 0, 0])),
  'an archive': joined('PK\u0003\u0004', Buffer.alloc(60)),
  'a bomb of gzip': gzipSync(Buffer.alloc(50_000_000)),
  'a sound': riff('WAVE', 'fmt '),
  'a font': joined(Buffer.from([0, 1, 0, 0, 0, 9]), Buffer.alloc(60)),
};

/** What begins as a picture and is none. */
const damaged: Files = {
  'the sign of a PNG alone': PNG_SIGNATURE,
  'the sign of a PNG before nothing but zeros': joined(PNG_SIGNATURE, Buffer.alloc(500)),
  'the sign of a PNG before a page': joined(PNG_SIGNATURE, SCRIPT),
  'a PNG without pixels': joined(PNG_SIGNATURE, header(), chunk('IEND')),
  'a PNG with half its pixels': joined(PNG_SIGNATURE, header(), pixels(4), chunk('IEND')),
  'a PNG broken off': pngWith().subarray(0, 45),
  'a PNG whose header has a wrong checksum': joined(
    ...[PNG_SIGNATURE, chunk('IHDR', header().subarray(8, 21), 1), pixels(), chunk('IEND')],
  ),
  'a PNG no pixel wide': joined(PNG_SIGNATURE, header({ width: 0 }), pixels(), chunk('IEND')),
  'a PNG of two thousand million pixels a side': joined(
    ...[
      PNG_SIGNATURE,
      header({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }),
      pixels(),
      chunk('IEND'),
    ],
  ),
  'a PNG below nothing': joined(
    PNG_SIGNATURE,
    header({ width: 2 ** 32 - 1 }),
    pixels(),
    chunk('IEND'),
  ),
  'a PNG of three bits a colour': joined(
    PNG_SIGNATURE,
    header({ depth: 3 }),
    pixels(),
    chunk('IEND'),
  ),
  'a PNG by a palette it has not': joined(
    PNG_SIGNATURE,
    header({ colours: 3 }),
    pixels(),
    chunk('IEND'),
  ),
  'a PNG whose pixels are not packed': joined(
    ...[PNG_SIGNATURE, header(), chunk('IDAT', Buffer.alloc(72, 0x7f)), chunk('IEND')],
  ),
  'a PNG of a hundred megapixels': joined(
    ...[PNG_SIGNATURE, header({ width: 10_000, height: 10_000 })],
    ...[chunk('IDAT', deflateSync(Buffer.alloc(10_000 * 10_001))), chunk('IEND')],
  ),
  'the beginning of a JPEG alone': Buffer.from([0xff, 0xd8, 0xff]),
  'the beginning of a JPEG before a page': joined(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), SCRIPT),
  'a GIF that is a script': `GIF89a/*${'\u0001'.repeat(20)}*/=1;document.title='${CANARY}'`,
  'a GIF of its sign alone': 'GIF89a',
  'a GIF of four thousand megapixels': gifWith('', { width: 65_535, height: 65_535 }),
  'a WebP of its sign alone': riff('WEBP', ''),
  'a WebP that is a page': riff('WEBP', `VP8 ${SCRIPT}`),
  'a WebP whose length lies': joined(
    'RIFF',
    Buffer.from([0xff, 0xff, 0xff, 0xff]),
    'WEBPVP8 ',
    Buffer.alloc(40),
  ),
};

/** Pictures that hide something. */
async function hiding(): Promise<Files> {
  const plain = sharp({ create: { width: 30, height: 40, channels: 3, background: '#336699' } });
  const [jpeg, webp] = [
    await plain.clone().jpeg().toBuffer(),
    await plain.clone().webp().toBuffer(),
  ];
  const told = {
    IFD0: { Copyright: CANARY, ImageDescription: SCRIPT },
    IFD3: { GPSLatitude: '51/1 0/1 0/1' },
  };
  return {
    'a JPEG before a page': joined(jpeg, SCRIPT),
    'a JPEG before an archive': joined(jpeg, 'PK\u0003\u0004', CANARY),
    'a JPEG that says where it was taken': await plain.clone().withExif(told).jpeg().toBuffer(),
    'a JPEG with a script in a comment': joined(
      ...[
        jpeg.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, SCRIPT.length + 2]),
        SCRIPT,
        jpeg.subarray(2),
      ],
    ),
    'a PNG before a program in PHP': joined(pngWith(), `<?php echo '${CANARY}'; ?>`),
    'a PNG with a script in its text': pngWith(chunk('tEXt', `Comment\u0000${SCRIPT}`)),
    'a PNG with a packed text': pngWith(
      chunk('zTXt', joined('Comment\u0000\u0000', deflateSync(Buffer.from(SCRIPT)))),
    ),
    'a PNG with a chunk of its own': pngWith(chunk('caNy', SCRIPT)),
    'a GIF with a script in a comment': gifWith(gifComment(SCRIPT)),
    'a WebP before a page': joined(webp, SCRIPT),
  };
}

/** All of them. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const large = Buffer.alloc(limits.uploadBytesMax + 1, 1);
  return [
    ...as('FILE_INVALID', { ...others, ...damaged }),
    ...as('FILE_TOO_LARGE', {
      'one byte too many': large,
      'a picture with too much behind it': joined(pngWith(), large),
    }),
    ...as('WRITTEN_ANEW', await hiding()),
  ];
}

/** What a file may call itself, one after the other. */
export const hostileNames: readonly string[] = [
  ...[
    'x.png',
    '../../../../etc/cron.d/x.png',
    '..\\..\\x.png',
    '/etc/passwd',
    'x.php',
    'x.png.html',
  ],
  ...[`${'x'.repeat(300)}.png`, 'x";filename="y.png', '\u202egnp.exe', 'CON', '.htaccess'],
];

export const isHidden = (content: Buffer): boolean => content.includes(ascii(CANARY));
