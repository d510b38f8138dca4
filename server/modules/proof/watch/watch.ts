import { Pool } from 'pg';
import { rows } from '../../../platform/database/rows';
import { log } from '../../../platform/log';
import type { Context } from '../../../platform/context';
import type { Job } from '../../../platform/module';
import { proveNew } from './prove-new';
import { proveNight } from './prove-night';

/** How soon after a block its entries are proved. */
const NEW_MS = 5_000;
/** How soon after midnight of the platform the night's proof begins, and a proof that was cut short goes on. */
const NIGHT_MS = 60_000;

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
        run: async (ctx, signal) => {
          if (await hasYesterday(ctx)) await proveNight(ctx, verify, signal);
        },
      },
    ],
    close: () => verify.end(),
  };
}

/** Whether this platform sealed anything before today: on its first day there is no night to prove. */
async function hasYesterday({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const [row] = await rows<{ since: boolean }>(
    db,
    `SELECT EXISTS (SELECT FROM proof_block b
       WHERE b.number = 1 AND b.made_at < platform_day_start(platform_day(tarn_now()))) AS since`,
  );
  return row?.since === true;
}
