import i18next from 'i18next';
import { languages } from '../../../../schema/languages';
import { answering } from '../../testing/answering';
import { usd } from '../../testing/answers';
import '../../testing/words';
import { formatMoney, type MoneyLike } from '../money/format';
import { missedNews } from './missedNews';
import { moneyNews } from './moneyNews';
import { setBalanceHidden } from './session';

const at = '2026-11-20T12:00:00.000Z';
const settled = { kind: 'ORDER_SETTLED', subjectId: '7', at } as const;
const changed = { kind: 'RECHARGE_CHANGED', subjectId: '3', at } as const;

const order = (outcome: string | null, net: string) => ({
  order: { id: '7', outcome, net: usd(net), instrument: { id: '2', symbol: 'BTC/USDT' } },
});
const recharge = (state: string, credited: string | null) => ({
  recharge: {
    ...{ id: '3', state, channelTitle: 'Bank transfer', amount: usd('200.00') },
    credit: null,
    credited: credited === null ? null : usd(credited),
  },
});

type Asked = Parameters<typeof moneyNews>[0];

async function said(event: Asked, answer: object, language: (typeof languages)[number] = 'en') {
  const { client } = answering({
    SettledOrder: [answer],
    DecidedRecharge: [answer],
    EndedHolding: [answer],
    EndedWithdrawal: [answer],
  });
  const t = i18next.getFixedT(language);
  const money = (amount: MoneyLike, options = {}) => formatMoney(language, amount, options);
  return moneyNews(event, { client, t, money });
}

beforeEach(() => {
  location.hash = '#/pages/home/home';
});

