import { callSql, type Context } from '../../../platform/context';

/** A run of a night that `begin_proof_run` began, and the day that it proves. */
export interface BegunRun {
  readonly run: string;
  readonly dayFrom: Date;
  readonly dayTo: Date;
}

const LOCK = `SELECT pg_try_advisory_lock(hashtextextended('proof watch', 0)) AS taken`;
const UNLOCK = `SELECT pg_advisory_unlock(hashtextextended('proof watch', 0))`;

/**
 * Does the work of a run and ends it with what it examined. Work that resolves to null was stopped: the run stays
 * open, and whoever comes next goes on with it. Work that fails leaves the reason beside the run. Resolves to what the
 * work did.
 */
export async function whileRunning(
  ctx: Pick<Context, 'db'>,
  { run }: Pick<BegunRun, 'run'>,
  work: () => Promise<number | null>,
): Promise<number | null> {
  const end = (entries: number, fault: string | null) =>
    callSql(ctx, 'end_proof_run($1, $2, $3)', [run, entries, fault]);
  try {
    const entries = await work();
    if (entries !== null) await end(entries, null);
    return entries;
  } catch (error) {
    await end(0, error instanceof Error ? error.message : 'unknown').catch(() => undefined);
    throw error;
  }
}

/**
 * Works while no other process of this database does, on a connection that holds nothing but that lock. Resolves to
 * false when somebody else is at it. With the process the lock goes too.
 */
export async function alone(
  { db }: Pick<Context, 'db'>,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const runner = db.createQueryRunner();
  try {
    const [lock] = (await runner.query(LOCK)) as { taken: boolean }[];
    if (lock?.taken !== true) return false;
    await work();
    return true;
  } finally {
    await runner.query(UNLOCK).catch(() => undefined);
    await runner.release();
  }
}
