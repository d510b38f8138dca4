import type { Express } from 'express';
import { acceptUpload, pictureOf } from '../modules/uploads';
import { refuse } from '../platform/domain-error';
import { roomOf, type Sharing } from './body-room';
import type { Base } from './context';
import { serveFilePath, type FileRequest } from './file-answer';
import { assertForm, readMultipart } from './read-multipart';

/**
 * `POST /files/upload`: one picture, as the file `image` of a multipart body. Answers its id and its
 * path: a reference for the uploader's requests, and a link for ten minutes.
 */
export function serveUploads(app: Express, base: Base, sharing: Sharing): void {
  const answer = async ({ ctx, req, res }: FileRequest) => {
    // Whose body it is comes before the body: nobody else's is kept.
    const room = roomOf(sharing, ctx, res);
    assertForm(req);
    const { files } = await readMultipart(req, room);
    const file = files.find(({ field }) => field === 'image');
    if (!file) refuse('FORM_INCOMPLETE', { fields: 'image' });
    res.json(await acceptUpload(ctx, pictureOf(file)));
  };
  app.all('/files/upload', serveFilePath(base, { method: 'POST', answer }));
}
