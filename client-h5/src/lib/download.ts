import { ServerError } from '@apollo/client/errors';
import { FileRefused, readFileAnswer } from './fileAnswer';
import { faultWords } from './network/faultWords';
import { request } from './request';
import { saveFile } from './saveFile';
import { toast } from './toast';

interface Download {
  /** Below `/files/`. */
  readonly path: string;
  /** What the file is called. */
  readonly name: string;
  readonly data?: Readonly<Record<string, string>>;
  /** What is said once it is saved. */
  readonly done: string;
}

/** Saves a file of the server, and says so, or why not. */
export async function download({ path, name, data = {}, done }: Download): Promise<void> {
  try {
    saveFile(await fileAt(path, data), name);
    toast({ type: 'success', text: done });
  } catch (error) {
    const text = error instanceof FileRefused ? error.message : faultWords(error);
    toast({ type: 'error', text });
  }
}

/** @throws FileRefused with the server's words; for anything else what `faultWords` tells apart, in mid-file too */
async function fileAt(path: string, data: Readonly<Record<string, string>>): Promise<Blob> {
  const answer = await request(path, { data });
  if (answer.headers.has('content-disposition')) return answer.blob();
  const bodyText = await answer.text();
  if (answer.headers.get('content-type')?.includes('json')) readFileAnswer(bodyText);
  throw new ServerError('neither a file nor a refusal', { response: answer, bodyText });
}
