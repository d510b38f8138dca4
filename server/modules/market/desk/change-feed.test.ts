import { withContracts } from '../../../testing/people/contracts';
import { refusalOf } from '../../../testing/recharges';
import { provenAfterEach, withWorld } from '../../../testing/suite';
import {
  advance,
  aStaffMember,
  aUserWith,
  instrumentId,
  quote,
  waitsForALock,
  type StaffPerson,
} from '../../../testing/world';
import { coinPrice } from '../coins/coin-price';
import { instrumentById } from '../instruments';
import { quoteFeeds } from '../record/quote-feeds';
import { changeFeed, type QuotedBy } from './change-feed';
import { feeds } from './feeds';
import { marketVersions, newestVersion } from './market-versions';
import { prohibitInstrument } from './prohibit-instrument';

const world = withWorld({ TWELVE_DATA_KEY: 'a-key' });
const { instrument, open } = withContracts(world);
provenAfterEach(world);

let ada: StaffPerson;
let cat: StaffPerson;
beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
  cat = await aStaffMember(world, 'SUPPORT');
});

const simulated: QuotedBy = {
  ...{ feed: 'simulated', providerSymbol: null },
  ...{ pollMs: 0, staleAfterMs: 5_000, sanityBp: 2_000 },
};
const provided: QuotedBy = { ...simulated, feed: 'binance', providerSymbol: 'BTCUSDT' };

async function change(quotedBy: QuotedBy, id = instrument.btc, who = ada) {
  const seen = await newestVersion(world.visitor, { of: 'instrument', id });
  await changeFeed(who.ctx, { ...quotedBy, instrumentId: id, seen, reason: 'A test' });
}
const newest = async (id = instrument.btc) =>
  (await marketVersions(world.visitor, { of: 'instrument', id, first: 1, after: null }))[0];
const record = async (price: string, feed: string) => {
  const batch = JSON.stringify([{ instrument_id: instrument.btc, price, feed }]);
  const { rows } = await world.sql.feed.query<{ fault: string | null }>(
    'SELECT fault FROM record_quotes($1)',
    [batch],
  );
  return rows[0]?.fault;
};
const candlesOf = async (id: string) => {
  const { rows } = await world.sql.owner.query<{ backfilled: boolean; count: number }>(
    `SELECT backfilled, count(*)::int FROM candle WHERE instrument_id = $1 GROUP BY 1 ORDER BY 1`,
    [id],
  );
  return rows;
};
afterEach(async () => {
  if ((await instrumentById(world.visitor, instrument.btc))?.feed !== 'simulated') {
    await change(simulated);
  }
});

