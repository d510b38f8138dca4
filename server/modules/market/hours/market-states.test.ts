import { moveClock, resetClock } from '../../../testing/database';
import { extendOpenPeriods } from './extend-open-periods';
import { marketStates } from './market-states';
import { openTestMarket, type TestMarket } from '../../../testing/market';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
afterEach(() => resetClock(market.db));

/** Moves the database to an instant, whatever today is, and works out the open periods around it. */
async function goTo(instant: string): Promise<void> {
  await resetClock(market.db);
  await moveClock(market.db, Date.parse(instant) - Date.now());
  await extendOpenPeriods(market.ctx);
}

async function stateAt(symbol: string, instant: string) {
  const { rows } = await market.db.app.query<{ state: string; closes_at: Date; opens_at: Date }>(
    'SELECT * FROM market_state($1, $2)',
    [await market.idOf(symbol), instant],
  );
  const [{ state, closes_at, opens_at } = { state: 'none', closes_at: null, opens_at: null }] =
    rows as { state: string; closes_at: Date | number | null; opens_at: Date | null }[];
  const until = closes_at ?? opens_at;
  return [state, until instanceof Date ? until.toISOString().slice(0, 16) : until];
}

describe('P10: the state of a market', () => {
  it.each([
    ['AAPL', 'just before the bell', '2026-11-23T14:29:59.999Z', 'NON_TRADING', '2026-11-23T14:30'],
    ['AAPL', 'at the bell', '2026-11-23T14:30:00Z', 'OPEN', '2026-11-23T21:00'],
    ['AAPL', 'in the last millisecond', '2026-11-23T20:59:59.999Z', 'OPEN', '2026-11-23T21:00'],
    ['AAPL', 'at the close', '2026-11-23T21:00:00Z', 'NON_TRADING', '2026-11-24T14:30'],
    ['AAPL', 'on Thanksgiving', '2026-11-26T16:00:00Z', 'CLOSED', '2026-11-27T14:30'],
    ['AAPL', 'on the half day after', '2026-11-27T18:00:00Z', 'NON_TRADING', '2026-11-30T14:30'],
    ['AAPL', 'on a Saturday', '2026-11-28T16:00:00Z', 'CLOSED', '2026-11-30T14:30'],
    ['EUR/USD', 'in the week', '2026-11-24T03:00:00Z', 'OPEN', '2026-11-27T22:00'],
    ['EUR/USD', 'on Friday evening', '2026-11-27T22:00:00Z', 'NON_TRADING', '2026-11-29T22:00'],
    ['EUR/USD', 'on a Saturday', '2026-11-28T16:00:00Z', 'CLOSED', '2026-11-29T22:00'],
    ['EUR/USD', 'on Sunday morning', '2026-11-29T16:00:00Z', 'NON_TRADING', '2026-11-29T22:00'],
    ['XAU/USD', 'in the daily break', '2026-11-24T22:30:00Z', 'NON_TRADING', '2026-11-24T23:00'],
    ['XAU/USD', 'after the early halt', '2026-11-26T20:00:00Z', 'NON_TRADING', '2026-11-26T23:00'],
    ['BTC/USDT', 'at any time', '2031-05-04T03:00:00Z', 'OPEN', Infinity],
  ])('%s %s', async (symbol, _when, instant, state, until) => {
    await goTo('2026-11-23T12:00:00Z');
    expect(await stateAt(symbol, instant)).toEqual([state, until]);
  });

  it.each([
    ['winter', '2026-10-30T20:00:00Z', '2026-11-02T14:30'],
    ['summer', '2027-03-12T21:00:00Z', '2027-03-15T13:30'],
  ])('opens stocks at the new hour once %s time has begun', async (_which, closed, opens) => {
    await goTo(closed);
    expect(await stateAt('AAPL', closed)).toEqual(['NON_TRADING', opens]);
  });

  it('is prohibited as soon as staff say so, with no opening promised', async () => {
    const id = await market.idOf('SOL/USDT');
    await market.db.owner.query('UPDATE instrument SET prohibited = true WHERE id = $1', [id]);
    const [state] = await marketStates(market.ctx, [id]);
    expect(state).toMatchObject({ state: 'PROHIBITED', closesAt: null, opensAt: null });
  });

  it('is what the API reads, in the order asked, with nothing for what is not quoted', async () => {
    await goTo('2026-11-23T12:00:00Z');
    const ids = [await market.idOf('BTC/USDT'), '999999', 'x', await market.idOf('AAPL')];
    const [bitcoin, none, malformed, apple] = await marketStates(market.ctx, ids);
    expect(bitcoin).toMatchObject({ state: 'OPEN', closesAt: null, timezone: 'UTC' });
    expect([none, malformed]).toEqual([null, null]);
    expect(apple).toMatchObject({ state: 'NON_TRADING', timezone: 'America/New_York' });
  });

  it('cannot be changed by the server: no open period is written but by renew_open_periods', async () => {
    const statements = [
      `INSERT INTO open_period VALUES (1, now(), now() + interval '1 day')`,
      `UPDATE open_period SET closes_at = 'infinity'`,
      'DELETE FROM open_period',
      `UPDATE trading_calendar SET week = '{}'`,
    ];
    for (const statement of statements) {
      await expect(market.db.app.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });
});
