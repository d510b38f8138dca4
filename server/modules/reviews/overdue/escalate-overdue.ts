import { callSql, type Context } from '../../../platform/context';

const BATCH = 100;

/** Tells all administrators of what is overdue, each request once, of every kind. Time decides nothing. */
export async function escalateOverdue(ctx: Pick<Context, 'db'>): Promise<void> {
  for (;;) {
    const [row] = await callSql<{ told: number }>(ctx, 'escalate_overdue($1) AS told', [BATCH]);
    if ((row?.told ?? 0) < BATCH) return;
  }
}
