import { languages } from '../../../schema/languages';
import { liveFaults } from '../../commands/live-guard';
import { refusalOf } from '../../testing/recharges';
import { withWorld } from '../../testing/suite';
import { aStaffMember, instrumentId, type StaffPerson } from '../../testing/world';
import { candles } from './candles';
import { changeFeed } from './desk/change-feed';
import { newestVersion } from './desk/market-versions';
import { putInstrument } from './desk/put-instrument';
import { setTerms } from './desk/set-terms';
import { feedHealth } from './feed-health';
import { calendars } from './hours/calendars';
import { isPractice } from './practice';

const world = withWorld({ MODE: 'live' });

let ada: StaffPerson;
let doge: string;
const inAll = (text: string) => Object.fromEntries(languages.map((one) => [one, text]));
const seen = (id: string) => newestVersion(world.visitor, { of: 'instrument', id });
const offer = async (id: string, seconds = 60) =>
  setTerms(ada.ctx, {
    ...{ instrumentId: id, seen: await seen(id), reason: 'A test' },
    terms: [{ seconds, payoutBp: 8_000, feeBp: 100, min: 1_000n, max: 500_000n }],
  });
const guard = async () =>
  (await liveFaults(world.config, world.sql.urls.owner)).filter((line) => /feed/.test(line));

beforeAll(async () => {
  await world.sql.owner.query(`UPDATE instrument SET feed = 'binance', provider_symbol = symbol`);
  ada = await aStaffMember(world, 'ADMIN');
  const crypto = (await calendars(world.visitor)).find(({ code }) => code === 'crypto');
  doge = await putInstrument(ada.ctx, {
    ...{ id: null, names: inAll('Dogecoin'), descriptions: {}, picture: null, popular: false },
    quoted: { symbol: 'DOGE/USDT', class: 'CRYPTO', decimals: 5, calendarId: crypto?.id ?? '0' },
    ...{ listed: false, sort: 50, seen: '0', reason: 'Asked for' },
  });
});

describe('in live mode an instrument that was added and never quoted', () => {
  it('P8, O8: keeps no server out of service, shows no Practice badge and stops no start', async () => {
    const { stale } = await feedHealth(world.visitor);
    expect([stale.includes('BTC/USDT'), stale.includes('DOGE/USDT')]).toEqual([true, false]);
    expect(await isPractice(world.visitor)).toBe(false);
    expect(await guard()).toEqual([]);
  });

  it('P7: has no simulated past', async () => {
    const asked = { instrumentId: doge, interval: '1d', last: 1 } as const;
    expect(await candles(world.visitor, asked)).toEqual([]);
  });

  it('P8: gets terms only when a feed quotes it that can do so here, and is judged like any other from then on', async () => {
    await expect(offer(doge)).rejects.toMatchObject({ code: 'PARAM_INVALID', field: 'feed' });
    await changeFeed(ada.ctx, {
      ...{ instrumentId: doge, seen: await seen(doge), reason: 'A test' },
      ...{ feed: 'binance', providerSymbol: 'DOGEUSDT', pollMs: 0 },
      ...{ staleAfterMs: 5_000, sanityBp: 2_000 },
    });
    await offer(doge);
    expect((await feedHealth(world.visitor)).stale).toContain('DOGE/USDT');
  });

  it('and what is traded already can have other terms, whatever its feed', async () => {
    const id = await instrumentId(world, 'ETH/USDT');
    await world.sql.owner.query(
      `UPDATE instrument SET feed = 'simulated', provider_symbol = NULL WHERE id = $1`,
      [id],
    );
    expect(await refusalOf(offer(id, 90))).toBe('OK');
    expect(await isPractice(world.visitor)).toBe(true);
    expect(await guard()).toHaveLength(1);
  });

  it('P8: the rate of a coin is judged although nobody trades it', async () => {
    const tether = `symbol = 'USDT/USD'`;
    const { rows } = await world.sql.owner.query(
      `SELECT FROM terms t JOIN instrument i ON i.id = t.instrument_id WHERE i.${tether}`,
    );
    expect(rows).toEqual([]);
    await world.sql.owner.query(
      `UPDATE instrument SET feed = CASE WHEN ${tether} THEN 'simulated' ELSE 'binance' END,
         provider_symbol = CASE WHEN ${tether} THEN NULL ELSE symbol END`,
    );
    expect((await feedHealth(world.visitor)).stale).toContain('USDT/USD');
    expect(await isPractice(world.visitor)).toBe(true);
    expect(await guard()).toHaveLength(1);
  });
});
