import { parseMoney } from '../../schema/money';
import { applyDecisions, refuseReview, takeReview } from '../modules/reviews';
import {
  approveWithdrawal,
  cancelWithdrawal,
  submitWithdrawal,
  withdrawalById,
  withdrawalReview,
} from '../modules/withdrawals';
import type { Context } from '../platform/context';
import { FUND_PASSWORD, type People } from './people';
import { reasonFor } from './words/reason-for';
import { asUser } from './recharges';

type Goal = 'SUBMITTED' | 'SECOND_APPROVAL' | 'SUCCESS' | 'FAILED' | 'CANCELLED';

interface Planned {
  readonly key: string;
  readonly user: 'mia' | 'leo';
  readonly amount: string;
  readonly goal: Goal;
}

/**
 * Money out in every state but in review: who tries the console has both hands free. What failed or was cancelled leaves room: each may still withdraw
 * once today.
 */
const plan: readonly Planned[] = [
  { key: 'practice-mia-out-1', user: 'mia', amount: '500.00', goal: 'SUCCESS' },
  { key: 'practice-mia-out-2', user: 'mia', amount: '350.00', goal: 'FAILED' },
  { key: 'practice-mia-out-3', user: 'mia', amount: '120.00', goal: 'CANCELLED' },
  { key: 'practice-leo-out-1', user: 'leo', amount: '12000.00', goal: 'SECOND_APPROVAL' },
  { key: 'practice-leo-out-2', user: 'leo', amount: '250.00', goal: 'SUBMITTED' },
  { key: 'practice-mia-out-4', user: 'mia', amount: '400.00', goal: 'SUBMITTED' },
];

/** The key of the last one that is sent in: once it is there, all were. */
export const lastWithdrawalKey = 'practice-mia-out-4';

/** Each is sent in once and taken on from where it stands; what people have worked on is left to them. */
export async function fillWithdrawals(ctx: Context, people: People): Promise<void> {
  for (const planned of plan) {
    const user = people.users[planned.user];
    const own = asUser(ctx, user);
    const { resultId: id } = await submitWithdrawal(own, {
      amount: parseMoney('USD', planned.amount),
      target: { kind: 'BANK_CARD' },
      fundPassword: FUND_PASSWORD,
      idempotencyKey: planned.key,
    });
    const row = await withdrawalById(ctx, user.id, id);
    if (row?.state !== 'SUBMITTED' || row.decision !== null || row.takenBy !== null) continue;
    await lead(ctx, people, { id, planned });
    await applyDecisions(ctx);
  }
}

interface OnItsWay {
  readonly id: string;
  readonly planned: Planned;
}

/** Takes a withdrawal as far as its goal, the way its user and staff do. */
async function lead(ctx: Context, { staff, users }: People, way: OnItsWay): Promise<void> {
  const { id, planned } = way;
  switch (planned.goal) {
    case 'SUBMITTED':
      return;
    case 'CANCELLED': {
      const own = asUser(ctx, users[planned.user]);
      await cancelWithdrawal(own, { id, idempotencyKey: `${planned.key}-cancel` });
      return;
    }
    default:
      await decide({ ...ctx, staff: staff.support }, users, way);
  }
}

async function decide(
  by: Context,
  users: People['users'],
  { id, planned }: OnItsWay,
): Promise<void> {
  const { version } = await takeReview(by, withdrawalReview, { id });
  const on = { id, version, idempotencyKey: `${planned.key}-decide` };
  if (planned.goal === 'FAILED') {
    const reason = reasonFor(users[planned.user], 'SENT_BACK');
    await refuseReview(by, withdrawalReview, { ...on, reason });
    return;
  }
  // A first approval of two records no reference.
  const last = planned.goal === 'SUCCESS';
  await approveWithdrawal(by, {
    ...on,
    reference: last ? `PO-${planned.key.toUpperCase()}` : null,
  });
}
