import type { Context } from '../platform/context';
import type { Permissions } from './enforce-permissions';

/** The console's session cookie in the answer to this request. */
export interface SessionCookie {
  set(token: string): void;
  clear(): void;
}

/** What resolvers see: a context, and those loaders of the request that they name. */
export interface ApiContext<Loaders = unknown> extends Context {
  readonly loaders: Loaders;
  readonly cookie: SessionCookie;
  /** Who may do what in the console. */
  readonly permissions: Permissions;
}
