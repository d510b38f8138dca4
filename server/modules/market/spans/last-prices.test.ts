import { withWorld } from '../../../testing/suite';
import { instrumentId, quote } from '../../../testing/world';
import { backfillHistory } from '../backfill-history';
import { latestQuotes } from '../quotes';
import { lastPrices } from './last-prices';

const world = withWorld();

describe('H1: the last price of a market', () => {
  it('is none where nothing is known, or for what is no market', async () => {
    const ids = [await instrumentId(world), '424242', "1' OR true"];
    expect(await lastPrices(world.visitor, ids)).toEqual([null, null, null]);
  });

  it('is the newest recorded quote with the marks of its day', async () => {
    const btc = await instrumentId(world);
    for (const price of ['91250.00', '91300.00', '91260.00']) await quote(world, price);
    const [shown] = await lastPrices(world.visitor, [btc]);
    const [newest] = await latestQuotes(world.visitor, [btc]);
    const { price, at, open, high, low } = newest ?? {};
    expect(shown).toEqual({ instrumentId: btc, price, at, open, high, low });
  });

  it('is the end of the history where no quote was recorded yet', async () => {
    await backfillHistory(world.visitor, 'a seed of the tests');
    const gold = await instrumentId(world, 'XAU/USD');
    const [shown] = await lastPrices(world.visitor, [gold]);
    const { rows } = await world.sql.owner.query<{ close: string; at: Date }>(
      `SELECT round(close, 2)::text AS close, start_at + interval '1 minute' AS at FROM candle
       WHERE instrument_id = $1 AND interval = '1m' ORDER BY start_at DESC LIMIT 1`,
      [gold],
    );
    expect([shown?.price, shown?.at]).toEqual([rows[0]?.close, rows[0]?.at]);
    expect(Number(shown?.low)).toBeLessThanOrEqual(Number(shown?.high));
  });
});
