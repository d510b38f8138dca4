import { createRequire } from 'node:module';
import type { RunningServer, ServeOptions } from '../main';
import { fromRoot } from '../platform/project-root';

export type { RunningServer };

interface ServerModule {
  serve(options: ServeOptions): Promise<RunningServer>;
}

/** The built server: bundled, so that a start compiles nothing. */
export const loadServer = (): ServerModule =>
  createRequire(__filename)(fromRoot('dist/server/main.js')) as ServerModule;
