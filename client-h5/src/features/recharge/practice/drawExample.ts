interface Words {
  /** The mark across the picture. */
  readonly mark: string;
  readonly note: string;
  readonly amount: string;
}

const [WIDTH, HEIGHT] = [480, 640] as const;
const LEFT = 48;

/**
 * Draws the picture of a payment that nobody made. Lines of random lengths and a number of its own make
 * each one another picture: two that are alike are held up for people to look at.
 */
export async function drawExample({ mark, note, amount }: Words): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const chance = crypto.getRandomValues(new Uint8Array(16));
  pen.fillStyle = '#f5f6f8';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#a4500f';
  pen.fillRect(0, 0, WIDTH, 96);
  write(pen, { text: mark, size: 36, top: 62, color: '#ffffff' });
  write(pen, { text: amount, size: 44, top: 178, color: '#12151c' });
  write(pen, { text: note, size: 22, top: 226, color: '#4b5366' });
  pen.fillStyle = '#b4bbc8';
  chance.forEach((byte, row) => {
    pen.fillRect(LEFT, 270 + row * 19, 60 + byte, 9);
  });
  write(pen, { text: hexOf(chance), size: 18, top: 612, color: '#4b5366' });
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  if (!blob) throw new Error('no picture');
  return new File([blob], 'practice.png', { type: 'image/png' });
}

interface Line {
  readonly text: string;
  readonly size: number;
  readonly top: number;
  readonly color: string;
}

function write(pen: CanvasRenderingContext2D, { text, size, top, color }: Line): void {
  pen.fillStyle = color;
  pen.font = `600 ${String(size)}px sans-serif`;
  pen.fillText(text, LEFT, top, WIDTH - 2 * LEFT);
}

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
