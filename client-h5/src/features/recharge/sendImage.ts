import { upload } from '../../lib/request';

/** The old envelope, as far as an upload needs it. */
interface Answer {
  readonly code: number;
  readonly info?: string;
  readonly msg?: string;
  readonly data?: { readonly path?: string };
}

/** The server looked at the image and does not take it; the message is its own. */
export class UploadRefused extends Error {}

/** @throws UploadRefused with the server's words; any other error is the network's */
export async function sendImage(
  image: Blob,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<string> {
  const name = `screenshot.${image.type.replace('image/', '').replace('jpeg', 'jpg')}`;
  const text = await upload('/api/user/uploadfile', { file: image, name, signal, onProgress });
  const { code, data, info, msg } = JSON.parse(text) as Answer;
  if (code === 1 && data?.path !== undefined) return data.path;
  throw new UploadRefused(msg ?? info);
}
