import sharp from 'sharp';

/** A code as a camera reads it, its dark squares row by row: it says TARN PRACTICE PAYS NOBODY. */
const rows = [
  '#######..#######..#######',
  '#.....#.##...##...#.....#',
  '#.###.#...#.##.#..#.###.#',
  '#.###.#.#.###.###.#.###.#',
  '#.###.#.#.#####...#.###.#',
  '#.....#..###.##.#.#.....#',
  '#######.#.#.#.#.#.#######',
  '........#.#...##.........',
  '.#.####.####.######.##.#.',
  '#.#..#..#####.##...###...',
  '#.#..##...#.#.#..#.....#.',
  '##..##.###....#.##..#...#',
  '...#.##...#..###.####.##.',
  '###.#..###.#.....#....##.',
  '##.##.##....#..#.####...#',
  '#.####.....#.###.#.####..',
  '#..#..#.#####..##########',
  '........#..#...##...###.#',
  '#######..##.#..##.#.##...',
  '#.....#.##.##.###...##..#',
  '#.###.#.#..#.##.########.',
  '#.###.#.##....#.##......#',
  '#.###.#..#..#.#.##.######',
  '#.....#.##.###...###..##.',
  '#######...#.##..#.##...##',
];

/** Px of a square; around the code four of them stay white, as cameras want it. */
const SQUARE = 10;
const MARGIN = 4;

/** The picture of a code to pay by, of nobody. */
export function paymentCode(): Promise<Buffer> {
  const edge = px(rows.length + 2 * MARGIN);
  const dark = rows.flatMap((row, y) =>
    Array.from(row, (square, x) => (square === '#' ? squareAt(x, y) : '')),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}">
    <rect width="${edge}" height="${edge}" fill="#FFFFFF"/>
    <path d="${dark.join('')}" fill="#000000"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const px = (squares: number): string => String(squares * SQUARE);

const squareAt = (x: number, y: number): string =>
  `M${px(x + MARGIN)} ${px(y + MARGIN)}h${px(1)}v${px(1)}h-${px(1)}z`;
