import { act, render, screen } from '@testing-library/react';
import { takeQuote } from '../../../lib/live/quoteStore';
import { answering, refusal } from '../../../testing/answering';
import { me, platform } from '../../../testing/answers';
import { plain } from '../../../testing/draw';
import { press } from '../../../testing/press';
import { instrument, orderOf, terms, ticketOf } from '../../../testing/samples';
import type { Instrument, Terms } from '../types';
import { ReviewSheet } from './ReviewSheet';
import { useReview } from './useReview';

/** What an administrator has made of 50 % and 2 %. */
const others: Terms = { ...terms, payoutBp: 4_000, feeBp: 300, breakEvenBp: 7_357 };

const at = (offered: Terms): Instrument => ({ ...instrument, terms: [offered] });
const inForce = (offered: Terms) => ({
  instrument: { __typename: 'Instrument', ...at(offered), terms: [offered] },
});
const placed = { orderPlace: { order: orderOf({ id: '81' }), userErrors: [] } };
const no = (code: string, words: string) => ({
  orderPlace: { order: null, userErrors: [refusal(code, words)] },
});
const changed = no('TERMS_CHANGED', 'The terms have changed: return 40%, fee 3%');

const onAccepted = jest.fn();

/** The sheet over a ticket of 100 USD upwards. */
function Reviewed({ of }: { readonly of: Instrument }) {
  const [offered] = of.terms;
  const ticket = ticketOf(offered && { terms: offered });
  const review = useReview({ instrument: of, ticket, onAccepted });
  return (
    <>
      <button onClick={review.open}>Open</button>
      <ReviewSheet instrument={of} review={review} />
    </>
  );
}

async function opened(answers: Parameters<typeof answering>[0]) {
  const { sent, client, wrapper } = answering(answers);
  for (const known of [me(), platform()]) client.writeQuery(known);
  const { rerender } = render(<Reviewed of={at(terms)} />, { wrapper });
  await press('Open');
  await screen.findByRole('dialog');
  return {
    /** Payout and fee that each order was sent with, and the key it had. */
    orders: () =>
      sent.flatMap(({ name, variables }) => (name === 'OrderPlace' ? [variables.input] : [])) as {
        readonly seenPayoutBp: number;
        readonly seenFeeBp: number;
        readonly idempotencyKey: string;
      }[],
    /** The screen hears of them, as by MARKET_CHANGED. */
    comesIntoForce: (offered: Terms) => {
      rerender(<Reviewed of={at(offered)} />);
    },
  };
}

const confirm = (amount: string) => press(new RegExp(`^Confirm ${amount}\\sUSD$`));

const sheet = () => plain(screen.getByRole('dialog').innerHTML);
const rates = (orders: readonly { readonly seenPayoutBp: number; readonly seenFeeBp: number }[]) =>
  orders.map(({ seenPayoutBp, seenFeeBp }) => [seenPayoutBp, seenFeeBp]);

beforeEach(() => {
  onAccepted.mockReset();
  const now = new Date().toISOString();
  takeQuote({
    ...{ id: now, instrumentId: '16', price: '64000.00', at: now },
    ...{ open: '63000.00', high: '65000.00', low: '62000.00', close: '63000.00' },
    ...{ change: '1000.00', changePercent: '1.59' },
  });
});

describe('P3: an order is held to the payout and the fee that its review showed', () => {
  it('they are sent with it', async () => {
    const { orders } = await opened({ OrderPlace: [placed] });
    await confirm('102.00');
    expect(rates(orders())).toEqual([[5_000, 200]]);
    expect(onAccepted).toHaveBeenCalledTimes(1);
  });

  it('others that come into force move no figure on the open sheet, and are not what is sent', async () => {
    const { orders, comesIntoForce } = await opened({ OrderPlace: ['silent'] });
    const before = sheet();
    comesIntoForce(others);
    expect(sheet()).toBe(before);
    await confirm('102.00');
    expect(rates(orders())).toEqual([[5_000, 200]]);
  });

  it('once refused the sheet shows the new figures and says so, and sends nothing before it is confirmed again', async () => {
    const { orders } = await opened({
      OrderPlace: [changed, placed],
      Instrument: [inForce(others)],
    });
    await confirm('102.00');
    await screen.findByText(/^The terms have changed: return 40%, fee 3%\. Nothing was ordered/);
    expect(sheet()).toContain('+$37.00 (40% less the fee)');
    expect(sheet()).toContain('−$103.00');
    expect(sheet()).toContain('73.57%');
    expect([orders().length, onAccepted.mock.calls.length]).toEqual([1, 0]);
    await confirm('103.00');
    expect(rates(orders())).toEqual([
      [5_000, 200],
      [4_000, 300],
    ]);
    expect(new Set(orders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    expect(onAccepted).toHaveBeenCalledTimes(1);
  });

  it('where the new ones cannot be read, the words of the server stand there and the old ones are sent again', async () => {
    const { orders } = await opened({ OrderPlace: [changed, changed], Instrument: ['lost'] });
    await confirm('102.00');
    expect(sheet()).toContain('The terms have changed: return 40%, fee 3%');
    expect(sheet()).toContain('What you entered is kept.');
    await confirm('102.00');
    expect(rates(orders())).toEqual([
      [5_000, 200],
      [5_000, 200],
    ]);
  });

  it('a refusal for another reason tells of them as well', async () => {
    await opened({
      OrderPlace: [no('POSITION_MAX', 'Too much is open')],
      Instrument: [inForce(others)],
    });
    await confirm('102.00');
    await screen.findByText(/^The terms have changed: return 40%, fee 3%\. Nothing was ordered/);
    expect(sheet()).toContain('Too much is open');
    expect(sheet()).toContain('+$37.00 (40% less the fee)');
  });

  it('a review that is opened anew is drawn with what is in force then', async () => {
    const { orders, comesIntoForce } = await opened({ OrderPlace: [placed] });
    comesIntoForce(others);
    await act(async () => {
      screen.getByText('Open').click();
      await Promise.resolve();
    });
    expect(sheet()).toContain('+$37.00 (40% less the fee)');
    await confirm('103.00');
    expect(rates(orders())).toEqual([[4_000, 300]]);
  });
});
