import { parseMoney } from '../../schema/money';
import {
  anyRechargeById,
  approveRecharge,
  rechargeReview,
  submitRecharge,
} from '../modules/recharges';
import { refuseReview, takeReview } from '../modules/reviews';
import { acceptUpload } from '../modules/uploads';
import type { User } from '../modules/accounts';
import type { Context, StaffActor } from '../platform/context';
import type { People } from './people';
import { reasonFor } from './words/reason-for';
import { receipt } from './receipt';

type Goal = 'SUBMITTED' | 'IN_REVIEW' | 'SECOND_APPROVAL' | 'SUCCESS' | 'FAILED';

interface Planned {
  readonly key: string;
  readonly user: keyof People['users'];
  readonly amount: string;
  readonly channel: string;
  readonly goal: Goal;
  readonly remark?: string;
}

/** The opening balances, and a queue with work in it in every state. */
const plan: readonly Planned[] = [
  { key: 'practice-mia-1', user: 'mia', amount: '10000.00', channel: 'BANK', goal: 'SUCCESS' },
  { key: 'practice-leo-1', user: 'leo', amount: '20000.00', channel: 'USDT', goal: 'SUCCESS' },
  { key: 'practice-ivy-1', user: 'ivy', amount: '450.00', channel: 'BANK', goal: 'SUCCESS' },
  { key: 'practice-ivy-2', user: 'ivy', amount: '300.00', channel: 'ALIPAY', goal: 'FAILED' },
  {
    key: 'practice-ivy-3',
    user: 'ivy',
    amount: '12500.00',
    channel: 'BANK',
    goal: 'SECOND_APPROVAL',
  },
  { key: 'practice-ivy-4', user: 'ivy', amount: '800.00', channel: 'USDT', goal: 'IN_REVIEW' },
  {
    key: 'practice-ivy-5',
    user: 'ivy',
    amount: '250.00',
    channel: 'WECHAT',
    goal: 'SUBMITTED',
    remark: 'Paid from my own account',
  },
];

export async function fillRecharges(ctx: Context, people: People): Promise<void> {
  for (const [index, planned] of plan.entries()) {
    const user = people.users[planned.user];
    const known = await earlier(ctx, user, planned.key);
    if (known) {
      await finish(ctx, people, { id: known, planned });
      continue;
    }
    const own = asUser(ctx, user);
    const { path } = await acceptUpload(own, await receipt(index + 1));
    const { resultId } = await submitRecharge(own, {
      channel: planned.channel,
      amount: parseMoney('USD', planned.amount),
      screenshot: path,
      payerName: user.userName,
      remark: planned.remark ?? null,
      idempotencyKey: planned.key,
    });
    await lead(ctx, people, { id: resultId, planned });
  }
}

export const asUser = (ctx: Context, { id, language }: User): Context => ({
  ...ctx,
  actor: { userId: id, sessionId: '0', lockReason: null, language, pass: false },
});

async function earlier(ctx: Context, { id }: User, key: string): Promise<string | null> {
  const [row] = await ctx.db.query<{ result_id: string | null }[]>(
    `SELECT result_id FROM idempotency
     WHERE actor = $1 AND operation = 'recharge.submit' AND key = $2`,
    [`user/${id}`, key],
  );
  return row?.result_id ?? null;
}

/** Opening balances are completed by the next start; the queue is left as people have worked it. */
async function finish(ctx: Context, people: People, way: OnItsWay): Promise<void> {
  const { user } = way.planned;
  if (user !== 'mia' && user !== 'leo') return;
  const { decision, takenBy } = (await anyRechargeById(ctx, way.id)) ?? {};
  if (decision === null && takenBy === null) await lead(ctx, people, way);
}

interface OnItsWay {
  readonly id: string;
  readonly planned: Planned;
}

/** Takes a recharge as far as its goal, the way staff do. */
async function lead(ctx: Context, people: People, way: OnItsWay): Promise<void> {
  const { support, admin } = people.staff;
  switch (way.planned.goal) {
    case 'SUBMITTED':
      return;
    case 'IN_REVIEW':
      await takeReview({ ...ctx, staff: admin }, rechargeReview, { id: way.id });
      return;
    case 'FAILED':
      await fail({ ...ctx, staff: support }, people, way);
      return;
    default:
      await decide(ctx, people, way);
  }
}

async function fail(by: Context, { users }: People, { id, planned }: OnItsWay): Promise<void> {
  const { version } = await takeReview(by, rechargeReview, { id });
  const reason = reasonFor(users[planned.user], 'PICTURE_DIFFERS');
  const idempotencyKey = `${planned.key}-refuse`;
  await refuseReview(by, rechargeReview, { id, version, reason, idempotencyKey });
}

/** One approval, and a second one where two are needed and the goal is that it is credited. */
async function decide(ctx: Context, { staff }: People, way: OnItsWay): Promise<void> {
  const before = await anyRechargeById(ctx, way.id);
  if (before?.firstApprover === null) await approve(ctx, staff.support, way);
  const after = await anyRechargeById(ctx, way.id);
  const undecided = after?.decision === null && after.needsSecond;
  if (undecided && way.planned.goal === 'SUCCESS') await approve(ctx, staff.admin2, way);
}

async function approve(ctx: Context, staff: StaffActor, { id, planned }: OnItsWay): Promise<void> {
  const { version } = await takeReview({ ...ctx, staff }, rechargeReview, { id });
  await approveRecharge(
    { ...ctx, staff },
    {
      id,
      version,
      bankReference: `PB-${planned.key.toUpperCase()}`,
      idempotencyKey: `${planned.key}-approve`,
    },
  );
}
