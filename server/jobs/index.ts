import { expireCodes } from '../modules/accounts';
import { snapshotLedger } from '../modules/ledger';
import { removeLooseUploads } from '../modules/uploads';
import type { Context } from '../platform/context';
import { extendOpenPeriodsJob } from './extend-sessions';
import { makePartitionsJob } from './make-partitions';
import { schedule } from '../platform/scheduler';
import { settleDueOrdersLoop } from './settle-due-orders';

const HOUR_MS = 60 * 60 * 1_000;

/** Everything that happens by itself. `stop` waits for what is under way. */
export function startJobs(ctx: Context): { stop(): Promise<void> } {
  const settling = settleDueOrdersLoop(ctx);
  const scheduled = schedule([
    ...[extendOpenPeriodsJob, makePartitionsJob].map(({ name, everyMs, run }) => ({
      name,
      everyMs,
      run: () => run(ctx),
    })),
    { name: 'expire-codes', everyMs: HOUR_MS, run: () => expireCodes(ctx) },
    { name: 'remove-loose-uploads', everyMs: HOUR_MS, run: () => removeLooseUploads(ctx) },
    { name: 'snapshot-ledger', everyMs: HOUR_MS, run: () => snapshotLedger(ctx) },
  ]);
  return {
    async stop() {
      await Promise.all([settling.stop(), scheduled.stop()]);
    },
  };
}
