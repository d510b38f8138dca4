import type { LoadedContext } from '../http/context';
import type { QuoteHub } from '../modules/market/live/quote-hub';

/** What resolvers see: a context with this request's loaders, the live quotes and the console's cookie. */
export interface ApiContext extends LoadedContext {
  readonly quoteHub: QuoteHub;
  /** The console's session cookie in the answer to this request. */
  readonly cookie: { set(token: string): void; clear(): void };
}

const noCookie: ApiContext['cookie'] = { set: () => undefined, clear: () => undefined };

export const apiContext = (
  ctx: LoadedContext,
  quoteHub: QuoteHub,
  cookie: ApiContext['cookie'] = noCookie,
): ApiContext => ({ ...ctx, quoteHub, cookie });
