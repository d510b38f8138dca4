import { createRequire } from 'node:module';
import type { Config } from '../platform/config';
import type { ConnectionUrls } from '../platform/database/database-roles';
import { fromRoot } from '../platform/project-root';
import type { WhileFilling } from '../seed/paused-settings';

export interface ServeOptions {
  readonly config: Config & { readonly appSecret: string };
  readonly urls: ConnectionUrls;
  readonly whileFilling: WhileFilling | null;
}

export interface RunningServer {
  /** The port it listens on: another than configured when that was 0. */
  readonly port: number;
  /** Lets requests under way finish, then ends. */
  close(): Promise<void>;
}

interface ServerModule {
  serve(options: ServeOptions): Promise<RunningServer>;
}

/** The built server: bundled, so that a start compiles nothing. */
export const loadServer = (): ServerModule =>
  createRequire(__filename)(fromRoot('dist/server/main.js')) as ServerModule;
