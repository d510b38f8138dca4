import { costsOf } from '../features/trading/ticket/ticketMath';
import { typedAmount } from '../lib/money/typed';
import type { Ticket } from '../features/trading/ticket/useTicket';
import type { Instrument, Order, Terms } from '../features/trading/types';
import { usd } from './answers';
import { draw } from './draw';

/** 50 % for 30 seconds at a fee of 2 %: figures that are easy to check by head. */
export const terms: Terms = {
  id: '16:30',
  durationSeconds: 30,
  payoutBp: 5_000,
  feeBp: 200,
  breakEvenBp: 6_800,
  stakeMin: usd('5.00'),
  stakeMax: usd('2000.00'),
};

export const instrument: Instrument = {
  id: '16',
  symbol: 'BTC/USDT',
  name: 'Bitcoin',
  class: 'CRYPTO',
  decimals: 2,
  feed: 'SIMULATED',
  state: 'OPEN',
  prohibitReason: null,
  opensAt: null,
  closesAt: null,
  quote: null,
  lastPrice: null,
  terms: [terms],
};

const nothing = () => undefined;

/** A ticket as somebody has filled it in. */
export function ticketOf(own: Partial<Ticket> = {}): Ticket {
  const filled = { direction: 'UP', terms, amount: '100', multiple: 1, ...own } as const;
  const unit = typedAmount(filled.amount);
  return {
    ...filled,
    unit,
    costs: unit && costsOf(unit, filled.multiple, filled.terms),
    setDirection: nothing,
    setSeconds: nothing,
    setAmount: nothing,
    setMultiple: nothing,
    reset: nothing,
  };
}

const open: Order = {
  id: '9',
  number: 'T100',
  direction: 'UP',
  durationSeconds: 30,
  multiple: 1,
  state: 'OPEN',
  outcome: null,
  openedAt: '2026-11-20T12:00:00.000Z',
  openQuoteAt: '2026-11-20T11:59:59.900Z',
  openPrice: '64000.00',
  settlesAt: '2026-11-20T12:00:30.000Z',
  settledAt: null,
  closeQuoteAt: null,
  closePrice: null,
  feed: 'SIMULATED',
  payoutBp: 5_000,
  feeBp: 200,
  stake: usd('100.00'),
  fee: usd('2.00'),
  expectedProfit: usd('50.00'),
  net: null,
  paid: null,
  instrument: { id: '16', symbol: 'BTC/USDT', name: 'Bitcoin', decimals: 2 },
};

export const orderOf = (own: Partial<Order> = {}): Order => ({ ...open, ...own });

/** An order upwards that has settled, with what it came to. */
const settled = (
  outcome: NonNullable<Order['outcome']>,
  closePrice: string | null,
  [net, paid]: readonly [string, string],
): Order =>
  orderOf({
    state: 'SETTLED',
    outcome,
    closePrice,
    closeQuoteAt: closePrice === null ? null : '2026-11-20T12:00:29.900Z',
    settledAt: '2026-11-20T12:00:30.100Z',
    net: usd(net),
    paid: usd(paid),
  });

export const won = settled('WIN', '64000.01', ['48.00', '150.00']);
export const lost = settled('LOSS', '63999.99', ['-102.00', '0.00']);
export const drawn = settled('DRAW', '64000.00', ['0.00', '102.00']);
export const voided = settled('VOID', null, ['0.00', '102.00']);

/** The tags without the words in them: what a screen gives size and weight by. */
export const shapeOf = (node: Parameters<typeof draw>[0]): string =>
  draw(node)
    .html.replace(/<svg.*?<\/svg>/g, '<svg/>')
    .split(/(?=<)|(?<=>)/)
    .filter((part) => part.startsWith('<'))
    .join('');
