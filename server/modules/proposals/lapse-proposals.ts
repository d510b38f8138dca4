import { callSql, type Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';

const BATCH = 100;

/** Ends proposals that nobody has closed in seven days. Calling it again changes nothing. */
export async function lapseProposals(ctx: Pick<Context, 'db'>): Promise<void> {
  for (;;) {
    const [row] = await callSql<{ lapsed: number }>(ctx, 'lapse_proposals($1) AS lapsed', [BATCH]);
    if ((row?.lapsed ?? 0) < BATCH) return;
  }
}

/** Milliseconds until the next proposal lapses; null when none is open. */
export async function nextLapseInMs({ db }: Pick<Context, 'db'>): Promise<number | null> {
  const [row] = await rows<{ ms: string | null }>(
    db,
    `SELECT ceil(extract(epoch FROM min(lapses_at) - tarn_now()) * 1000) AS ms
     FROM proposal WHERE state = 'OPEN'`,
  );
  return row?.ms == null ? null : Math.max(0, Number.parseInt(row.ms, 10));
}
