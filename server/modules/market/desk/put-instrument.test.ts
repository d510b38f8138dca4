import { forbiddenUnder } from '../../../../schema/forbidden-words';
import { languages, type Language } from '../../../../schema/languages';
import { candleIntervals } from '../../../../schema/states';
import { aSquare } from '../../../testing/files/picture';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { aStaffMember, instrumentId, quote, type StaffPerson } from '../../../testing/world';
import type { Texts } from '../../../platform/text/read-texts';
import { acceptStaffPicture, readShownPicture } from '../../uploads';
import { candles } from '../candles';
import { calendars } from '../hours/calendars';
import { instrumentById, instruments } from '../instruments';
import { prohibitInstrument } from './prohibit-instrument';
import { marketVersions, newestVersion } from './market-versions';
import { putInstrument, type PutInstrument } from './put-instrument';
import { setTerms, type OfferedTerms } from './set-terms';

const world = withWorld();

let ada: StaffPerson;
let crypto: string;
beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
  const found = (await calendars(world.visitor)).find(({ code }) => code === 'crypto');
  crypto = found?.id ?? '0';
});

const inAll = (text: string) => Object.fromEntries(languages.map((one) => [one, text]));

async function offer(terms: readonly OfferedTerms[], id: string) {
  const seen = await newestVersion(world.visitor, { of: 'instrument', id });
  await setTerms(ada.ctx, { instrumentId: id, terms, seen, reason: 'A test' });
}

const sixty: OfferedTerms = {
  ...{ seconds: 60, payoutBp: 8_500, feeBp: 100 },
  ...{ min: 1_000n, max: 500_000n },
};

const newest = async (id: string) =>
  (await marketVersions(world.visitor, { of: 'instrument', id, first: 1, after: null }))[0];

