import { limits } from '../../../../schema/limits';

/** What travels over a phone's network; the server takes more. */
const GOAL_BYTES = 1_500_000;

const sides = [2_400, 1_800, 1_300, 900] as const;
const qualities = [0.86, 0.7] as const;

const taken = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** Why an image cannot be sent, as the server would say it. */
export class ImageRefused extends Error {
  constructor(readonly code: 'FILE_INVALID' | 'FILE_TOO_LARGE') {
    super(code);
  }
}

/**
 * The image as it will be sent: as it is when small, drawn smaller and upright when not.
 *
 * @throws ImageRefused when this device cannot read it and the server would not take it either
 */
export async function shrinkImage(file: Blob): Promise<Blob> {
  const known = taken.includes(file.type);
  if (known && file.size <= GOAL_BYTES) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (bitmap) {
    const smaller = await firstBelowGoal(bitmap);
    bitmap.close();
    if (smaller) return smaller;
  }
  if (!known) throw new ImageRefused('FILE_INVALID');
  if (file.size > limits.uploadBytesMax) throw new ImageRefused('FILE_TOO_LARGE');
  return file;
}

async function firstBelowGoal(bitmap: ImageBitmap): Promise<Blob | null> {
  for (const side of sides) {
    for (const quality of qualities) {
      const blob = await draw(bitmap, side, quality);
      if (blob && blob.size <= GOAL_BYTES) return blob;
    }
  }
  return null;
}

function draw(bitmap: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}
