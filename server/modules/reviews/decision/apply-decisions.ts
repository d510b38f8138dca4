import { callSql, type Context } from '../../../platform/context';
import { log } from '../../../platform/log';
import { publishChange, type Changed } from '../../../platform/requests/changed-requests';

interface Applied extends Changed {
  /** Why it could not take effect; it is tried again. */
  readonly fault: string | null;
}

const BATCH = 100;

/**
 * Brings decisions to their effect whose undo window is over, each once, and gives expired leases back to
 * their queue. Calling it again, or from two processes at once, changes nothing.
 */
export async function applyDecisions(ctx: Pick<Context, 'db' | 'bus'>): Promise<void> {
  for (;;) {
    const changed = await callSql<Applied>(ctx, 'apply_decisions($1)', [BATCH]);
    for (const { fault, ...one } of changed) {
      if (fault === null) await publishTold(ctx, one);
      else log.error({ kind: one.kind, subject: one.subjectId, fault }, 'decision without effect');
    }
    const done = changed.filter(({ fault }) => fault === null).length;
    if (changed.length < BATCH || done === 0) return;
  }
}

/** The user reloads the request, and the inbox. */
async function publishTold(ctx: Pick<Context, 'bus'>, one: Changed): Promise<void> {
  await publishChange(ctx, one);
  // A settlement that was wrong has prohibited its instrument.
  if (one.kind === 'DISPUTE') await ctx.bus.publish('markets', [one.subjectId]);
  if (one.userId !== null) await ctx.bus.publish('messages', [`${one.userId}:${one.subjectId}`]);
}

/** Milliseconds until the next undo window or lease ends; null when none runs. */
export async function nextEffectInMs({ db }: Pick<Context, 'db'>): Promise<number | null> {
  const [row] = await db.query<{ ms: string | null }[]>(
    `SELECT ceil(extract(epoch FROM least(
         (SELECT min(effective_at) FROM review WHERE state = 'DECIDED' AND effective_at > tarn_now()),
         (SELECT min(lease_until) FROM review WHERE lease_until > tarn_now())) - tarn_now()) * 1000) AS ms`,
  );
  return row?.ms == null ? null : Math.max(0, Number.parseInt(row.ms, 10));
}
