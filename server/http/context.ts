import type { IncomingHttpHeaders } from 'node:http';
import { readLanguage, type Language } from '../../schema/languages';
import { deviceName, readSession } from '../modules/accounts';
import { readStaffSession } from '../modules/staff';
import type { Context } from '../platform/context';
import { readDevice, readToken } from '../platform/session-token';
import type { ApiContext, SessionCookie } from '../graphql/api-context';
import { createLoaders, permissions, type Loaders } from '../modules';
import type { QuoteHub } from '../modules/market';

/** What one server process has; every request's context is made of it. */
export type Base = Pick<Context, 'db' | 'bus' | 'config' | 'now'>;

/** What GraphQL needs besides: the live quotes of this process. */
export interface ApiBase extends Base {
  readonly quoteHub: QuoteHub;
}

/** A domain context with loaders that batch one request's reads. */
export interface LoadedContext extends Context {
  readonly loaders: Loaders;
}

export interface Caller {
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** First known value of the two headers, or null. */
function languageOf(headers: IncomingHttpHeaders): Language | null {
  for (const name of ['language', 'lang']) {
    const asked = readLanguage(first(headers[name]) ?? '');
    if (asked) return asked;
  }
  return null;
}

/** With loaders that have read nothing yet. */
export const loaded = (ctx: Context): LoadedContext => ({ ...ctx, loaders: createLoaders(ctx) });

/** From where, and on what, somebody asks. */
const placeOf = ({ headers, address }: Caller) => ({
  address,
  device: deviceName(headers['user-agent']),
  deviceHash: readDevice(headers),
});

/** The context of a customer's request, in the language asked for. */
export async function userContext(
  base: Base,
  caller: Caller,
  language: Language | null = null,
): Promise<LoadedContext> {
  const { headers } = caller;
  const actor = await readSession(base, readToken(headers));
  const locale = languageOf(headers) ?? language ?? actor?.language ?? 'en';
  return loaded({ ...base, ...placeOf(caller), actor, staff: null, locale });
}

export const STAFF_COOKIE = 'tarn_console';

const staffToken = (headers: IncomingHttpHeaders): string | null => {
  const cookie = headers.cookie ?? '';
  const [, token] = /(?:^|;\s*)tarn_console=([A-Za-z0-9_-]{43})(?:;|$)/.exec(cookie) ?? [];
  return token ?? null;
};

/** The context of a console request: its session is in the cookie, nowhere else. */
export async function staffContext(base: Base, caller: Caller): Promise<LoadedContext> {
  const staff = await readStaffSession(base, staffToken(caller.headers));
  const locale = languageOf(caller.headers) ?? 'en';
  return loaded({ ...base, ...placeOf(caller), actor: null, staff, locale });
}

const noCookie: SessionCookie = { set: () => undefined, clear: () => undefined };

/** What resolvers see of a request. */
export const apiContext = (
  ctx: LoadedContext,
  quoteHub: QuoteHub,
  cookie: SessionCookie = noCookie,
): ApiContext<Loaders> & { readonly quoteHub: QuoteHub } => ({
  ...ctx,
  quoteHub,
  cookie,
  permissions,
});
