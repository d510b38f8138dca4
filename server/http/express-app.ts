import { randomUUID } from 'node:crypto';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { ConfigWithSecret } from '../platform/secrets';
import { log } from '../platform/log';
import { readTarget } from '../platform/request-target';
import { securityHeaders } from './security-headers';

declare module 'express-serve-static-core' {
  interface Locals {
    requestId: string;
  }
}

/** An Express application with what every answer has: headers, a request id, honest addresses. */
export function createApp(config: ConfigWithSecret): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies.length > 0 ? [...config.trustedProxies] : false);
  app.use(securityHeaders(config.mode === 'live'));
  app.use((_req: Request, res: Response, next: NextFunction) => {
    res.locals.requestId = randomUUID();
    res.setHeader('X-Request-Id', res.locals.requestId);
    next();
  });
  app.use((req: Request, res: Response, next: NextFunction) => {
    if (readTarget(req.originalUrl)) next();
    else res.status(400).type('text/plain').send('Bad request');
  });
  return app;
}

/** Answers unknown paths and errors. The log has the whole error; the caller learns nothing of it. */
export function unknownPathsAndFaults(app: Express): void {
  app.use((_req: Request, res: Response) => {
    res.status(404).type('text/plain').send('Not found');
  });
  // oxlint-disable-next-line max-params -- Express knows an error handler by its four
  app.use((error: unknown, req: Request, res: Response, _next: NextFunction) => {
    const status = statusOf(error);
    if (status >= 500) {
      log.error({ err: error, requestId: res.locals.requestId, path: req.path }, 'request failed');
    }
    if (res.headersSent) res.destroy();
    else res.status(status).type('text/plain').send('The request failed');
  });
}

/** Body parsers say what is wrong with a request; nothing else may choose a status. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
