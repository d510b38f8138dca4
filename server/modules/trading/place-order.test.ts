import { randomUUID } from 'node:crypto';
import { parseMoney } from '../../../schema/money';
import { aUserWith, instrumentId, openWorld, purses, quote, type World } from '../../testing/world';
import { prove } from '../ledger';
import { placeOrder, type PlaceOrder } from './place-order';

let world: World;
let btc: string;
beforeAll(async () => {
  world = await openWorld();
  btc = await instrumentId(world);
});
beforeEach(() => quote(world, '91250.40'));
afterEach(async () => {
  expect(await prove(world.sql.verify)).toBeNull();
});
afterAll(() => world.close());

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
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        placeOrder(ann.ctx, staking('40.00', { idempotencyKey: 'key-00001' })),
      ),
    );
    expect(new Set(answers.map(({ order }) => order.id)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
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
    ['9.99', 'STAKE_TOO_SMALL', { min: 1000 }],
    ['5000.01', 'STAKE_TOO_LARGE', { max: 500000 }],
  ])('A7: refuses a stake of %s with %s', async (stake, code, params) => {
    const ann = await aUserWith(world, '9000.00');
    await expect(placeOrder(ann.ctx, staking(stake))).rejects.toMatchObject({ code, params });
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
    const orders = Array.from({ length: 100 }, () => placeOrder(ann.ctx, staking('40.00')));
    const placed = (await Promise.allSettled(orders)).filter(
      ({ status }) => status === 'fulfilled',
    );
    expect(placed).toHaveLength(2);
    expect(await purses(world, ann)).toEqual({ available: '19.20', frozen: '80.80' });
  });
});
