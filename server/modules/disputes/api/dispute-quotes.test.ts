import { aStaffSession, graphql } from '../../../testing/http';
import { withDisputes } from '../../../testing/people/disputes';
import { withServer, withWorld } from '../../../testing/suite';
import { reportOrder } from '../report/report-order';

const world = withWorld();
const server = withServer(world);
const desk = withDisputes(world);

const QUOTES = `query ($id: ID!) { dispute(id: $id) {
  order { openQuoteId closeQuoteId } quotes { quotes { id price } } } }`;

interface Shown {
  readonly dispute: {
    readonly order: { readonly openQuoteId: string; readonly closeQuoteId: string };
    readonly quotes: { readonly quotes: readonly { readonly id: string; price: string }[] };
  };
}

it('H8: who reviews a report sees the record around the contract, both of its quotes within it', async () => {
  const { person, orders } = await desk.lost();
  const id = await reportOrder(person.ctx, { orderId: orders[0]?.id ?? '', note: null });
  const cookie = await aStaffSession(world, desk.who('lena').staff.staffId);
  const { data } = await graphql(server, { query: QUOTES, variables: { id }, console: cookie });
  const { order, quotes } = (data as unknown as Shown).dispute;
  const prices = new Map(quotes.quotes.map((quote) => [quote.id, quote.price]));
  expect(Number(prices.get(order.openQuoteId))).toBe(100);
  expect(Number(prices.get(order.closeQuoteId))).toBe(99);
});

it('QUALITY 3: asks for the records of few reports at once', async () => {
  const { person, orders } = await desk.lost(5);
  for (const { id: orderId } of orders) await reportOrder(person.ctx, { orderId, note: null });
  const cookie = await aStaffSession(world, desk.who('lena').staff.staffId);
  const query = `{ disputes(first: 5) { items { id quotes { quotes { id } } } } }`;
  const { data, errors } = await graphql(server, { query, console: cookie });
  expect([data, errors.length > 0]).toEqual([null, true]);
});
