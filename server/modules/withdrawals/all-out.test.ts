import { money, usd, type Coin } from '../../../schema/money';
import { dice } from '../../testing/dice';
import { anOpenOrder } from '../../testing/people/contracts';
import type { PayoutDesk, Saver } from '../../testing/people/withdrawals';
import type { ProjectDesk } from '../../testing/people/projects';
import { withCreditDesk, withPayoutDesk, withProjectDesk, withWorld } from '../../testing/suite';
import { advance, credit, quote } from '../../testing/world';
import { lockUser } from '../accounts';
import { unlockUser } from '../accounts/lock/unlock-user';
import { convert, quoteConversion } from '../conversions';
import { balancesOf, prove } from '../ledger';
import { applyDecisions } from '../reviews';
import { settleDueOrders } from '../trading';
import { policyOfUser } from './policy/policy-of-user';

const world = withWorld();
const desk: PayoutDesk = withPayoutDesk(world);
const projects: ProjectDesk = withProjectDesk(world);
const credits = withCreditDesk(world);

const MIN = 10_000n;
const DAY_S = 86_400;
let price = 91_000;
let keys = 0;
const key = () => `all-out-${String((keys += 1)).padStart(4, '0')}`;

/** The market goes on: quotes that are fresh, a little higher or lower. */
async function quotes(by: number): Promise<void> {
  price += by;
  await quote(world, price.toFixed(2));
  await quote(world, '1.00030', 'USDT/USD');
}

/** Cents that a withdrawal may take: what is left of bonuses is not among them. */
const ownOf = async ({ ctx }: Saver) => (await policyOfUser(ctx)).withdrawable.minor;

const balances = ({ userId }: Saver) => balancesOf(world.visitor, userId);

async function converts(
  saver: Saver,
  give: Parameters<typeof quoteConversion>[1]['give'],
  coin: Coin,
) {
  const { id: quoteId } = await quoteConversion(saver.ctx, { give, coin });
  await convert(saver.ctx, { quoteId, idempotencyKey: key() });
}

/** A running holding of theirs in the project of these tests: one a person. */
const isIn = ({ userId }: Saver) =>
  projects.one<boolean>(
    `EXISTS (SELECT FROM yield_holding WHERE user_id = $1 AND state <> 'SETTLED')`,
    [userId],
  );

type Act = (saver: Saver, own: bigint) => Promise<unknown>;

/** What may have happened to somebody's money, each left in the middle as often as not. */
const ACTS: readonly Act[] = [
  (saver) => credit(world, saver.userId, '137.41'),
  async (saver, own) => {
    if (own >= 2_000n) await anOpenOrder(world, saver, { dollars: '10.00', key: key() });
  },
  async (saver, own) => {
    if (own >= 5_000n) await converts(saver, usd(own / 3n), 'BTC');
  },
  async (saver, own) => {
    if (own >= 5_000n) await converts(saver, usd(own / 4n), 'USDT');
  },
  async (saver, own) => {
    if (own < MIN) return;
    await desk.submitted(saver, { dollars: '100.00' });
  },
  async (saver, own) => {
    if (own < MIN) return;
    await desk.cancel(saver, await desk.submitted(saver, { dollars: '100.00' }));
  },
  async (saver, own) => {
    if (own < MIN) return;
    const id = await desk.submitted(saver, { dollars: '100.00' });
    await desk.take(desk.lena, id);
    await desk.refuse(desk.lena, id);
  },
  async (saver, own) => {
    if (own < MIN || (await isIn(saver))) return;
    await projects.join(saver, steady, 10_000);
  },
  async (saver) => {
    const { ctx } = projects.ada;
    await lockUser(ctx, { userId: saver.userId, reason: 'A look at it.' });
    await expect(desk.submit(saver, { dollars: '100.00' })).rejects.toMatchObject({
      code: 'ACCOUNT_LOCKED',
    });
    await unlockUser(ctx, { userId: saver.userId, reason: 'Looked at.' });
  },
  async () => {
    await advance(world, 45);
    await quotes(3);
    await settleDueOrders(world.visitor);
  },
];

/**
 * Nothing is under way any more: contracts, holdings and decisions have come to their end, coins are dollars again. A
 * holding is paid by itself, a day after it is due.
 */
async function settled(saver: Saver): Promise<void> {
  await advance(world, 5 * DAY_S);
  await projects.catchUp();
  await quotes(-5);
  await settleDueOrders(world.visitor);
  await applyDecisions(world.visitor);
  for (const { asset, available } of (await balances(saver)).coins) {
    if (available.minor > 0n) {
      // Less than a cent of a coin is worth nothing that could be paid out.
      await converts(saver, money(asset, available.minor), asset).catch((error: unknown) => {
        expect(String(error)).toContain('AMOUNT_INVALID');
      });
    }
  }
}

/** Asks for all that is the person’s own, three times a day at most, each paid by staff. Resolves to what is left. */
async function withdrawsAll(saver: Saver): Promise<bigint> {
  for (let day = 0; day < 20; day += 1) {
    await advance(world, DAY_S);
    const own = await ownOf(saver);
    if (own < MIN) return own;
    const most = own > 4_000_000n ? 4_000_000n : own;
    const dollars = `${String(most / 100n)}.${String(most % 100n).padStart(2, '0')}`;
    const id = await desk.submitted(saver, { dollars });
    await desk.take(desk.lena, id);
    await desk.approve(desk.lena, id);
    await advance(world, 60);
    await applyDecisions(world.visitor);
  }
  throw new Error('twenty days were not enough');
}

let steady: string;
beforeAll(async () => {
  await quotes(1);
  steady = await projects.project({ days: 3, dividend: 'DAILY' });
});

/** What is left of bonuses whose turnover is open. */
const ofBonuses = async ({ userId }: Saver): Promise<bigint> =>
  BigInt(
    await projects.one<string>(
      `coalesce((SELECT sum(remaining) FROM bonus WHERE user_id = $1 AND open), 0)`,
      [userId],
    ),
  );

it.each([
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((seed) => [seed, 'no bonus'] as const),
  ...[9, 10, 11, 12].map((seed) => [seed, 'a bonus'] as const),
])(
  'M15: from any state all own money goes out without paying in, down to the least request, walk %i with %s',
  async (seed, bonus) => {
    const roll = dice(seed);
    await quotes(1);
    const saver = await desk.saver('700.00');
    if (bonus === 'a bonus') await credits.bonus(saver, '150.00');
    for (let n = 0; n < 14; n += 1) {
      await quotes(roll.below(3) - 1 || 1);
      await ACTS[roll.below(ACTS.length)]?.(saver, await ownOf(saver));
      // Three a day: the next ones are of another day.
      if (n % 3 === 2) await advance(world, DAY_S);
    }
    await settled(saver);
    // What was asked for and nobody has looked at comes back by its owner's own word.
    const { rows } = await world.sql.owner.query<{ id: string }>(
      `SELECT subject_id AS id FROM review WHERE kind = 'WITHDRAWAL' AND user_id = $1 AND state = 'SUBMITTED'`,
      [saver.userId],
    );
    for (const { id } of rows) await desk.cancel(saver, id);
    const left = await withdrawsAll(saver);
    expect(left).toBeLessThan(MIN);
    const { available, frozen, held } = await balances(saver);
    expect([frozen.minor, held.minor]).toEqual([0n, 0n]);
    expect(available.minor).toBe(left + (await ofBonuses(saver)));
    expect(await prove(world.sql.verify)).toBeNull();
  },
  60_000,
);
