import { money, usd, type Coin } from '../../../schema/money';
import { dice } from '../../testing/dice';
import { anOpenOrder } from '../../testing/people/contracts';
import type { PayoutDesk, Saver } from '../../testing/people/withdrawals';
import { withPayoutDesk, withWorld } from '../../testing/suite';
import { advance, credit, quote } from '../../testing/world';
import { convert, quoteConversion } from '../conversions';
import { balancesOf, prove } from '../ledger';
import { applyDecisions } from '../reviews';
import { settleDueOrders } from '../trading';

const world = withWorld();
const desk: PayoutDesk = withPayoutDesk(world);

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

const balances = ({ userId }: Saver) => balancesOf(world.visitor, userId);

async function converts(
  saver: Saver,
  give: Parameters<typeof quoteConversion>[1]['give'],
  coin: Coin,
) {
  const { id: quoteId } = await quoteConversion(saver.ctx, { give, coin });
  await convert(saver.ctx, { quoteId, idempotencyKey: key() });
}

type Act = (saver: Saver, available: bigint) => Promise<unknown>;

/** What may have happened to somebody's money, each left in the middle as often as not. */
const ACTS: readonly Act[] = [
  (saver) => credit(world, saver.userId, '137.41'),
  async (saver, available) => {
    if (available >= 2_000n) await anOpenOrder(world, saver, { dollars: '10.00', key: key() });
  },
  async (saver, available) => {
    if (available >= 5_000n) await converts(saver, usd(available / 3n), 'BTC');
  },
  async (saver, available) => {
    if (available >= 5_000n) await converts(saver, usd(available / 4n), 'USDT');
  },
  async (saver, available) => {
    if (available < MIN) return;
    await desk.submitted(saver, { dollars: '100.00' });
  },
  async (saver, available) => {
    if (available < MIN) return;
    await desk.cancel(saver, await desk.submitted(saver, { dollars: '100.00' }));
  },
  async (saver, available) => {
    if (available < MIN) return;
    const id = await desk.submitted(saver, { dollars: '100.00' });
    await desk.take(desk.lena, id);
    await desk.refuse(desk.lena, id);
  },
  async () => {
    await advance(world, 45);
    await quotes(3);
    await settleDueOrders(world.visitor);
  },
];

/** Nothing is under way any more: contracts and decisions have come to their end, coins are dollars again. */
async function settled(saver: Saver): Promise<void> {
  await advance(world, 400);
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

/** Asks for all there is, three times a day at most, each paid by staff. Resolves to what is left. */
async function withdrawsAll(saver: Saver): Promise<bigint> {
  for (let day = 0; day < 20; day += 1) {
    await advance(world, DAY_S);
    const { available } = await balances(saver);
    if (available.minor < MIN) return available.minor;
    const most = available.minor > 4_000_000n ? 4_000_000n : available.minor;
    const dollars = `${String(most / 100n)}.${String(most % 100n).padStart(2, '0')}`;
    const id = await desk.submitted(saver, { dollars });
    await desk.take(desk.lena, id);
    await desk.approve(desk.lena, id);
    await advance(world, 60);
    await applyDecisions(world.visitor);
  }
  throw new Error('twenty days were not enough');
}

it.each([1, 2, 3, 4, 5, 6])(
  'M15: from any state all own money goes out without paying in, down to the least request, walk %i',
  async (seed) => {
    const roll = dice(seed);
    await quotes(1);
    const saver = await desk.saver('700.00');
    for (let n = 0; n < 14; n += 1) {
      await quotes(roll.below(3) - 1 || 1);
      const { available } = await balances(saver);
      await ACTS[roll.below(ACTS.length)]?.(saver, available.minor);
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
    expect((await balances(saver)).frozen.minor).toBe(0n);
    expect(await prove(world.sql.verify)).toBeNull();
  },
  60_000,
);
