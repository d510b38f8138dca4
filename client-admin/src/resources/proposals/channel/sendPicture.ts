import { present, type Refusal } from '../../../lib/refused';
import { upload } from '../../../lib/upload';

interface Answer {
  readonly hash?: string;
  readonly errors?: readonly Refusal[];
}

/** Sends a picture that users are to see. Resolves to what it is named by. @throws Refused */
export async function sendPicture(file: File): Promise<string> {
  const form = new FormData();
  form.set('image', file);
  return present((await upload<Answer>('/admin/pictures', { form })).hash ?? null);
}
