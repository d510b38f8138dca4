import { formatMoney, money, usd, type Asset } from '../../../schema/money';
import type { Context } from '../../platform/context';
import { withWorld } from '../../testing/suite';
import { advance, aUserWith, quote } from '../../testing/world';
import { prove } from '../ledger';
import { convert, conversions, quoteConversion } from '.';

const world = withWorld();
const BTC = '91250.41';
const DOLLAR = '1.00030';

/** Fresh quotes: one is recorded once, however often it is said. */
let tick = 0;
async function quoted(): Promise<void> {
  tick += 1;
  await quote(world, (91_250.41 + tick / 100).toFixed(2));
  await quote(world, (1.0003 + tick / 100_000).toFixed(5), 'USDT/USD');
}
async function exactly(): Promise<void> {
  await quoted();
  await quote(world, BTC);
  await quote(world, DOLLAR, 'USDT/USD');
}

const purse = async (userId: string, asset: Asset): Promise<string> => {
  const { rows } = await world.sql.owner.query<{ balance: string }>(
    `SELECT balance FROM tarn.ledger_account WHERE user_id = $1 AND kind = 'available' AND asset = $2`,
    [userId, asset],
  );
  return formatMoney(money(asset, BigInt(rows[0]?.balance ?? '0')));
};

const ask = (ctx: Context, give: ReturnType<typeof usd>, coin: Asset) =>
  quoteConversion(ctx, { give, coin });
let keys = 0;
const make = (ctx: Context, quoteId: string, idempotencyKey = `key-${String((keys += 1))}-0000`) =>
  convert(ctx, { quoteId, idempotencyKey });

describe('M17: cash to coin', () => {
  it('moves exactly what was quoted: the newest quotes, the spread against who converts, rounded down', async () => {
    await exactly();
    const { userId, ctx } = await aUserWith(world, '1000.00');
    const quoteOf = await ask(ctx, usd(100_000n), 'BTC');
    // 1000 / (91250.41 x 1.0003 x 1.005), down to eight places.
    expect(formatMoney(money('BTC', quoteOf.coins))).toBe('0.01090106');
    expect(quoteOf).toMatchObject({ cash: 100_000n, spreadBp: 50, convertedAt: null });
    expect(await purse(userId, 'USD')).toBe('1000.00');
    await make(ctx, quoteOf.id);
    expect(await purse(userId, 'USD')).toBe('0.00');
    expect(await purse(userId, 'BTC')).toBe('0.01090106');
    expect((await conversions(ctx, { first: 10, after: null })).map(({ id }) => id)).toEqual([
      quoteOf.id,
    ]);
    expect(await prove(world.sql.verify)).toBeNull();
  });

  it('and back gives less than was given', async () => {
    await exactly();
    const { userId, ctx } = await aUserWith(world, '1000.00');
    const there = await ask(ctx, usd(100_000n), 'USDT');
    await make(ctx, there.id);
    const back = await ask(ctx, money('USDT', there.coins), 'USDT');
    await make(ctx, back.id);
    expect(await purse(userId, 'USDT')).toBe('0.000000');
    // 1000 less the spread of either side, twice rounded down.
    expect(back.cash).toBe(99_004n);
    expect([there.rate, back.rate]).toEqual(['1.0053015', '0.9952985']);
    expect(await purse(userId, 'USD')).toBe(formatMoney(usd(back.cash)));
  });

  it.each([
    ['cash to coin and back', true, 7],
    ['coin to cash and back', false, 8],
  ] as const)(
    '100,000 conversions %s never gain, whatever amount, price and spread',
    async (_, toCoin, seed) => {
      const client = await world.sql.owner.connect();
      // The same ones in every run. Each gives at least what comes to something there and back.
      await client.query(`SELECT setseed($1)`, [seed / 10]);
      const { rows } = await client.query<{ gained: object[]; made: string }>(
        `SELECT coalesce(jsonb_agg(to_jsonb(tried)) FILTER (WHERE back > give), '[]') AS gained,
           count(*) FILTER (WHERE back > 0) AS made
         FROM (SELECT *, tarn.conversion_result(NOT $1, got, mid, spread, scale) AS back
           FROM (SELECT *, tarn.conversion_result($1, give, mid, spread, scale) AS got
             FROM (SELECT (3 + ceil(CASE WHEN $1 THEN mid * 200 / 10 ^ scale ELSE 10 ^ scale / mid / 50 END)
                 + floor(10 ^ size))::bigint AS give, mid, spread, scale
               FROM (SELECT random() * CASE WHEN $1 THEN 7 ELSE 11 END AS size, floor(random() * 101)::int AS spread,
                   round((0.00001 + 10 ^ (random() * 11 - 5))::numeric, 10) AS mid,
                   (ARRAY[6, 8])[1 + n % 2] AS scale
                 FROM generate_series(1, 100000) n) drawn) asked OFFSET 0) there) tried`,
        [toCoin],
      );
      client.release();
      expect(rows[0]?.gained).toEqual([]);
      expect(Number(rows[0]?.made)).toBe(100_000);
    },
    60_000,
  );
});

