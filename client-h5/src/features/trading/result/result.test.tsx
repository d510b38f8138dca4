import { takeQuote } from '../../../lib/live/quoteStore';
import { draw } from '../../../testing/draw';
import { drawn, lost, orderOf, shapeOf, voided, won } from '../../../testing/samples';
import { OrderRow } from '../orders/OrderRow';
import { RunningCard } from '../running/RunningCard';
import { ResultBody } from './ResultBody';
import { ResultHead } from './ResultHead';

describe('H1: a result shows what the server recorded', () => {
  test.each([
    [
      'win',
      won,
      'Settled above your entry +48.00 USD',
      '$100.00 returned plus $50.00, less the fee of $2.00',
    ],
    [
      'loss',
      lost,
      'Settled below your entry −102.00 USD',
      '$100.00 you put on this contract and the fee of $2.00 are gone',
    ],
    [
      'draw',
      drawn,
      'Settled equal to your entry 0.00 USD',
      'stake and fee, $102.00 together, are back',
    ],
    ['void', voided, 'Cancelled, $102.00 returned 0.00 USD', 'the contract does not count'],
  ])('a %s', (_name, order, head, money) => {
    const { text } = draw(<ResultHead order={order} />);
    expect(text).toContain(head);
    expect(text).toContain(money);
  });

  it('with both recorded prices, their times and the fee', () => {
    expect(draw(<ResultBody order={lost} />).facts).toMatchObject({
      'Entry price': '64,000.00 11:59:59.900 UTC',
      'Settlement price': '63,999.99 12:00:29.900 UTC',
      'Price source': 'Simulated practice feed',
      Fee: '$2.00',
    });
    expect(draw(<ResultBody order={voided} />).facts['Settlement price']).toBe(
      'None recent enough',
    );
  });
});

describe('H7: a loss is as plain as a win', () => {
  it('in the result: same parts, same size', () => {
    expect(shapeOf(<ResultBody order={lost} />)).toBe(shapeOf(<ResultBody order={won} />));
  });

  it('in the list: same parts, same size', () => {
    expect(shapeOf(<OrderRow order={lost} />)).toBe(shapeOf(<OrderRow order={won} />));
    expect(draw(<OrderRow order={lost} />).text).toContain('−$102.00 Lost');
    expect(draw(<OrderRow order={won} />).text).toContain('+$48.00 Won');
  });

  it('while it runs: both outcomes, with the fee in them', () => {
    const { facts } = draw(<RunningCard order={orderOf()} />);
    expect(facts).toMatchObject({ 'Ends higher': '+$48.00', 'Ends lower': '−$102.00' });
  });
});

describe('H1: a running contract in the list', () => {
  it('shows what it would come to at the newest price', () => {
    const row = () =>
      draw(<OrderRow order={orderOf({ instrument: { ...won.instrument, id: '17' } })} />).text;
    expect(row()).toContain('– if settled now');
    const quote = { open: '1', high: '1', low: '1', close: '1', change: '0', changePercent: '0' };
    const at = new Date().toISOString();
    takeQuote({ ...quote, id: 'a', instrumentId: '17', at, price: '64000.01' });
    expect(row()).toContain('+$48.00 if settled now');
    takeQuote({ ...quote, id: 'b', instrumentId: '17', at, price: '63999' });
    expect(row()).toContain('−$102.00 if settled now');
  });
});
