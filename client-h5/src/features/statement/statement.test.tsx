import { languages } from '../../../../schema/languages';
import { platform, usd } from '../../testing/answers';
import { draw } from '../../testing/draw';
import { ItemRow } from './ItemRow';
import type { StatementItem } from './types';

const contract: StatementItem = {
  id: '40',
  at: '2026-11-20T12:00:00.000Z',
  kind: 'ORDER_LOSS',
  reference: 'ABCD2345EFGH6789',
  changes: [usd('-50.50')],
  order: { id: '7', direction: 'UP', instrument: { id: '1', symbol: 'BTC/USDT' } },
  recharge: null,
  withdrawal: null,
  holding: null,
};

const row = (item: StatementItem, language: (typeof languages)[number] = 'en') =>
  draw(<ItemRow item={item} onOpen={() => undefined} />, [platform()], language).text;

describe('H1: a row of the statement', () => {
  it('is one contract, and says what it did to the money', () => {
    expect(row(contract)).toMatch(/^BTC\/USDT Up 12:00 · Contract lost −\$50\.50$/);
  });

  it.each(languages)('names market and direction in %s', (language) => {
    const text = row(contract, language);
    expect(text).toMatch(/BTC\/USDT \S+/);
    expect(text).not.toMatch(/[{}]|statement\./);
  });

  it('is one holding, by the name of its project', () => {
    const holding = { id: '4', terms: { id: '2', title: 'Harbour 30' } };
    const joined: StatementItem = {
      ...contract,
      ...{ kind: 'PROJECT_JOIN', order: null, holding, changes: [usd('-800.00')] },
    };
    expect(row(joined)).toMatch(/^Harbour 30 12:00 · Joined a project −\$800\.00$/);
  });

  it('is one recharge, by the way it was paid', () => {
    const recharge = { id: '3', channelTitle: 'Bank transfer' };
    const credited: StatementItem = {
      ...contract,
      ...{ kind: 'RECHARGE_CREDIT', order: null, recharge, changes: [usd('250.00')] },
    };
    expect(row(credited)).toMatch(/^Bank transfer 12:00 · Recharge \+\$250\.00$/);
  });
});
