import type { Context } from '../../platform/context';

/** Carries the platform's balances forward, so that reading them never sums the whole history. */
export async function snapshotLedger({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.query('SELECT ledger_snapshot()');
}
