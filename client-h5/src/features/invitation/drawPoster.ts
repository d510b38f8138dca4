interface Parts {
  /** The QR code, drawn already. */
  readonly scan: HTMLCanvasElement;
  readonly brand: string;
  readonly lead: string;
  readonly codeLine: string;
  readonly risk: string;
}

/** Pixels of the picture. */
export const POSTER = { width: 720, height: 960 } as const;

const EDGE = 60;
const SCAN = 480;
const FAMILY = 'system-ui, sans-serif';

/** Brand, code and what there is to lose, dark on light: it is printed and read off screens alike. */
export function drawPoster(pen: CanvasRenderingContext2D, parts: Parts): void {
  const { scan, brand, lead, codeLine, risk } = parts;
  const middle = POSTER.width / 2;
  pen.fillStyle = '#f5f6f8';
  pen.fillRect(0, 0, POSTER.width, POSTER.height);
  pen.fillStyle = '#1d4ed8';
  pen.fillRect(0, 0, POSTER.width, 132);
  pen.textAlign = 'center';
  pen.fillStyle = '#ffffff';
  pen.font = `600 56px ${FAMILY}`;
  pen.fillText(brand, middle, 86);
  pen.fillStyle = '#12151c';
  pen.font = `500 32px ${FAMILY}`;
  const below = wrap(pen, { text: lead, top: 190, leading: 42 });
  pen.fillStyle = '#ffffff';
  const top = below + 10;
  pen.fillRect(middle - SCAN / 2, top, SCAN, SCAN);
  pen.drawImage(scan, middle - SCAN / 2, top, SCAN, SCAN);
  pen.fillStyle = '#12151c';
  pen.font = `600 36px ${FAMILY}`;
  const end = wrap(pen, { text: codeLine, top: top + SCAN + 62, leading: 46 });
  pen.fillStyle = '#4b5366';
  pen.font = `400 24px ${FAMILY}`;
  wrap(pen, { text: risk, top: end + 24, leading: 32 });
}

interface Lines {
  readonly text: string;
  readonly top: number;
  readonly leading: number;
}

/** Centred lines of what fits, broken between words in any language. Returns where the next line would begin. */
function wrap(pen: CanvasRenderingContext2D, { text, top, leading }: Lines): number {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  const width = POSTER.width - 2 * EDGE;
  let line = '';
  let at = top;
  for (const { segment: piece } of words) {
    if (line !== '' && pen.measureText(line + piece.trimEnd()).width > width) {
      pen.fillText(line.trimEnd(), POSTER.width / 2, at);
      line = '';
      at += leading;
    }
    line += piece;
  }
  pen.fillText(line.trimEnd(), POSTER.width / 2, at);
  return at + leading;
}
