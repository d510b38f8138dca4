import { randomUUID } from 'node:crypto';
import { parseMoney } from '../../../schema/money';
import type { Direction } from '../../../schema/states';
import { withProcesses } from '../../testing/people/contracts';
import { provenAfterEach, withWorld } from '../../testing/suite';
import { aUserWith, instrumentId, purses, quote, type Person } from '../../testing/world';
import { placeOrder, type Placed, type PlaceOrder } from './place-order';

const world = withWorld();
const servers = withProcesses(world);
let btc: string;
beforeAll(async () => {
  btc = await instrumentId(world);
});
beforeEach(() => quote(world, '91250.40'));
provenAfterEach(world);

/** `count` orders at once, over all servers in turn. */
const atOnce = (count: number, { ctx }: Person, input: () => PlaceOrder) =>
  Promise.allSettled(
    Array.from({ length: count }, (_, n) =>
      placeOrder({ ...ctx, db: servers[n % servers.length] ?? ctx.db }, input()),
    ),
  );
const placedOf = (settled: readonly PromiseSettledResult<Placed>[]) =>
  settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));

const staking = (dollars: string, more: Partial<PlaceOrder> = {}): PlaceOrder => ({
  instrumentId: btc,
  direction: 'UP',
  amount: parseMoney('USD', dollars),
  multiple: 1,
  durationSeconds: 60,
  idempotencyKey: randomUUID(),
  ...more,
});

describe('placing an order', () => {
  it('freezes the stake and the fee until the contract settles', async () => {
    const ann = await aUserWith(world, '100.00');
    const { order } = await placeOrder(ann.ctx, staking('40.00'));
    expect(order).toMatchObject({
      stake: 4000n,
      fee: 40n,
      payoutBp: 8500,
      openPrice: '91250.40000000',
    });
    expect(await purses(world, ann)).toEqual({ available: '59.60', frozen: '40.40' });
  });

  it('M7: opens one contract, however often the same key is sent', async () => {
    const ann = await aUserWith(world, '100.00');
    const input = () => staking('40.00', { idempotencyKey: 'key-00001' });
    const answers = placedOf(await atOnce(40, ann, input));
    expect(answers).toHaveLength(40);
    expect(new Set(answers.map(({ order }) => order.id)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await purses(world, ann)).toEqual({ available: '59.60', frozen: '40.40' });
  });

  it('M7: answers a key that comes again alone with the contract it opened', async () => {
    const ann = await aUserWith(world, '100.00');
    const input = () => staking('40.00', { idempotencyKey: 'key-00003' });
    const first = await placeOrder(ann.ctx, input());
    const again = await placeOrder(ann.ctx, input());
    expect(again).toMatchObject({ replayed: true, order: { id: first.order.id } });
    expect(await purses(world, ann)).toEqual({ available: '59.60', frozen: '40.40' });
  });

  it('M7: refuses the same key with another body', async () => {
    const ann = await aUserWith(world, '100.00');
    await placeOrder(ann.ctx, staking('10.00', { idempotencyKey: 'key-00002' }));
    await expect(
      placeOrder(ann.ctx, staking('11.00', { idempotencyKey: 'key-00002' })),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('M2: changes nothing when the balance is one cent too low', async () => {
    const ann = await aUserWith(world, '40.39');
    await expect(placeOrder(ann.ctx, staking('40.00'))).rejects.toMatchObject({
      code: 'BALANCE_TOO_LOW',
    });
    expect(await purses(world, ann)).toEqual({ available: '40.39', frozen: '0.00' });
  });

  it.each([
    ['9.99', 'STAKE_TOO_SMALL', { min: '10.00' }],
    ['5000.01', 'STAKE_TOO_LARGE', { max: '5000.00' }],
  ])('A7: refuses a stake of %s with %s', async (stake, code, figures) => {
    const ann = await aUserWith(world, '9000.00');
    await expect(placeOrder(ann.ctx, staking(stake))).rejects.toMatchObject({
      code,
      figures,
    });
  });

  it.each([
    ['PRODUCT_NOT_FOUND', { instrumentId: '999' }],
    ['DURATION_NOT_OFFERED', { durationSeconds: 61 }],
    ['MULTIPLE_NOT_OFFERED', { multiple: 4 }],
    ['PRICE_MOVED', { seenPrice: '91000.00', tolerance: '45.00' }],
    ['PARAM_INVALID', { seenPrice: '91000.00' }],
  ] as const)('A7: refuses %s for %j', async (code, more) => {
    const ann = await aUserWith(world, '9000.00');
    await expect(placeOrder(ann.ctx, staking('50.00', more))).rejects.toMatchObject({ code });
  });

  it('M2: never spends a dollar twice, however many orders arrive at once', async () => {
    const ann = await aUserWith(world, '100.00');
    expect(placedOf(await atOnce(100, ann, () => staking('40.00')))).toHaveLength(2);
    expect(await purses(world, ann)).toEqual({ available: '19.20', frozen: '80.80' });
  });

  it('M6: places what comes together each for itself: neither a refusal nor a fault spreads', async () => {
    const people = await Promise.all(Array.from({ length: 9 }, () => aUserWith(world, '50.00')));
    const settled = await Promise.allSettled(
      people.map(({ ctx }, n) => {
        if (n === 3) return placeOrder(ctx, staking('60.00'));
        if (n === 6) return placeOrder(ctx, staking('40.00', { direction: 'ASKEW' as Direction }));
        return placeOrder(ctx, staking('40.00'));
      }),
    );
    expect(placedOf(settled)).toHaveLength(7);
    expect(settled[3]).toMatchObject({ reason: { code: 'BALANCE_TOO_LOW' } });
    expect(settled[6]).toMatchObject({ reason: { constraint: 'trade_order_direction_check' } });
    const after = await Promise.all(people.map((person) => purses(world, person)));
    expect(after.map(({ frozen }) => frozen)).toEqual(
      people.map((_, n) => (n === 3 || n === 6 ? '0.00' : '40.40')),
    );
  });

  it('opens for many at once while quotes are recorded, in whatever order all are locked', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => aUserWith(world, '2000.00')));
    const symbols = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT'];
    for (const symbol of symbols) await quote(world, '150.00', symbol).catch(() => undefined);
    const instruments = await Promise.all(symbols.map((symbol) => instrumentId(world, symbol)));
    const recording = new AbortController();
    const recorder = (async () => {
      const ticks = instruments.map((id) => ({ instrument_id: id, price: '150.00' }));
      while (!recording.signal.aborted) {
        await world.sql.feed.query('SELECT * FROM record_quotes($1)', [JSON.stringify(ticks)]);
      }
    })();
    let count = 0;
    const anywhere = () => {
      count += 1;
      return staking('10.00', { instrumentId: instruments[count % instruments.length] ?? btc });
    };
    const rounds = await Promise.all(people.map((person) => atOnce(30, person, anywhere)));
    recording.abort();
    await recorder;
    expect(rounds.flatMap(placedOf)).toHaveLength(12 * 30);
  });
});
