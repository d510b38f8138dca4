import { approveRecharge, rechargeReview } from '../../modules/recharges';
import { refuseReview } from '../../modules/reviews';
import type { StaffActor } from '../../platform/context';
import { isRefusal } from '../../platform/domain-error';
import { pause } from '../../platform/processes';
import { crowd, pick } from '../rig/load';
import { openReviewer, type Reviewer } from '../rig/reviewer';
import type { Rig } from './rig';
import { assertThat, type Row } from './row';

const DOLLARS = '100.00';

interface Tally {
  approved: number;
  refused: number;
}

export const decideTwice: Row = {
  what: 'approve and refuse the same recharge at once',
  async run({ dose, addresses, verify }) {
    const reviewer = await openReviewer(addresses());
    const tally: Tally = { approved: 0, refused: 0 };
    try {
      const customers: string[] = [];
      for (let index = 0; index < 10; index += 1) {
        customers.push((await reviewer.customer(`pair${String(index)}`, 0)).id);
      }
      // As many pairs at a time as there are staff: each holds one request.
      const free = [...reviewer.staff];
      await crowd(dose.pairs, free.length, async (index) => {
        const member = free.pop();
        assertThat(member !== undefined, 'every member of staff is at work');
        await decideBoth({ reviewer, member, tally }, pick(customers, index));
        free.push(member);
      });
      await effectsOf({ verify }, customers);
      const { rows } = await verify.query<{ sum: string | null; count: string }>(
        `SELECT sum(amount), count(*) FROM verify.posting
         WHERE kind = 'recharge.credit' AND user_id = ANY ($1)`,
        [customers],
      );
      const [moved] = rows;
      assertThat(moved?.count === String(tally.approved), 'money moved without its approval');
      assertThat(
        BigInt(moved.sum ?? 0) === BigInt(tally.approved) * 10_000n,
        'another amount moved',
      );
    } finally {
      await reviewer.close();
    }
    return {
      count: `${String(dose.pairs)} pairs`,
      result: `one won each time (${String(tally.approved)} approved, ${String(tally.refused)} refused), money moved once for each approval`,
    };
  },
};

/** Resolves once every decision has taken effect: the server's job may have some of them in hand. */
async function effectsOf(
  { verify }: Pick<Rig, 'verify'>,
  customers: readonly string[],
): Promise<void> {
  for (;;) {
    const { rows } = await verify.query<{ id: string }>(
      `SELECT id FROM verify.recharges WHERE state = 'DECIDED' AND user_id = ANY ($1) LIMIT 1`,
      [customers],
    );
    if (rows.length === 0) return;
    await pause(50);
  }
}

interface AtWork {
  readonly reviewer: Reviewer;
  readonly member: StaffActor;
  readonly tally: Tally;
}

async function decideBoth({ reviewer, member, tally }: AtWork, userId: string): Promise<void> {
  const { ctx } = reviewer;
  const id = await reviewer.openRecharge(userId, DOLLARS, member);
  const held = { id, version: 2, idempotencyKey: `torture-pair-${id}` };
  const approve = () =>
    approveRecharge({ ...ctx, staff: member }, { ...held, bankReference: `TORTURE-${id}` });
  const refuse = () =>
    refuseReview({ ...ctx, staff: member }, rechargeReview, { ...held, reason: 'Both at once' });
  // Neither is always the first to ask.
  const turns = BigInt(id) % 2n === 0n ? [approve, refuse] : [refuse, approve];
  const answers = await Promise.allSettled(turns.map((turn) => turn()));
  const won = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.decision] : []));
  const lost = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  assertThat(
    won.length === 1,
    `${String(won.length)} decisions on recharge ${id}: ${String(lost[0])}`,
  );
  assertThat(lost.every(isRefusal), `recharge ${id}: ${String(lost[0])}`);
  if (won[0] === 'APPROVED') tally.approved += 1;
  else tally.refused += 1;
}
