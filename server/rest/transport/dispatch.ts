import type { NextFunction, Request, Response } from 'express';
import { readLanguage, type Language } from '../../../schema/languages';
import { userContext, type Base, type Caller, type LoadedContext } from '../../http/context';
import { requireUser } from '../../platform/context';
import { isRefusal, refuse } from '../../platform/domain-error';
import { legacyNumber, sayDone } from '../../platform/text/i18n';
import { readFailure } from '../../platform/failure';
import { log } from '../../platform/log';
import { sayRefusal } from '../../platform/text/refusal-words';
import { failureCode, successCode, toBase64, toJson } from './envelope';
import { roomOf, type Sharing } from '../../http/body-room';
import type { Form } from './form';
import type { LegacyAnswer, LegacyRoute } from './legacy-route';
import { isMultipart, readForm, readQuery } from './read-form';
import { sendCsv } from '../../platform/files/send-csv';
import { TransportError } from '../../platform/transport-error';

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** What all old paths of one process share. */
export interface LegacyOptions extends Sharing {
  readonly base: Base;
}

/** Serves one old path from the first byte to the last. */
export const dispatch =
  (options: LegacyOptions, route: LegacyRoute) =>
  async (req: Request, res: Response, _next: NextFunction): Promise<void> => {
    if (alwaysPrivate(route)) keepPrivate(res);
    // A request that was cut off has no address any more.
    const caller = { headers: req.headers, address: req.ip ?? '' };
    let latest = null as LoadedContext | null;
    const know = async (form: Form | null): Promise<LoadedContext> => {
      latest = await contextOf(options.base, caller, form);
      if (latest.actor) keepPrivate(res);
      return latest;
    };
    try {
      assertMethod(req);
      // Whose body it is comes before the body, where that may be large.
      const sender = isMultipart(req) ? await know(readQuery(req)) : null;
      const form = await readForm(req, sender && roomFor(options, route, { ctx: sender, res }));
      const ctx = await know(form);
      await send(res, ctx, { route, answer: await call({ ctx, route, form, req }) });
    } catch (error) {
      // What nobody could read is refused in the asker's language all the same.
      if (!res.headersSent) sendFailure(res, latest ?? (await know(null)), { route, error });
      else breakOff(res, error);
    }
  };

/** What has begun well cannot be refused any more: whoever reads it must see that it is not whole. */
function breakOff(res: Response, error: unknown): void {
  if (!res.destroyed)
    log.error({ err: error, requestId: res.locals.requestId }, 'answer broken off');
  res.destroy();
}

/** @throws TransportError */
function assertMethod({ method }: Request): void {
  if (method !== 'GET' && method !== 'POST') throw new TransportError(405);
}

/** Paths whose answer depends on whether there is a session. */
const SESSION_DEPENDENT = new Set(['index/goods', 'index/ajaxpro']);

const alwaysPrivate = ({ session, path }: LegacyRoute): boolean =>
  session || path.startsWith('login/') || SESSION_DEPENDENT.has(path);

/** No answer that a session has changed, be it by its language alone, is kept on the way. */
const keepPrivate = (res: Response): void => {
  res.setHeader('Cache-Control', 'no-store');
};

interface Sender {
  readonly ctx: LoadedContext;
  readonly res: Response;
}

/** Room for pictures, for a path that wants them. @throws what `roomOf` refuses */
const roomFor = (options: LegacyOptions, { session }: LegacyRoute, { ctx, res }: Sender) =>
  session ? roomOf(options, ctx, res) : null;

/** The caller by header, or by the query where the operator allows that; the language as asked for. */
function contextOf(base: Base, caller: Caller, form: Form | null): Promise<LoadedContext> {
  const headers = { ...caller.headers };
  if (base.config.legacyTokenInQuery) headers.token ??= form?.get('token');
  return userContext(base, { ...caller, headers }, form && languageOf(form));
}

/** The first of the two parameters that names a language we know. */
const languageOf = (form: Form): Language | null =>
  readLanguage(form.get('language') ?? '') ?? readLanguage(form.get('lang') ?? '');

interface Calling {
  readonly ctx: LoadedContext;
  readonly route: LegacyRoute;
  readonly form: Form;
  readonly req: Request;
}

function call({ ctx, route, form, req }: Calling): Promise<LegacyAnswer> {
  if (route.method === 'W' && req.method === 'GET') refuse('METHOD_NOT_ALLOWED', {});
  if (route.session) requireUser(ctx);
  const idempotencyKey = firstOf(req.headers['idempotency-key']) ?? null;
  const host = req.headers.host ?? '';
  return sideOf(route, req, form)({ ctx, form, idempotencyKey, host });
}

/** A path that does both reads, unless a POST carries something to submit. */
function sideOf({ path, read, answer, submits = [] }: LegacyRoute, req: Request, form: Form) {
  if (!read) return answer;
  if (submits === 'EVERY_POST') return req.method === 'POST' ? answer : read;
  if (submits.length === 0) throw new Error(`${path} submits nothing`);
  return req.method === 'POST' && form.has(...submits) ? answer : read;
}

interface Success {
  readonly route: LegacyRoute;
  readonly answer: LegacyAnswer;
}

async function send(res: Response, ctx: LoadedContext, { route, answer }: Success): Promise<void> {
  const { data, done, replayed, total, beside, csv } = answer;
  if (csv) {
    await sendCsv(res, csv);
    return;
  }
  if (replayed) res.setHeader('Idempotent-Replay', 'true');
  if (total !== undefined) res.setHeader('X-Total-Count', String(total));
  const { config } = ctx;
  const text = done ? sayDone(ctx.locale, done) : '';
  const encoded = config.legacyBase64.includes(route.path) ? toBase64(data) : data;
  const body = { code: successCode(config), info: text, msg: text, data: encoded, err: null };
  res.type('application/json').send(toJson({ ...body, ...beside }));
}

interface Failure {
  readonly route: Pick<LegacyRoute, 'path'>;
  readonly error: unknown;
}

/** Refusals are business: 200, but 503 where the server cannot. A request nobody can read has a status; a fault is 500 and logged. */
export function sendFailure(res: Response, ctx: LoadedContext, { route, error }: Failure): void {
  const { status, refusal, retryAfter } = readFailure(error);
  if (status === 500) {
    log.error({ err: error, requestId: res.locals.requestId, path: route.path }, 'legacy fault');
  }
  const { code } = refusal;
  const { figures } = refusal;
  const text = sayRefusal(ctx.locale, refusal);
  // On the login paths a lock is an answer to the credentials, not a session that ended.
  const ended = legacyNumber(code) === 401 && !route.path.startsWith('login/');
  if (isRefusal(error) && error.replayed) res.setHeader('Idempotent-Replay', 'true');
  if (retryAfter !== null) res.setHeader('Retry-After', retryAfter);
  res
    .status(status)
    .type('application/json')
    .send(
      toJson({
        code: ended ? 401 : failureCode(ctx.config),
        info: text,
        msg: text,
        data: Object.keys(figures).length > 0 ? figures : [],
        err: code,
      }),
    );
}
