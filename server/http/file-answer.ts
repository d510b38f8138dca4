import type { Request, Response } from 'express';
import type { Language } from '../../schema/languages';
import { readFailure } from '../platform/failure';
import { log } from '../platform/log';
import { label } from '../platform/text/i18n';
import { sayRefusal, type Refusal } from '../platform/text/refusal-words';
import { TransportError } from '../platform/transport-error';
import { userContext, type Base, type LoadedContext, type staffContext } from './context';

export interface FileRequest {
  readonly ctx: LoadedContext;
  readonly req: Request;
  readonly res: Response;
}

/** A path that takes or gives a file. */
export interface FilePath {
  readonly method: 'GET' | 'POST';
  readonly answer: (request: FileRequest) => Promise<void>;
  /** Whose it is: the user's whose session is in the `token` header, unless said otherwise. */
  readonly contextOf?: typeof staffContext;
}

/**
 * Serves one path. A failure is answered as `{ errors: [{ code, message, figures }] }`, as `userErrors`
 * are written. The context comes first: `answer` knows whose request it is before it reads a body.
 */
export const serveFilePath =
  (base: Base, { method, answer, contextOf = userContext }: FilePath) =>
  async (req: Request, res: Response): Promise<void> => {
    res.setHeader('Cache-Control', 'no-store');
    // A request that was cut off has no address any more.
    const ctx = await contextOf(base, { headers: req.headers, address: req.ip ?? '' });
    try {
      if (req.method !== method) {
        res.setHeader('Allow', method);
        throw new TransportError(405);
      }
      await answer({ ctx, req, res });
    } catch (error) {
      if (res.headersSent) breakOff(res, error);
      else sendFailure(res, ctx, error);
    }
  };

/** An answer that has begun cannot be refused. Its reader must see that it is not complete. */
function breakOff(res: Response, error: unknown): void {
  if (!res.destroyed) {
    log.error({ err: error, requestId: res.locals.requestId }, 'answer broken off');
  }
  res.destroy();
}

/** In words; the sentence of METHOD_NOT_ALLOWED names POST, the one method that old paths refuse others for. */
const messageOf = (res: Response, locale: Language, refusal: Refusal): string =>
  refusal.code === 'METHOD_NOT_ALLOWED' && res.getHeader('Allow') === 'GET'
    ? label(locale, 'method.GET')
    : sayRefusal(locale, refusal);

function sendFailure(res: Response, ctx: LoadedContext, error: unknown): void {
  const { status, refusal, retryAfter } = readFailure(error);
  if (status === 500) {
    log.error({ err: error, requestId: res.locals.requestId }, 'file request failed');
  }
  if (retryAfter !== null) res.setHeader('Retry-After', retryAfter);
  const figures = Object.entries(refusal.figures).map(([name, value]) => ({ name, value }));
  res.status(status).json({
    errors: [{ code: refusal.code, message: messageOf(res, ctx.locale, refusal), figures }],
  });
}