describe('the feed of an instrument', () => {
  it('P10: changes with a version and an entry; ticks of the one before come too late', async () => {
    await quote(world, '91000.00');
    await change(provided);
    const version = await newest();
    expect(version).toMatchObject({
      ...{ kind: 'FEED', staffId: ada.staff.staffId, reason: 'A test' },
      before: { feed: 'simulated', providerSymbol: null },
      after: { feed: 'binance', providerSymbol: 'BTCUSDT', sanityBp: 2_000 },
    });
    const { rows } = await world.sql.owner.query<Record<string, unknown>>(
      'SELECT actor, action, subject, before, after FROM audit_entry ORDER BY seq DESC LIMIT 1',
    );
    expect(rows[0]).toEqual({
      ...{ actor: `staff/${ada.staff.staffId}`, action: 'feed.change' },
      ...{
        subject: `instrument/${instrument.btc}`,
        before: version?.before,
        after: version?.after,
      },
    });
    expect(await record('91000.00', 'simulated')).toBe('OTHER_FEED');
  });

  it('P1: the first price of another feed is far from the last one, and is taken; the next is compared with it', async () => {
    await quote(world, '91000.00');
    await change(provided);
    expect(await record('64000.00', 'binance')).toBeNull();
    expect(await record('91000.00', 'binance')).toBe('SPIKE');
    await change(simulated);
    await quote(world, '91000.00');
  });

  it('P5: what another feed quoted opens no contract and converts nothing', async () => {
    const ann = await aUserWith(world, '200.00');
    await quote(world, '1.0001', 'USDT/USD');
    await quote(world, '91000.00');
    expect(await coinPrice(world.visitor, 'BTC')).not.toBeNull();
    await change(provided);
    expect(await refusalOf(open(ann))).toBe('QUOTE_STALE');
    expect(await coinPrice(world.visitor, 'BTC')).toBeNull();
    expect(await record('64000.00', 'binance')).toBeNull();
    const order = await open(ann);
    expect(order.openPrice).toMatch(/^64000/);
    const key = { id: order.openQuoteId, at: order.openQuoteAt };
    expect(await quoteFeeds(world.visitor, [key])).toEqual(['binance']);
    expect(await refusalOf(change(simulated))).toBe('FEED_IN_USE');
    await advance(world, 61);
  });

  it('P1: stays, and its figures too, while a contract runs or is opening', async () => {
    const ann = await aUserWith(world, '200.00');
    await quote(world, '91000.00');
    const order = await open(ann);
    for (const asked of [
      provided,
      { ...simulated, sanityBp: 100 },
      { ...simulated, staleAfterMs: 9_000 },
    ]) {
      await expect(change(asked)).rejects.toMatchObject({
        ...{ code: 'FEED_IN_USE', figures: { until: order.settlesAt.toISOString() } },
      });
    }
    expect((await instrumentById(world.visitor, instrument.btc))?.feed).toBe('simulated');
    await advance(world, 61);
    const opening = await world.sql.owner.connect();
    await opening.query('BEGIN');
    await opening.query('SELECT quote_lock_shared($1)', [instrument.btc]);
    const changed = change(provided);
    const waited = await waitsForALock(world, changed);
    await opening.query('COMMIT');
    opening.release();
    await changed;
    expect(waited).toBe(true);
  });

  it('takes the candles filled in from the one before along, and keeps what was recorded', async () => {
    const id = await instrumentId(world, 'ETH/USDT');
    await quote(world, '3000.00', 'ETH/USDT');
    await change({ ...provided, providerSymbol: 'ETHUSDC' }, id);
    const past = { open: '2990', high: '3001', low: '2980', close: '3000', volume: '7' };
    await world.sql.app.query(`SELECT backfill_candles($1, '1d', $2)`, [
      id,
      JSON.stringify([{ ...past, startAt: '2026-01-05T00:00:00Z' }]),
    ]);
    const [recorded, filled] = await candlesOf(id);
    expect(filled).toEqual({ backfilled: true, count: 1 });
    await change({ ...provided, providerSymbol: 'ETHUSDT' }, id);
    expect(await candlesOf(id)).toEqual([recorded]);
    await change({ ...provided, providerSymbol: 'ETHUSDT', sanityBp: 500 }, id);
    expect(await candlesOf(id)).toEqual([recorded]);
  });

  it.each<[string, Partial<QuotedBy>]>([
    ['providerSymbol', { providerSymbol: 'BTC' }],
    ['providerSymbol', { feed: 'binance', providerSymbol: ' ' }],
    ['providerSymbol', { feed: 'binance', providerSymbol: 'A;B' }],
    ['pollMs', { pollMs: -1 }],
    ['staleAfterMs', { staleAfterMs: 999 }],
    ['staleAfterMs', { pollMs: 10_000, staleAfterMs: 19_999 }],
    ['staleAfterMs', { staleAfterMs: 600_001 }],
    ['sanityBp', { sanityBp: 9 }],
    ['sanityBp', { sanityBp: 10_001 }],
  ])('is refused with its field, nothing written: %s %j', async (field, more) => {
    const before = await newest();
    await expect(change({ ...simulated, ...more })).rejects.toMatchObject({
      ...{ code: 'PARAM_INVALID', field },
    });
    expect(await newest()).toEqual(before);
  });

  it('is one that is set up here, and quotes such an instrument', async () => {
    const euro = await instrumentId(world, 'EUR/USD');
    const refused = { code: 'PARAM_INVALID', field: 'feed' };
    const asked = {
      ...simulated,
      feed: 'twelvedata',
      providerSymbol: 'EUR/USD',
      pollMs: 1_000,
    } as const;
    await expect(change({ ...provided, providerSymbol: 'EURUSD' }, euro)).rejects.toMatchObject(
      refused,
    );
    await change(asked, euro);
    const keyless = { ...world.visitor, config: { ...world.visitor.config, twelveDataKey: null } };
    const told = await feeds(keyless);
    expect(told.map(({ name, offered, missingKey }) => [name, offered, missingKey])).toEqual([
      ['simulated', true, null],
      ['binance', true, null],
      ['twelvedata', false, 'TWELVE_DATA_KEY'],
    ]);
    const without = { ...ada, ctx: { ...ada.ctx, config: keyless.config } };
    await expect(change({ ...asked, pollMs: 2_000 }, euro, without)).rejects.toMatchObject(refused);
  });

  it('P8: of what is asked once a second at most the bound is two of those seconds', async () => {
    const pound = await instrumentId(world, 'GBP/USD');
    const asked = { ...simulated, feed: 'twelvedata', providerSymbol: 'GBP/USD' } as const;
    for (const [field, more] of [
      ['pollMs', { pollMs: 0, staleAfterMs: 1_000 }],
      ['pollMs', { pollMs: 999 }],
      ['staleAfterMs', { pollMs: 1_000, staleAfterMs: 1_999 }],
    ] as const) {
      await expect(change({ ...asked, ...more }, pound)).rejects.toMatchObject({ field });
    }
    await change({ ...asked, pollMs: 1_000, staleAfterMs: 2_000 }, pound);
  });

  it('O4: is changed by administrators alone, through the function that leaves an entry', async () => {
    await expect(change(provided, instrument.btc, cat)).rejects.toThrow(/no administrator/);
    for (const set of [
      `feed = 'binance', provider_symbol = 'X'`,
      'sanity_bp = 10000',
      'feed_since = NULL',
    ]) {
      await expect(world.sql.app.query(`UPDATE instrument SET ${set}`)).rejects.toMatchObject({
        code: '42501',
      });
    }
  });

  it('and a prohibited instrument runs out of contracts, so that it can be changed', async () => {
    const ann = await aUserWith(world, '200.00');
    await quote(world, '91000.00');
    await open(ann);
    const asked = { instrumentId: instrument.btc, reason: 'Another provider' };
    await prohibitInstrument(ada.ctx, { ...asked, prohibit: true });
    expect(await refusalOf(open(ann))).toBe('TRADING_PROHIBITED');
    await advance(world, 61);
    await change(provided);
    await prohibitInstrument(ada.ctx, { ...asked, prohibit: false });
  });
});
