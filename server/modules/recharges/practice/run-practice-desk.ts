import type { Context } from '../../../platform/context';
import { isRefusal } from '../../../platform/domain-error';
import { rows } from '../../../platform/database/rows';
import { log } from '../../../platform/log';
import { releaseReview, takeReview } from '../../reviews';
import { settings } from '../../settings';
import { closeStaffSession, practiceDesk, startStaffSession, staffActor } from '../../staff';
import { approveRecharge } from '../approve-recharge';
import { rechargeReview } from '../recharge-review';

interface Request {
  readonly id: string;
  readonly number: string;
}

/**
 * What the desk may decide: below the threshold, held by nobody else, with a picture of its own, and not
 * given back by the desk before: that is what it could not decide. A lease of its own is left from a process
 * that ended. Whatever else was paid this way waits for people.
 */
const REQUESTS = `
  SELECT r.id, r.number FROM recharge_request r JOIN recharge_channel c ON c.id = r.channel_id
  WHERE c.kind = 'PRACTICE' AND r.decision IS NULL AND r.first_approver IS NULL AND r.amount < $2
    AND (r.review_state = 'SUBMITTED' OR (r.review_state = 'IN_REVIEW' AND r.taken_by = $1))
    AND NOT EXISTS (SELECT FROM recharge o WHERE o.image_hash = r.image_hash AND o.id <> r.id)
    AND NOT given_back($1, 'RECHARGE', r.id)
  ORDER BY r.taken_by NULLS LAST, r.id LIMIT 20`;

/** One desk at a time, also with several servers on one database. */
const LOCK = `SELECT pg_try_advisory_lock(hashtextextended('practice desk', 0)) AS mine`;
const UNLOCK = `SELECT pg_advisory_unlock(hashtextextended('practice desk', 0))`;

/**
 * Takes and approves the requests of the practice channel by the acts of people, one after another. Does
 * nothing in live mode, without a practice desk, or while another process runs it.
 */
export async function runPracticeDesk(ctx: Context, signal?: AbortSignal): Promise<void> {
  if (ctx.config.mode !== 'practice') return;
  const desk = await practiceDesk(ctx);
  if (!desk || (await waiting(ctx, desk.id)).length === 0) return;
  await alone(ctx, async () => {
    const { sessionId } = await startStaffSession(ctx, desk.id);
    const own = { ...ctx, staff: staffActor(desk, sessionId) };
    for (const request of await waiting(ctx, desk.id)) {
      if (signal?.aborted) break;
      await decide(own, request);
    }
    await closeStaffSession(own);
  });
}

async function alone({ db }: Context, work: () => Promise<void>): Promise<void> {
  const runner = db.createQueryRunner();
  try {
    const [lock] = (await runner.query(LOCK)) as { mine: boolean }[];
    if (lock?.mine !== true) return;
    try {
      await work();
    } finally {
      await runner.query(UNLOCK);
    }
  } finally {
    await runner.release();
  }
}

async function waiting(ctx: Context, deskId: string): Promise<Request[]> {
  const { secondApprovalFrom } = await settings(ctx);
  return rows<Request>(ctx.db, REQUESTS, [deskId, secondApprovalFrom.minor]);
}

/** Somebody who was faster is no fault: then it is theirs. */
async function decide(ctx: Context, { id, number }: Request): Promise<void> {
  try {
    const { version } = await takeReview(ctx, rechargeReview, { id });
    await approveRecharge(ctx, {
      id,
      version,
      bankReference: `PRACTICE-${number}`,
      idempotencyKey: `practice-desk-${id}-${String(version)}`,
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    log.warn({ recharge: id, code: error.code }, 'the practice desk leaves a request to people');
    await releaseReview(ctx, rechargeReview, { id }).catch((refused: unknown) => {
      if (!isRefusal(refused)) throw refused;
    });
  }
}
