import { languages } from '../../../../schema/languages';
import { limits } from '../../../../schema/limits';
import { setBalanceHidden } from '../../lib/session/session';
import { platform, usd } from '../../testing/answers';
import { draw, known } from '../../testing/draw';
import { wordsOf } from '../../testing/words';
import { ItemRow } from './ItemRow';
import { kinds } from './kinds';
import { ProfitDayList } from './profit/ProfitDayList';
import { ProfitItemList } from './profit/ProfitItemList';
import { ProfitDaysDocument, ProfitItemsDocument } from './statement.generated';
import { StatementRow } from './StatementRow';
import type { StatementItem, StatementLine } from './types';

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
    const earning: StatementItem = {
      ...joined,
      ...{ kind: 'PROJECT_INTEREST', changes: [usd('-799.04')] },
    };
    expect(row(earning)).toMatch(
      /^Harbour 30 12:00 · In the project, interest so far included −\$799\.04$/,
    );
  });

  it('is one recharge, by the way it was paid', () => {
    const recharge = { id: '3', channelTitle: 'Bank transfer' };
    const credited: StatementItem = {
      ...contract,
      ...{ kind: 'RECHARGE_CREDIT', order: null, recharge, changes: [usd('250.00')] },
    };
    expect(row(credited)).toMatch(/^Bank transfer 12:00 · Recharge \+\$250\.00$/);
  });

  it.each(languages)(
    'is one withdrawal, and two that came to the same differ in %s',
    (language) => {
      const returned: StatementItem = {
        ...contract,
        ...{
          kind: 'WITHDRAWAL_RETURN',
          order: null,
          withdrawal: { id: '3' },
          changes: [usd('0.00')],
        },
      };
      const name = wordsOf(language).statement.statement.kind.WITHDRAWAL_RETURN;
      expect(row(returned, language)).toContain(`${name} 12:00 · ABCD2345EFGH6789`);
      const other = { ...returned, reference: 'QRST2345UVWX6789' };
      expect(row(other, language)).not.toBe(row(returned, language));
      expect(row({ ...returned, reference: null }, language)).toContain(`12:00 · ${name}`);
    },
  );
});

const line: StatementLine = {
  id: '50',
  at: '2026-11-20T12:00:00.000Z',
  kind: 'CONVERSION_CONVERT',
  purse: 'AVAILABLE',
  reference: null,
  amount: usd('-50.00'),
  balanceAfter: usd('1234.50'),
};

const lineRow = (own: Partial<StatementLine> = {}) =>
  draw(<StatementRow line={{ ...line, ...own }} onOpen={() => undefined} />, [platform()]);

const iconIn = (html: string) => /lucide-([a-z-]+)/.exec(html)?.[1];

describe('a movement', () => {
  afterEach(() => {
    setBalanceHidden(false);
  });

  it.each([
    ['CONVERSION_CONVERT', 'arrow-left-right'],
    ['PROJECT_INTEREST', 'sprout'],
    ['CREDIT_GRANT', 'arrow-down-to-line'],
    ['WITHDRAWAL_PAY', 'arrow-up-from-line'],
    ['ORDER_WIN', 'chart-candlestick'],
  ] as const)('%s is drawn with %s', (kind, icon) => {
    expect(iconIn(lineRow({ kind }).html)).toBe(icon);
  });

  it('H1: says what its purse came to, and nothing of that while balances are hidden', () => {
    expect(lineRow().text).toContain('Balance $1,234.50');
    setBalanceHidden(true);
    expect(lineRow().text).toContain('Balance ****');
    expect(lineRow().text).not.toContain('1,234');
  });

  it('can be filtered by each kind that has a name, but for what the platform moves for itself', () => {
    const own = Object.keys(wordsOf('en').statement.statement.kind).filter(
      (kind) => !/^PROJECT_(UN)?FUND$/.test(kind),
    );
    expect([...kinds].sort()).toEqual(own.sort());
  });
});

describe('what hides with the balances', () => {
  beforeEach(() => {
    setBalanceHidden(true);
  });
  afterEach(() => {
    setBalanceHidden(false);
  });

  const first = { first: limits.pageSizeDefault };
  const day = {
    id: '2026-11-20',
    on: '2026-11-20',
    count: 2,
    holdings: 1,
    interest: usd('7.25'),
    net: usd('-43.25'),
  };
  const profit = {
    ...{ id: 'order/7', at: '2026-11-20T12:00:00.000Z', net: usd('-43.25'), holding: null },
    order: {
      id: '7',
      direction: 'UP',
      outcome: 'LOSS',
      instrument: { id: '1', symbol: 'BTC/USDT' },
    },
  } as const;
  const pageOf = <Node,>(node: Node) => ({
    edges: [{ cursor: '1', node }],
    pageInfo: { endCursor: null, hasNextPage: false },
  });

  it.each([
    ['a movement', () => lineRow().text],
    ['a contract', () => row(contract)],
    [
      'a day of profit, its interest too',
      () =>
        draw(<ProfitDayList />, [
          platform(),
          known(ProfitDaysDocument, { profitDays: pageOf(day) }, first),
        ]).text,
    ],
    [
      'profit one by one',
      () =>
        draw(<ProfitItemList />, [
          platform(),
          known(ProfitItemsDocument, { profitItems: pageOf(profit) }, first),
        ]).text,
    ],
  ])('is the amount of %s', (_, drawn) => {
    expect(drawn()).toContain('****');
    expect(drawn()).not.toMatch(/50|43|7\.25|1,234/);
  });
});
