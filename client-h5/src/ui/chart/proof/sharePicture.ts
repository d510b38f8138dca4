interface Picture {
  readonly drawing: SVGSVGElement;
  /** Stands below the picture: number, prices and times. */
  readonly lines: readonly string[];
  readonly name: string;
}

const SCALE = 2;
const LINE = 20;
const PAD = 16;

/** What a drawing outside the page no longer gets from its style sheets. */
const KEPT = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];

/** Gives the picture on as a PNG: to another app where the phone can, else as a file. */
export async function sharePicture({ drawing, lines, name }: Picture): Promise<void> {
  const blob = await toPng(drawing, lines);
  const file = new File([blob], `${name}.png`, { type: 'image/png' });
  const shared = { files: [file], title: name };
  if (typeof navigator.canShare === 'function' && navigator.canShare(shared)) {
    await navigator.share(shared).catch(unlessGivenUp);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 10_000);
}

/** Somebody who closes the phone's own sheet has changed their mind: that is no fault. */
function unlessGivenUp(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

async function toPng(drawing: SVGSVGElement, lines: readonly string[]): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = (height + 2 * PAD + lines.length * LINE) * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  const page = getComputedStyle(document.documentElement);
  context.scale(SCALE, SCALE);
  context.fillStyle = page.getPropertyValue('--surface');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(await imageOf(drawing), 0, 0, width, height);
  context.fillStyle = page.getPropertyValue('--ink');
  context.font = `13px ${getComputedStyle(document.body).fontFamily}`;
  lines.forEach((line, place) => {
    context.fillText(line, PAD, height + PAD + (place + 0.7) * LINE, width - 2 * PAD);
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('this browser makes no PNG'));
    }, 'image/png');
  });
}

/** The drawing as an image, its colours written into it. */
async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [drawing, copy].map((one) => [...one.querySelectorAll<SVGElement>('*')]);
  from?.forEach((element, place) => {
    const style = getComputedStyle(element);
    for (const name of KEPT) to?.[place]?.style.setProperty(name, style.getPropertyValue(name));
  });
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  const text = new XMLSerializer().serializeToString(copy);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}