describe('H1: what happened to the money is said by name and amount', () => {
  it.each([
    ['WIN', '16.00', 'BTC/USDT won: +$16.00'],
    ['LOSS', '-20.20', 'BTC/USDT lost: −$20.20'],
    ['DRAW', '0.00', 'BTC/USDT ended in a draw: $0.00'],
    ['VOID', '0.00', 'BTC/USDT was cancelled: $0.00'],
  ])('of a contract: %s', async (outcome, net, text) => {
    expect(await said(settled, order(outcome, net))).toMatchObject({
      text,
      path: '/pages/user/order?id=7',
    });
  });

  it('with stars for the amount while balances are hidden', async () => {
    setBalanceHidden(true);
    const news = await said(settled, order('WIN', '16.00'));
    setBalanceHidden(false);
    expect(news?.text).toBe('BTC/USDT won: ****');
  });

  it('of a recharge, with what was really credited', async () => {
    expect(await said(changed, recharge('SUCCESS', '150.00'))).toMatchObject({
      text: 'Bank transfer: $150.00 credited',
      path: '/pages/user/rechargerecord?id=3',
    });
    expect(await said(changed, recharge('FAILED', null))).toMatchObject({
      text: 'Bank transfer: $200.00 was not credited',
    });
  });

  it('of a withdrawal, and never of what its user cancelled', async () => {
    const ended = { kind: 'WITHDRAWAL_CHANGED', subjectId: '3', at } as const;
    const withdrawal = (state: string) => ({
      withdrawal: { id: '3', state, amount: usd('450.00') },
    });
    expect(await said(ended, withdrawal('SUCCESS'))).toMatchObject({
      text: 'Withdrawal of $450.00 paid',
      path: '/pages/user/cashrecord?id=3',
    });
    expect(await said(ended, withdrawal('FAILED'))).toMatchObject({
      text: 'Withdrawal of $450.00 refused; all of it is available again',
    });
    for (const state of ['SUBMITTED', 'IN_REVIEW', 'SECOND_APPROVAL', 'CANCELLED'])
      expect(await said(ended, withdrawal(state))).toBeNull();
  });

  const ended = { kind: 'HOLDING_CHANGED', subjectId: '4', at } as const;
  const holding = (state: string, own: object = {}) => ({
    holding: {
      ...{ id: '4', state, endsAt: at, maturesAt: at, principal: usd('500.00') },
      ...{ expected: usd('12.30'), paid: usd('2.30'), terms: { id: '1', title: 'Steady 30' } },
      ...own,
    },
  });

  it('of a project that is due, with what settling pays, or that was settled', async () => {
    expect(await said(ended, holding('DUE'))).toEqual({
      topic: 'holding-4',
      text: 'Steady 30 has reached its end: $510.00 can be settled now',
      path: '/pages/project/myproject?id=4',
    });
    expect(await said(ended, holding('SETTLED'))).toMatchObject({
      text: 'Steady 30 is settled: $500.00 of principal came back whole',
    });
    const missed = { maturesAt: '2026-11-19T12:00:00.000Z' };
    expect((await said(ended, holding('DUE', missed)))?.text).toMatch(/top-up was missed/);
  });

  it('and nothing of a project that earns on, or whose own page is shown', async () => {
    for (const state of ['EARNING', 'NEEDS_TOPUP'])
      expect(await said(ended, holding(state))).toBeNull();
    for (const own of ['', '?id=4']) {
      location.hash = `#/pages/project/myproject${own}`;
      expect(await said(ended, holding('SETTLED'))).toBeNull();
    }
    location.hash = '#/pages/project/myproject?id=5';
    expect(await said(ended, holding('SETTLED'))).not.toBeNull();
  });

  it.each(languages)('of a project, in the words of %s', async (language) => {
    await i18next.changeLanguage(language);
    const news = await said(ended, holding('DUE'), language);
    expect(news?.text).toMatch(/Steady 30.*510/);
    expect(news?.text).not.toMatch(/[{}]|holding\./);
    await i18next.changeLanguage('en');
  });

  it('a message of the inbox is no recharge with its number', async () => {
    const sent = { kind: 'MESSAGE_SENT', subjectId: '3', at } as const;
    expect(await said(sent, recharge('SUCCESS', '150.00'))).toBeNull();
  });

  it.each(['SUBMITTED', 'IN_REVIEW', 'SECOND_APPROVAL'])(
    'and nothing of a recharge that is %s: no money moved',
    async (state) => {
      expect(await said(changed, recharge(state, null))).toBeNull();
    },
  );

  it('on another market too, but not where the screen says it already', async () => {
    location.hash = '#/pages/trade/trade?id=5';
    expect(await said(settled, order('LOSS', '-20.20'))).not.toBeNull();
    for (const own of ['trade/trade?id=2', 'user/order?id=7']) {
      location.hash = `#/pages/${own}`;
      expect(await said(settled, order('LOSS', '-20.20'))).toBeNull();
    }
  });

  it.each(languages)('in %s', async (language) => {
    const news = await said(settled, order('LOSS', '-20.20'), language);
    expect(news?.text).toMatch(/BTC\/USDT.*20[.,]20/);
    expect(news?.text).not.toMatch(/[{}]|common\./);
  });
});

it('H1: what happened while the server was not heard is found, and nothing from before', async () => {
  const since = Date.parse(at);
  const later = new Date(since + 1_000).toISOString();
  const edges = (...nodes: object[]) => ({ edges: nodes.map((node) => ({ node })) });
  const { client } = answering({
    NewestMoney: [
      {
        orders: edges({ id: '7', settledAt: later }, { id: '6', settledAt: at }),
        recharges: edges(
          { id: '3', decidedAt: later },
          { id: '2', decidedAt: new Date(since - 60_000).toISOString() },
          { id: '1', decidedAt: null },
        ),
        holdings: edges(
          { id: '14', state: 'DUE', maturesAt: later, settledAt: null },
          { id: '13', state: 'SETTLED', maturesAt: at, settledAt: later },
          { id: '12', state: 'EARNING', maturesAt: later, settledAt: null },
          { id: '11', state: 'DUE', maturesAt: at, settledAt: null },
        ),
        withdrawals: edges(
          { id: '9', paidAt: null, returnedAt: later },
          { id: '8', paidAt: at, returnedAt: null },
          { id: '5', paidAt: null, returnedAt: null },
        ),
      },
    ],
  });
  const found = await missedNews(client, since);
  expect(found.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
    ['RECHARGE_CHANGED', '3'],
    ['WITHDRAWAL_CHANGED', '9'],
    ['HOLDING_CHANGED', '14'],
    ['HOLDING_CHANGED', '13'],
    ['ORDER_SETTLED', '7'],
  ]);
});
