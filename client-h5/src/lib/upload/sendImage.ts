import { readFileAnswer } from '../fileAnswer';
import { upload } from '../request';

/**
 * Sends one picture. Answers the path by which a form names it.
 *
 * @throws FileRefused with the server's words; any other error is the network's
 */
export async function sendImage(
  image: Blob,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<string> {
  const name = `picture.${image.type.replace('image/', '').replace('jpeg', 'jpg')}`;
  const text = await upload('/files/upload', { file: image, name, signal, onProgress });
  return (readFileAnswer(text) as { readonly path: string }).path;
}
