import { setBalanceHidden } from '../../lib/session/session';
import { usd } from '../../testing/answers';
import { draw } from '../../testing/draw';
import { BalanceCard } from './BalanceCard';

const zero = usd('0.00');
const balances = {
  available: usd('1000.00'),
  frozen: usd('20.20'),
  held: usd('300.00'),
  total: usd('1320.20'),
  openStakes: usd('20.00'),
  yesterdayBalance: zero,
  yesterdayProfit: zero,
  totalProfit: zero,
};

afterEach(() => setBalanceHidden(false));

describe('H1: the balance card shows what the server counts', () => {
  it('each purse under its own name, and the sum', () => {
    const { facts, text } = draw(<BalanceCard balances={balances} />);
    expect(facts).toEqual({ Available: '$1,000.00', Frozen: '$20.20', 'In projects': '$300.00' });
    expect(text).toContain('1,320.20 USD');
  });

  it('and nothing of it while balances are hidden', () => {
    setBalanceHidden(true);
    expect(draw(<BalanceCard balances={balances} />).text).not.toMatch(/\d/);
  });
});
