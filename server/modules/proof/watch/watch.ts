import { Pool } from 'pg';
import { log } from '../../../platform/log';
import type { Job } from '../../../platform/module';
import { proveNew } from './prove-new';
import { proveNight } from './prove-night';
import { lateSealTeller } from './late-seal/tell-late-seal';

/** How soon after a block its entries are proved. */
const NEW_MS = 5_000;
/** How soon after midnight of the platform the night's proof begins, and a proof that was cut short goes on. */
const NIGHT_MS = 60_000;
/** How often it is looked whether the seal is late; at the second look in a row administrators are told. */
const SEAL_MS = 30_000;

export interface Watch {
  readonly jobs: readonly Job[];
  close(): Promise<void>;
}

/**
 * The platform's own verifier: it reads with the role that may read the schema `verify` and nothing else, on one
 * connection that is closed while it rests.
 */
export function createWatch(verifyUrl: string): Watch {
  const verify = new Pool({
    connectionString: verifyUrl,
    max: 2,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    application_name: 'tarn watch',
  });
  verify.on('error', (error) => {
    log.warn({ reason: error.message }, 'the connection of the watch was lost');
  });
  return {
    jobs: [
      {
        name: 'prove-new',
        everyMs: NEW_MS,
        run: (ctx, signal) => proveNew(ctx, verify, signal),
      },
      {
        name: 'prove-night',
        everyMs: NIGHT_MS,
        run: (ctx, signal) => proveNight(ctx, verify, signal),
      },
      { name: 'late-seal', everyMs: SEAL_MS, run: lateSealTeller() },
    ],
    close: () => verify.end(),
  };
}
