import type { Express, Request, RequestHandler, Response } from 'express';
import staticFiles from 'express-static-gzip';
import { readOutbox } from '../platform/mail';
import { isStaffOnly, readAvatar, usePictureView } from '../modules/uploads';
import { readSignedPath, readStoredFile } from '../platform/files/files';
import { fromRoot } from '../platform/project-root';
import { staffContext, type Base } from './context';
import { hostOf } from './security-headers';
import type { ConfigWithSecret } from '../platform/secrets';

const YEAR_SECONDS = 31_536_000;

/** The smaller form first, of those that the browser reads. Both were made by the build. */
const COMPRESSED = { enableBrotli: true, orderPreference: ['br', 'gzip'] };

/** Files are read, not written to: for other methods the header of a compressed body would be set as well. */
const filesOf = (...[root, options]: Parameters<typeof staticFiles>): RequestHandler => {
  const serve = staticFiles(root, options);
  return (req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') serve(req, res, next);
    else next();
  };
};

/** The two clients: hashed assets may be kept for ever, their pages never. */
export function serveClients(app: Express, dist = fromRoot('dist')): void {
  for (const path of ['/h5', '/admin']) {
    const root = `${dist}${path}`;
    app.use(
      `${path}/assets`,
      filesOf(`${root}/assets`, {
        ...COMPRESSED,
        serveStatic: { immutable: true, maxAge: YEAR_SECONDS * 1000 },
      }),
    );
    app.use(
      path,
      filesOf(root, {
        ...COMPRESSED,
        serveStatic: { redirect: true, cacheControl: true, maxAge: 0 },
      }),
    );
  }
  app.get('/', (_req: Request, res: Response) => {
    res.redirect('/h5/');
  });
}

/** The pictures beside people's names, by their random names alone; one that was replaced is gone. */
export function serveAvatars(app: Express, base: Base): void {
  app.get('/files/a/:name', async (req: Request<{ name: string }>, res: Response) => {
    sendPicture(res, await readAvatar(base, req.params.name));
  });
}

/**
 * Uploaded pictures: to whoever holds a link that is signed and still young. What is part of a document of
 * identity opens only for the member of staff who was given a view of it, once.
 */
export function serveFiles(app: Express, base: Base): void {
  const { config } = base;
  app.get('/files/u/:name', async (req: Request<{ name: string }>, res: Response) => {
    const name = readSignedPath(config, req.params.name, req.query);
    const file =
      name && !(await isStaffOnly(base, name)) ? await readStoredFile(config, name) : null;
    sendPicture(res, file);
  });
  // Under the path of the console's cookie: a browser sends it nowhere else.
  app.get('/admin/files/:token', async (req: Request<{ token: string }>, res: Response) => {
    const ctx = await staffContext(base, { headers: req.headers, address: req.ip ?? '' });
    const name = await usePictureView(ctx, req.params.token);
    sendPicture(res, name === null ? null : await readStoredFile(config, name));
  });
}

const UNKEPT = 'private, no-store';

/** `kept` is for what everybody may see; a picture that is not there is never kept. */
export function sendPicture(res: Response, file: Buffer | null, kept = UNKEPT): void {
  res.setHeader('Cache-Control', file ? kept : UNKEPT);
  if (file) res.type('image/webp').send(file);
  else res.status(404).type('text/plain').send('Not found');
}

const OUTBOX_MAX = 200;
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::[0-9]+)?$/i;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** What would have gone out by mail or SMS: in practice mode, to this machine alone. */
export function servePracticeOutbox(app: Express, config: ConfigWithSecret): void {
  if (config.mode !== 'practice') return;
  app.get('/practice/outbox', async (req: Request, res: Response) => {
    // By its name too: another site's page may have its own name point here.
    const here = LOOPBACK.has(req.socket.remoteAddress ?? '') && LOCAL.test(hostOf(req) ?? '');
    if (!here) {
      res.status(404).type('text/plain').send('Not found');
      return;
    }
    const messages = await readOutbox(config, OUTBOX_MAX);
    res.setHeader('Cache-Control', 'no-store');
    if (req.accepts(['html', 'json']) === 'json' || req.query.format === 'json') {
      res.json(messages);
      return;
    }
    const rows = messages
      .map(
        ({ at, to, subject, body }) =>
          `<article><p><time>${escape(at)}</time> to <strong>${escape(to)}</strong></p>` +
          `<h2>${escape(subject)}</h2><p>${escape(body)}</p></article>`,
      )
      .join('\n');
    res
      .type('html')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Practice outbox</title>` +
          `<main><h1>Practice outbox</h1><p>Messages that would go out by mail or SMS, newest first.</p>` +
          `${rows || '<p>Nothing was sent yet.</p>'}</main></html>`,
      );
  });
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
