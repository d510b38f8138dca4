import { findUser, type User } from '../modules/accounts';
import { disputeReview, countDisputes, reportOrder } from '../modules/disputes';
import { refuseReview, takeReview } from '../modules/reviews';
import { closeStaffSession, Staff, startStaffSession, staffActor } from '../modules/staff';
import { orderByKey } from '../modules/trading';
import type { Context } from '../platform/context';
import { reasonFor } from './words/reason-for';
import { asUser } from './recharges';
import { unlessRefused } from './unless-refused';

/** A contract that settled soon after the first start. */
const REPORTED = 'practice-order-3';
const NOTE = 'Another site showed a higher price at the end. Please look at it.';

/**
 * Two reports: Leo's is decided, so that he can ask for a second look, and Mia's waits. Their contracts settle half a
 * minute after the first start, so it is asked for again until it is done.
 */
export async function fillDisputes(ctx: Context): Promise<void> {
  if ((await countDisputes(ctx)) >= 2) return;
  const [leo, mia] = await Promise.all(
    ['leo@practice.tarn', 'mia@practice.tarn'].map((email) => findUser(ctx, email)),
  );
  if (!leo || !mia) return;
  const decided = await reported(ctx, leo);
  if (decided !== null) await asSupport(ctx, (desk) => decide(desk, leo, decided));
  await reported(ctx, mia);
}

/** Its report; null while the contract runs, where there is none, or once it was reported. */
async function reported(ctx: Context, user: User): Promise<string | null> {
  const own = asUser(ctx, user);
  const order = await orderByKey(own, user.id, REPORTED);
  if (order?.outcome == null) return null;
  return reportOrder(own, { orderId: order.id, note: NOTE }).catch((error: unknown) => {
    unlessRefused(error);
    return null;
  });
}

async function decide(ctx: Context, user: User, id: string): Promise<void> {
  const { version } = await takeReview(ctx, disputeReview, { id });
  const idempotencyKey = 'practice-dispute-right';
  const reason = reasonFor(user, 'LAST_PRICE');
  await refuseReview(ctx, disputeReview, { id, version, reason, idempotencyKey });
}

/** Whoever acts on the staff's side is signed in, here as anywhere, and signs out again. */
async function asSupport(ctx: Context, work: (desk: Context) => Promise<void>): Promise<void> {
  const found = await ctx.db.getRepository(Staff).findOneBy({ email: 'support@practice.tarn' });
  if (!found || found.role === 'LEFT') return;
  const { sessionId } = await startStaffSession(ctx, found.id);
  const staff = staffActor(found, sessionId);
  try {
    await work({ ...ctx, staff }).catch(unlessRefused);
  } finally {
    await closeStaffSession({ ...ctx, staff });
  }
}