describe('M17: a quote', () => {
  it.each<[string, Asset, string, bigint, string]>([
    ['what is no coin', 'USD', 'DOGE', 100n, 'COIN_NOT_FOUND'],
    ['an amount that comes to nothing', 'BTC', 'BTC', 1n, 'AMOUNT_INVALID'],
    ['nothing', 'USD', 'BTC', 0n, 'AMOUNT_INVALID'],
    ['what comes to more than any purse holds', 'USD', 'USDT', 10n ** 17n, 'AMOUNT_INVALID'],
    ['more than any purse holds', 'BTC', 'BTC', 10n ** 23n, 'AMOUNT_INVALID'],
  ])('of %s is refused', async (_what, asset, coin, minor, code) => {
    await exactly();
    const { ctx } = await aUserWith(world, '10.00');
    const asked = quoteConversion(ctx, { give: money(asset, minor), coin });
    await expect(asked).rejects.toMatchObject({ code });
  });

  it('is refused while the price of the coin, or of the dollar, is old', async () => {
    await exactly();
    const { ctx } = await aUserWith(world, '10.00');
    await advance(world, 6);
    await quote(world, '91250.55');
    await expect(ask(ctx, usd(100n), 'BTC')).rejects.toMatchObject({ code: 'QUOTE_STALE' });
    await quote(world, '1.00031', 'USDT/USD');
    await expect(ask(ctx, usd(100n), 'BTC')).resolves.toMatchObject({ cash: 100n });
    await advance(world, 6);
    await quote(world, '1.00032', 'USDT/USD');
    await expect(ask(ctx, usd(100n), 'BTC')).rejects.toMatchObject({ code: 'QUOTE_STALE' });
  });

  it('holds for ten seconds, whatever the price does, and not longer', async () => {
    await exactly();
    const { userId, ctx } = await aUserWith(world, '20.00');
    const [first, second] = [
      await ask(ctx, usd(1_000n), 'BTC'),
      await ask(ctx, usd(1_000n), 'BTC'),
    ];
    await advance(world, 9);
    await quote(world, '95000.00');
    await make(ctx, first.id);
    expect(await purse(userId, 'BTC')).toBe(formatMoney(money('BTC', first.coins)));
    await advance(world, 2);
    await expect(make(ctx, second.id)).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' });
    expect(await purse(userId, 'USD')).toBe('10.00');
  });

  it('of somebody else, an unknown one and a used one have expired; the same key answers the same', async () => {
    await exactly();
    const [ann, ben] = [await aUserWith(world, '20.00'), await aUserWith(world, '20.00')];
    const hers = await ask(ann.ctx, usd(1_000n), 'BTC');
    for (const id of [hers.id, '999999999', 'x', ''])
      await expect(make(ben.ctx, id)).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' });
    const made = await make(ann.ctx, hers.id, 'the-same-key');
    expect(await make(ann.ctx, hers.id, 'the-same-key')).toEqual({ ...made, replayed: true });
    await expect(make(ann.ctx, hers.id)).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' });
    expect(await purse(ann.userId, 'USD')).toBe('10.00');
  });

  it('M6: used twenty times at once moves money once', async () => {
    await exactly();
    const { userId, ctx } = await aUserWith(world, '100.00');
    const { id, coins } = await ask(ctx, usd(1_000n), 'ETH').catch(async () => {
      await quote(world, '3120.10', 'ETH/USDT');
      return ask(ctx, usd(1_000n), 'ETH');
    });
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => make(ctx, id)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await purse(userId, 'USD')).toBe('90.00');
    expect(await purse(userId, 'ETH')).toBe(formatMoney(money('ETH', coins)));
  });

  it('of more than is there is refused and stays good; quotes at once never spend the same cash twice', async () => {
    await exactly();
    const { userId, ctx } = await aUserWith(world, '15.00');
    const quotes = await Promise.all([1, 2, 3].map(() => ask(ctx, usd(1_000n), 'BTC')));
    const all = await Promise.allSettled(quotes.map(({ id }) => make(ctx, id)));
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []));
    expect(refused).toHaveLength(2);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'BALANCE_TOO_LOW' });
    expect(await purse(userId, 'USD')).toBe('5.00');
  });
});

describe('M17: the database', () => {
  it('lets nobody write a rate or alter one that was quoted', async () => {
    await exactly();
    const { userId, ctx } = await aUserWith(world, '20.00');
    const { id } = await ask(ctx, usd(1_000n), 'BTC');
    const { app, owner } = world.sql;
    await expect(app.query('UPDATE conversion SET coins = 1 WHERE id = $1', [id])).rejects.toThrow(
      'permission denied',
    );
    await expect(
      app.query(
        `INSERT INTO conversion (user_id, to_coin, coin, cash, coins, rate, spread_bp, dollar_quote_id,
          coin_quote_id, expires_at) VALUES ($1, true, 'BTC', 1, 100000000, 1, 0, 1, 1, tarn_now())`,
        [userId],
      ),
    ).rejects.toThrow('permission denied');
    await expect(
      owner.query('UPDATE tarn.conversion SET coins = coins + 1 WHERE id = $1', [id]),
    ).rejects.toThrow('stays as it was quoted');
    await make(ctx, id);
    await expect(
      owner.query('UPDATE tarn.conversion SET converted_at = NULL WHERE id = $1', [id]),
    ).rejects.toThrow('stays as it was quoted');
    await expect(owner.query('DELETE FROM tarn.conversion WHERE id = $1', [id])).rejects.toThrow(
      'stays as it was quoted',
    );
  });
});