describe('an instrument', () => {
  const facts: PutInstrument = {
    ...{ id: null, names: inAll('Dogecoin'), descriptions: {}, picture: null },
    quoted: { symbol: 'DOGE/USDT', class: 'CRYPTO', decimals: 5, calendarId: '0' },
    ...{ popular: false, listed: false, sort: 50, seen: '0', reason: 'Asked for' },
  };
  const added = () => ({
    ...facts,
    quoted: facts.quoted && { ...facts.quoted, calendarId: crypto },
  });

  it('is added without terms and in no list, then described, shown and listed', async () => {
    const id = await putInstrument(ada.ctx, added());
    expect(await refusalOf(putInstrument(ada.ctx, added()))).toBe('PARAM_INVALID');
    const { hash } = await acceptStaffPicture(ada.ctx, await aSquare(150));
    expect(await readShownPicture(world.visitor, hash)).toBeNull();
    const change = async (more: Partial<PutInstrument>) =>
      putInstrument(ada.ctx, {
        ...{ ...facts, id, quoted: null, ...more },
        seen: await newestVersion(world.visitor, { of: 'instrument', id }),
      });
    await expect(change({ listed: true })).rejects.toMatchObject({ field: 'listed' });
    await offer([sixty], id);
    await change({ listed: true, picture: hash, descriptions: inAll('A coin') });
    expect(await readShownPicture(world.visitor, hash)).not.toBeNull();
    expect(await instrumentById(world.visitor, id)).toMatchObject({
      ...{ symbol: 'DOGE/USDT', listed: true, picture: hash, descriptions: inAll('A coin') },
    });
    await expect(offer([], id)).rejects.toMatchObject({ code: 'PARAM_INVALID', field: 'terms' });
    expect((await newest(id))?.before).toMatchObject({ listed: false });
    await change({ listed: false, picture: hash, descriptions: inAll('A coin') });
  });

  it('is found once it was taken off the lists, where that is asked for, and never before it was in them', async () => {
    const asked = {
      ...added(),
      quoted: { ...added().quoted, symbol: 'SHIB/USDT' },
    } as PutInstrument;
    await putInstrument(ada.ctx, asked);
    const found = async (delisted: boolean) =>
      (await instruments(world.visitor, { delisted })).map(({ symbol }) => symbol);
    const [listed, all] = [await found(false), await found(true)];
    expect([listed.includes('DOGE/USDT'), all.includes('DOGE/USDT')]).toEqual([false, true]);
    expect(all.includes('SHIB/USDT')).toBe(false);
    expect(all.filter((symbol) => symbol !== 'DOGE/USDT')).toEqual([...listed, 'USDT/USD']);
  });

  it('has full charts from the moment it is added, where its prices are simulated', async () => {
    const asked = {
      ...added(),
      quoted: { ...added().quoted, symbol: 'PEPE/USDT' },
    } as PutInstrument;
    const id = await putInstrument(ada.ctx, asked);
    for (const interval of candleIntervals) {
      const found = await candles(world.visitor, { instrumentId: id, interval, last: 500 });
      expect([interval, found.length]).toEqual([interval, interval === '1d' ? 365 : 500]);
    }
    const [last] = await candles(world.visitor, { instrumentId: id, interval: '1m', last: 1 });
    await quote(world, last?.close ?? '', 'PEPE/USDT');
    const [day] = await candles(world.visitor, { instrumentId: id, interval: '1d', last: 1 });
    expect([last?.backfilled, day?.backfilled]).toEqual([true, true]);
    expect([day?.close, day?.startAt]).toEqual([
      last?.close,
      new Date(new Date().toISOString().slice(0, 10)),
    ]);
  });

  it.each<[string, Partial<PutInstrument>]>([
    ['names.vi', { names: { ...inAll('Coin'), vi: ' ' } }],
    ['names.de', { names: { en: 'Coin' } }],
    ['descriptions.de', { descriptions: { en: 'A coin' } }],
    ['sort', { sort: -1 }],
    ['picture', { picture: 'f'.repeat(64) }],
    ['symbol', { quoted: { symbol: 'btc', class: 'CRYPTO', decimals: 2, calendarId: '1' } }],
    ['decimals', { quoted: { symbol: 'ABC', class: 'CRYPTO', decimals: 9, calendarId: '1' } }],
    [
      'calendarId',
      { quoted: { symbol: 'ABC', class: 'CRYPTO', decimals: 2, calendarId: '99999' } },
    ],
  ])('is refused with its field: %s', async (field, more) => {
    await expect(putInstrument(ada.ctx, { ...added(), ...more })).rejects.toMatchObject({
      ...{ code: 'PARAM_INVALID', field },
    });
  });

  it.each<[string, Partial<PutInstrument>]>([
    ['descriptions.en', { descriptions: inAll('A coin guaranteed to rise') }],
    ['descriptions.zh', { descriptions: { ...inAll('A coin'), zh: '稳赚的币' } }],
    ['names.de', { names: { ...inAll('Coin'), de: 'Risikofrei' } }],
  ])('H4: may not promise what nobody can keep: %s', async (field, more) => {
    await expect(putInstrument(ada.ctx, { ...added(), ...more })).rejects.toMatchObject({
      ...{ code: 'COPY_FORBIDDEN', field },
    });
  });

  it('H4: is prohibited in words that promise nothing', async () => {
    const wish = { instrumentId: await instrumentId(world), prohibit: true };
    await expect(
      prohibitInstrument(ada.ctx, { ...wish, reason: 'It is guaranteed to rise again' }),
    ).rejects.toMatchObject({ code: 'COPY_FORBIDDEN', field: 'reason' });
  });

  it('H4: what each one is called and described as at the beginning passes these words', async () => {
    const { rows } = await world.sql.app.query<{ names: Texts; descriptions: Texts }>(
      'SELECT names, descriptions FROM instrument',
    );
    expect(rows.length).toBeGreaterThan(5);
    const said = rows.flatMap((one) =>
      Object.entries({ ...one.names }).concat(Object.entries(one.descriptions)),
    );
    expect(said.flatMap(([language, text]) => forbiddenUnder(language as Language, text))).toEqual(
      [],
    );
  });

  it('P3: keeps what its contracts rest on, whoever asks', async () => {
    const btc = await instrumentId(world);
    await quote(world, '91000.00');
    for (const change of [`symbol = 'X'`, `class = 'GOLD'`, 'decimals = 1', 'calendar_id = 1']) {
      await expect(
        world.sql.owner.query(`UPDATE instrument SET ${change} WHERE id = ${btc}`),
      ).rejects.toThrow(/rest on/);
    }
    await expect(world.sql.owner.query(`DELETE FROM instrument WHERE id = ${btc}`)).rejects.toThrow(
      /rest on/,
    );
  });
});
