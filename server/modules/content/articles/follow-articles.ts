import { callSql, type Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** Shows people each version that was published for later and begins now, in place of the one before. */
export async function followArticles(ctx: Pick<Context, 'db'>): Promise<void> {
  await callSql(ctx, 'follow_articles()', []);
}

/** Milliseconds until the next version begins that follows another; null when none does. */
export async function nextVersionInMs({ db }: Pick<Context, 'db'>): Promise<number | null> {
  const [row] = await rows<{ ms: string | null }>(
    db,
    `SELECT ceil(extract(epoch FROM min(next_at) - tarn_now()) * 1000)::bigint AS ms
     FROM article WHERE next IS NOT NULL`,
    [],
  );
  return row?.ms == null ? null : Number.parseInt(row.ms, 10);
}
