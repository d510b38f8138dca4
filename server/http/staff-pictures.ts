import type { Express, Request, Response } from 'express';
import { assertMay } from '../graphql/enforce-permissions';
import { permissions } from '../modules';
import {
  acceptStaffPicture,
  pictureOf,
  readShownPicture,
  readStaffPicture,
} from '../modules/uploads';
import { refuse } from '../platform/domain-error';
import { requireStaff } from '../platform/context';
import { roomFor, type Sharing } from './body-room';
import { staffContext, type Base } from './context';
import { serveFilePath, type FileRequest } from './file-answer';
import { ownConsoleOnly } from './graphql-endpoints';
import { assertForm, readMultipart } from './read-multipart';
import { sendPicture } from './static';

/** A banner is drawn twice in a visit, by the server and by the app: fetched once. Its name is its content. */
const KEPT = 'public, max-age=600';

/**
 * Pictures that staff send and users see. `POST /admin/pictures`: one of them, as the file `image` of a multipart body,
 * from those who may propose what it is for; answers its hash. `GET` of its hash: for those who read proposals.
 * `/files/q/`, and `/files/c/` of articles: for everybody who has its path, once two administrators stand for it.
 */
export function serveStaffPictures(app: Express, base: Base, sharing: Sharing): void {
  const answer = async ({ ctx, req, res }: FileRequest) => {
    // Who it is comes before the body: nobody else's is kept.
    assertMay(ctx, permissions['proposal.decide'] ?? []);
    const room = roomFor(sharing, `staff/${requireStaff(ctx).staffId}`, res);
    assertForm(req);
    const { files } = await readMultipart(req, room);
    const file = files.find(({ field }) => field === 'image');
    if (!file) refuse('FORM_INCOMPLETE', { fields: 'image' });
    res.json(await acceptStaffPicture(ctx, pictureOf(file)));
  };
  const path = serveFilePath(base, { method: 'POST', answer, contextOf: staffContext });
  app.all('/admin/pictures', ownConsoleOnly, path);
  // An image asks without the console's header; it answers nothing but pixels.
  const show = async ({ ctx, req, res }: FileRequest) => {
    assertMay(ctx, permissions['proposal.read'] ?? []);
    sendPicture(res, await readStaffPicture(ctx, String(req.params.hash)));
  };
  app.get(
    '/admin/pictures/:hash',
    serveFilePath(base, { method: 'GET', answer: show, contextOf: staffContext }),
  );
  const shown = (path: string, kept?: string) =>
    app.get(`${path}/:hash.webp`, async (req: Request<{ hash: string }>, res: Response) => {
      sendPicture(res, await readShownPicture(base, req.params.hash), kept);
    });
  shown('/files/q');
  shown('/files/c', KEPT);
}
