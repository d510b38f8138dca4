import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { languages } from '../../../../schema/languages';
import { PopularMarketsDocument } from '../../lib/live/popularMarkets.generated';
import { setBalanceHidden } from '../../lib/session/session';
import { me, platform, usd } from '../../testing/answers';
import { answering } from '../../testing/answering';
import { draw, known } from '../../testing/draw';
import { orderOf } from '../../testing/samples';
import { wordsOf } from '../../testing/words';
import { HomeNextDocument, type HomeNextQuery } from './home.generated';
import { HomeNext } from './HomeNext';
import { HomeScreen } from './HomeScreen';

const popular = known(PopularMarketsDocument, { instruments: [] });

afterEach(() => {
  setBalanceHidden(false);
});

describe('H1: Home leads with the balance', () => {
  it.each(languages)('as the server counts it, in %s', (language) => {
    const { text } = draw(<HomeScreen />, [me(), platform(), popular], language);
    const { balance } = wordsOf(language).shared;
    expect(text).toMatch(new RegExp(`${balance.total} 1[.,\\s]?320[.,]20 USD`));
  });

  it('and nothing of it while balances are hidden', () => {
    setBalanceHidden(true);
    const { text } = draw(<HomeScreen />, [me(), platform(), popular]);
    expect(text).toContain('Total balance ****');
    expect(text).not.toContain('1,320');
  });

  it('which is drawn alike for everybody until it is known, whatever the device hides', () => {
    const first = draw(<HomeScreen />, [platform(), popular]).html;
    setBalanceHidden(true);
    expect(draw(<HomeScreen />, [platform(), popular]).html).toBe(first);
    expect(first).toContain('Total balance');
  });
});

it('a market that staff suspended says so, and another one that is shut is closed', () => {
  const market = { symbol: 'BTC/USDT', name: 'Bitcoin', decimals: 2, sparkline: [], quote: null };
  const said = (state: 'PROHIBITED' | 'NON_TRADING') => {
    const instruments = [{ id: '16', ...market, state }];
    const { text } = draw(<HomeScreen />, [
      ...[me(), platform()],
      known(PopularMarketsDocument, { instruments }),
    ]);
    return /Suspended|Closed/.exec(text)?.[0];
  };
  expect([said('PROHIBITED'), said('NON_TRADING')]).toEqual(['Suspended', 'Closed']);
});

type Contract = HomeNextQuery['running']['edges'][number]['node'];

const next = (running: readonly Contract[], total = '10.00') => ({
  me: {
    id: '7',
    balances: {
      __typename: 'Balances',
      available: usd(total),
      frozen: usd('0.00'),
      held: usd('0.00'),
      total: usd(total),
    },
  },
  orders: { edges: running.length > 0 ? [{ node: { id: '9' } }] : [] },
  running: { edges: running.map((node) => ({ node: { __typename: 'Order' as const, ...node } })) },
  recharges: { edges: [] },
});

const soon = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

describe('between balance and markets', () => {
  it('stand the running contracts with their time, each a way to its live view', async () => {
    const other = { id: '10', direction: 'DOWN' as const };
    const running = next([
      orderOf({ settlesAt: soon(65) }),
      orderOf({ ...other, settlesAt: soon(5) }),
    ]);
    const { wrapper } = answering({ HomeNext: [running] });
    render(createElement(HomeNext), { wrapper });
    const rows = await screen.findAllByRole('link', { name: /BTC\/USDT/ });
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Up.*\$100\.00 · 30s1:0\d$/),
      expect.stringMatching(/Down.*\$100\.00 · 30s0:0\d$/),
    ]);
    expect(rows[0]?.getAttribute('href')).toBe('/pages/trade/trade?id=16');
  });

  it('stands one next step of a new account', () => {
    const known0 = known(HomeNextDocument, next([], '0.00'));
    expect(draw(<HomeNext />, [platform(), known0]).text).toContain('Your next step Recharge');
  });

  it('stands nothing of practice in live mode', () => {
    const traded = { ...next([]), orders: { edges: [{ node: { id: '9' } }] } };
    const answers = [platform({ practiceWorld: false }), known(HomeNextDocument, traded)];
    expect(draw(<HomeNext />, answers).html).toBe('');
  });
});
