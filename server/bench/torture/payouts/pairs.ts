import { refuseReview, takeReview, undoDecision } from '../../../modules/reviews';
import {
  approveWithdrawal,
  cancelWithdrawal,
  withdrawalReview,
} from '../../../modules/withdrawals';
import type { StaffActor } from '../../../platform/context';
import { isRefusal } from '../../../platform/domain-error';
import { crowd, pick } from '../../rig/load';
import type { Rig } from '../rig';
import { assertThat, type Row } from '../row';
import { effectsOf, proveEnds } from './proof';
import { ASKED_MINOR, submitOver, withdraw, withSavers, type Payouts, type Saver } from './savers';

const SAVERS = 10;
const KINDS = ['approve', 'refuse', 'cancel', 'undo', 'submit'] as const;
type Kind = (typeof KINDS)[number];

type End = 'paid' | 'returned';

interface Pair {
  readonly index: number;
  readonly saver: Saver;
  readonly member: StaffActor;
}

export const payoutPairs: Row = {
  what: 'two acts on the same withdrawal at once: approve with approve, refuse, cancel and undo, submit with submit',
  run: (rig) =>
    withSavers(
      rig,
      { name: 'pair-out', dollars: dollarsOf(rig), undoSeconds: 1 },
      async (payouts) => {
        const ends = { paid: 0, returned: 0 };
        const tokens = new Map<string, string>();
        for (const saver of payouts.savers) tokens.set(saver.id, await rig.client.signIn(saver));
        for (const kind of KINDS) {
          // As many pairs at a time as there are staff: each holds one request.
          const free = [...payouts.reviewer.staff];
          await crowd(rig.dose.pairs, free.length, async (index) => {
            const member = free.pop();
            assertThat(member !== undefined, 'every member of staff is at work');
            const pair = { index, saver: pick(payouts.savers, index), member };
            ends[await RUN[kind](payouts, pair, tokens)] += 1;
            free.push(member);
          });
        }
        await effectsOf(payouts);
        await proveEnds(payouts, ends);
        return {
          count: `${String(rig.dose.pairs)} pairs of each`,
          result: `one won each time; ${String(ends.paid)} paid once, ${String(ends.returned)} returned once, nothing left frozen`,
        };
      },
    ),
};

/** Enough for every pair to be paid. */
const dollarsOf = ({ dose }: Rig): number[] => {
  const each = Math.ceil((dose.pairs * KINDS.length) / SAVERS) * (Number(ASKED_MINOR) / 100);
  return Array.from({ length: SAVERS }, () => each + 100);
};

const actsOn = ({ reviewer: { ctx } }: Payouts, { member }: Pair, id: string) => {
  const own = { ...ctx, staff: member };
  const key = (act: string) => `out-${act}-${id}`;
  return {
    take: () => takeReview(own, withdrawalReview, { id }),
    approve: (reference = `OUT-${id}`) =>
      approveWithdrawal(own, { id, reference, idempotencyKey: key(reference) }),
    refuse: () =>
      refuseReview(own, withdrawalReview, {
        id,
        reason: 'Both at once',
        idempotencyKey: key('no'),
      }),
    undo: () => undoDecision(own, withdrawalReview, { id }),
  };
};

/** Both at once, neither always the first to ask. What is no refusal is a fault. */
async function both(
  { index }: Pair,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<readonly [one: boolean, other: boolean]> {
  const turned = index % 2 === 1;
  const [first, second] = await Promise.allSettled(
    (turned ? [other, one] : [one, other]).map((act) => act()),
  );
  for (const answer of [first, second]) {
    if (answer?.status !== 'rejected') continue;
    const why: unknown = answer.reason;
    assertThat(isRefusal(why), `pair ${String(index)}: ${String(why)}`);
  }
  const won = [first?.status === 'fulfilled', second?.status === 'fulfilled'] as const;
  return turned ? [won[1], won[0]] : won;
}

const oneOf = ([one, other]: readonly [boolean, boolean], what: string): boolean => {
  assertThat(one !== other, `${what}: ${one ? 'both' : 'neither'} won`);
  return one;
};

async function held(payouts: Payouts, pair: Pair, kind: Kind) {
  const id = await withdraw(payouts, pair.saver, `out-${kind}-${String(pair.index)}`);
  const acts = actsOn(payouts, pair, id);
  return { id, acts };
}

const RUN: Readonly<
  Record<Kind, (payouts: Payouts, pair: Pair, tokens: ReadonlyMap<string, string>) => Promise<End>>
> = {
  async approve(payouts, pair) {
    const { id, acts } = await held(payouts, pair, 'approve');
    await acts.take();
    const won = await both(
      pair,
      () => acts.approve(`ONE-${id}`),
      () => acts.approve(`TWO-${id}`),
    );
    oneOf(won, `approving withdrawal ${id} twice`);
    return 'paid';
  },
  async refuse(payouts, pair) {
    const { id, acts } = await held(payouts, pair, 'refuse');
    await acts.take();
    const approved = oneOf(await both(pair, () => acts.approve(), acts.refuse), `withdrawal ${id}`);
    return approved ? 'paid' : 'returned';
  },
  async cancel(payouts, pair) {
    const { id, acts } = await held(payouts, pair, 'cancel');
    const cancel = () =>
      cancelWithdrawal(payouts.reviewer.asUser(pair.saver.id), {
        id,
        idempotencyKey: `cancel-${id}`,
      });
    const takeAndApprove = async () => {
      await acts.take();
      await acts.approve();
    };
    const approved = oneOf(await both(pair, takeAndApprove, cancel), `withdrawal ${id}`);
    return approved ? 'paid' : 'returned';
  },
  async undo(payouts, pair) {
    const { id, acts } = await held(payouts, pair, 'undo');
    await acts.take();
    const [approved, undone] = await both(pair, () => acts.approve(), acts.undo);
    assertThat(approved, `withdrawal ${id} was not approved`);
    if (!undone) return 'paid';
    await acts.refuse();
    return 'returned';
  },
  async submit(payouts, pair, tokens) {
    const { saver, index } = pair;
    const asked = { token: tokens.get(saver.id) ?? '', key: `out-submit-${String(index)}` };
    const [one, other] = await Promise.all([
      submitOver(payouts, saver, { ...asked, wayIn: 'graphql' }),
      submitOver(payouts, saver, { ...asked, wayIn: 'legacy' }),
    ]);
    assertThat(one.id !== null && one.id === other.id, `one key: ${JSON.stringify([one, other])}`);
    const acts = actsOn(payouts, pair, one.id);
    await acts.take();
    await acts.refuse();
    return 'returned';
  },
};
