import { atRisk, netAt, outcomesOf } from './orderMoney';
import type { Order } from './types';

const usd = (amount: string) => ({ amount, asset: 'USD' as const });

const order = (direction: Order['direction']) =>
  ({
    direction,
    openPrice: '1.08441',
    stake: usd('20.00'),
    fee: usd('0.20'),
    expectedProfit: usd('16.40'),
  }) as Order;

test('both outcomes of a running contract include the fee', () => {
  expect(outcomesOf(order('UP'))).toEqual({ higher: usd('16.20'), lower: usd('-20.20') });
  expect(outcomesOf(order('DOWN'))).toEqual({ higher: usd('-20.20'), lower: usd('16.20') });
  expect(atRisk(order('UP'))).toEqual(usd('20.20'));
});

test('an open position shows what it would come to at this price; equal returns stake and fee', () => {
  expect(netAt(order('UP'), '1.08442')).toEqual(usd('16.20'));
  expect(netAt(order('UP'), '1.0844')).toEqual(usd('-20.20'));
  expect(netAt(order('DOWN'), '1.0844')).toEqual(usd('16.20'));
  expect(netAt(order('DOWN'), '1.084410')).toEqual(usd('0.00'));
});
