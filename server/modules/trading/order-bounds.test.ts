import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { paidOf } from '../../../schema/order-outcome';
import { usd } from '../../../schema/money';
import { outcomes } from '../../../schema/states';
import { isRefusal } from '../../platform/domain-error';
import { provenAfterEach, withWorld } from '../../testing/suite';
import { aUser, credit, instrumentId, quote, type Person } from '../../testing/world';
import { statement } from '../ledger';
import { placeOrder } from './place-order';

/** The largest stake, in cents: the bound of an order's stake and of the maximum of its terms. */
const STAKE_MAX = 10n ** 12n;
/** The largest amount that can be written: 15 digits and two decimals. */
const WRITABLE = 10n ** 17n - 1n;

const world = withWorld();
let btc: string;
let ann: Person;
beforeAll(async () => {
  btc = await instrumentId(world);
  ann = await aUser(world);
  await credit(world, ann.userId, '900000000000');
  await world.sql.owner.query(`UPDATE terms SET stake_max = $1, fee_bp = 1000`, [STAKE_MAX]);
  await world.sql.owner.query(`UPDATE setting SET value = $1 WHERE key = 'positionMax'`, [
    String(STAKE_MAX * 100n),
  ]);
});
beforeEach(() => quote(world, '100.00'));
provenAfterEach(world);

const stake = (minor: bigint, multiple: number) =>
  placeOrder(ann.ctx, {
    instrumentId: btc,
    direction: 'UP',
    amount: usd(minor),
    multiple,
    durationSeconds: 60,
    idempotencyKey: randomUUID(),
  }).then(
    ({ order }) => order,
    (error: unknown) => (isRefusal(error) ? error.code : String(error)),
  );

describe('M5: stake = amount x multiple', () => {
  it.each([
    [STAKE_MAX, 1],
    [STAKE_MAX / 10n, 10],
    [STAKE_MAX / 2n, 2],
  ])('%s x %d, the largest there is, opens with its fee', async (minor, multiple) => {
    expect(await stake(minor, multiple)).toMatchObject({ stake: STAKE_MAX, fee: STAKE_MAX / 10n });
  });

  it.each([
    [STAKE_MAX + 1n, 1],
    [STAKE_MAX / 10n + 1n, 10],
    [STAKE_MAX / 3n + 1n, 3],
    [WRITABLE, 1],
    [WRITABLE, 10],
  ])('%s x %d, beyond it, is refused as too large', async (minor, multiple) => {
    expect(await stake(minor, multiple)).toBe('STAKE_TOO_LARGE');
  });

  it('of any amount that can be written is an order or a refusal, never a fault', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt(1n, WRITABLE),
        fc.constantFrom(1, 2, 3, 4, 5, 10, 0, -7, 1_000_000, 2 ** 31 - 1, -(2 ** 31)),
        async (minor, multiple) => {
          const offered = [1, 2, 3, 5, 10].includes(multiple);
          const product = minor * BigInt(multiple);
          fc.pre(product > STAKE_MAX || !offered);
          expect(await stake(minor, multiple)).toBe(
            offered ? 'STAKE_TOO_LARGE' : 'MULTIPLE_NOT_OFFERED',
          );
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('M4: stake x rate', () => {
  it('P9: up to the largest stake and rate is what the browser reckons', async () => {
    const cases = fc.sample(
      fc.tuple(
        fc.constantFrom(...outcomes),
        fc.oneof(fc.constant(STAKE_MAX), fc.bigInt(1n, STAKE_MAX)),
        fc.oneof(fc.constant(10_000), fc.integer({ min: 1, max: 10_000 })),
      ),
      300,
    );
    const { rows } = await world.sql.app.query<{ paid: string }>(
      `SELECT order_paid(outcome, stake, 0, payout) AS paid
       FROM unnest($1::text[], $2::bigint[], $3::int[]) WITH ORDINALITY AS c (outcome, stake, payout, n)
       ORDER BY n`,
      [cases.map(([a]) => a), cases.map(([, b]) => b), cases.map(([, , c]) => c)],
    );
    expect(rows.map(({ paid }) => BigInt(paid))).toEqual(
      cases.map(
        ([outcome, one, payoutBp]) =>
          paidOf({ asset: 'USD', stake: one, fee: 0n, payoutBp }, outcome).minor,
      ),
    );
  });

  it.each([
    [{ stake: String(STAKE_MAX + 1n) }, 'trade_order_stake_bounded'],
    [{ stake: 0 }, 'trade_order_stake_bounded'],
    [{ payout_bp: 10_001 }, 'trade_order_payout_bp_bounded'],
    [{ fee_bp: 1_001 }, 'trade_order_fee_bp_bounded'],
  ])('P9: the database takes no order with %j', async (change, constraint) => {
    const order = await stake(1_000n, 1);
    if (typeof order === 'string') throw new Error(order);
    const copy = { id: '8000000000000000', number: randomUUID(), ...change };
    await expect(
      world.sql.owner.query(
        `INSERT INTO trade_order OVERRIDING SYSTEM VALUE
         SELECT (jsonb_populate_record(NULL::trade_order, to_jsonb(o) || $2)).* FROM trade_order o WHERE o.id = $1`,
        [order.id, JSON.stringify(copy)],
      ),
    ).rejects.toMatchObject({ constraint });
  });
});

describe('M4: numbers that leave as numbers of JSON', () => {
  it('stay below 2^53: orders, and lines of the statement at 16 to a movement', async () => {
    const { rows } = await world.sql.owner.query<{ name: string; max: string }>(
      `SELECT sequencename AS name, max_value AS max FROM pg_sequences
       WHERE sequencename IN ('trade_order_id_seq', 'ledger_movement_id_seq') ORDER BY 1`,
    );
    const [movement, order] = rows.map(({ max }) => BigInt(max));
    expect((movement ?? 0n) * 16n + 15n).toBe(2n ** 53n - 1n);
    expect(order).toBe(2n ** 53n - 1n);
  });

  it('M18: the largest cursor reads the statement from its top', async () => {
    const page = { first: 2, after: '9'.repeat(18) };
    expect(await statement(ann.ctx, ann.userId, page)).toHaveLength(3);
  });
});
