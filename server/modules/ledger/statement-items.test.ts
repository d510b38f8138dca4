import { aSession, graphql } from '../../testing/http';
import { withContracts } from '../../testing/people/contracts';
import { provenAfterEach, withReviewDesk, withServer, withWorld } from '../../testing/suite';
import { advance, aUser, aUserWith, quote, type Person } from '../../testing/world';
import { settleDueOrders } from '../trading/settle-due-orders';
import { statement } from './statement';
import { linesOfItem, statementItems } from './statement-items';

const world = withWorld();
const server = withServer(world);
const desk = withReviewDesk(world);
const contracts = withContracts(world);
provenAfterEach(world);

const PAGE = { first: 100, after: null };
const itemsOf = ({ ctx, userId }: Person) => statementItems(ctx, userId, PAGE);

/** Kinds and what each did, newest first: in cents. */
const shown = async (person: Person) =>
  (await itemsOf(person)).map(({ kind, changes }) => [kind, ...changes.map((one) => one.amount)]);

/** Opens at 2,411.35 and settles at this price. */
async function settledAt(person: Person, price: string): Promise<void> {
  await quote(world, '2411.35');
  await contracts.open(person, 2_000);
  await advance(world, 59);
  await quote(world, price);
  await advance(world, 2);
  await settleDueOrders(world.visitor);
}

describe('H1: the statement has one item a contract or request', () => {
  it('which says what it did to the money so far, at its newest movement', async () => {
    const ann = await aUserWith(world, '100.00');
    const credited = await shown(ann);
    await quote(world, '2411.35');
    await contracts.open(ann, 2_000);
    expect(await shown(ann)).toEqual([['order.open', '-2020'], ...credited]);
    await advance(world, 59);
    await quote(world, '2300.00');
    await advance(world, 2);
    await settleDueOrders(world.visitor);
    expect(await shown(ann)).toEqual([['order.loss', '-2020'], ...credited]);
    await settledAt(ann, '2500.00');
    const [won, lost] = await shown(ann);
    expect(won?.[0]).toBe('order.win');
    expect(BigInt(won?.[1] ?? 0)).toBeGreaterThan(0n);
    expect(lost).toEqual(['order.loss', '-2020']);
  });

  it('whose lines are those of the object, and every line is of one item', async () => {
    const ben = await aUserWith(world, '500.00');
    await settledAt(ben, '2300.00');
    await settledAt(ben, '2411.35');
    const id = await desk.submitted(ben, '250.00');
    await desk.take(desk.lena, id);
    await desk.approve(desk.lena, id, { reference: 'ITEM-1' });
    const items = await itemsOf(ben);
    const lines = await Promise.all(
      items.map((item) => linesOfItem(ben.ctx, ben.userId, { ...PAGE, id: item.id })),
    );
    const all = await statement(ben.ctx, ben.userId, PAGE);
    expect(lines.flat().length).toBe(all.length);
    expect(new Set(lines.flat().map((line) => line.id))).toEqual(new Set(all.map(({ id }) => id)));
    for (const [at, item] of items.entries()) {
      const available = (lines[at] ?? []).filter(({ purse }) => purse === 'AVAILABLE');
      const sum = available.reduce((cents, { amount }) => cents + BigInt(amount), 0n);
      expect(item.changes).toEqual([{ asset: 'USD', amount: String(sum) }]);
    }
  });

  it('in pages that show each of them once', async () => {
    const cleo = await aUserWith(world, '500.00');
    for (let n = 0; n < 3; n += 1) await settledAt(cleo, '2300.00');
    await contracts.open(cleo, 2_000);
    const every = (await itemsOf(cleo)).map(({ id }) => id);
    const paged: string[] = [];
    for (let after: string | null = null; ;) {
      const page: Awaited<ReturnType<typeof statementItems>> = await statementItems(
        cleo.ctx,
        cleo.userId,
        { first: 2, after },
      );
      paged.push(...page.slice(0, 2).map(({ id }) => id));
      if (page.length <= 2) break;
      after = page[1]?.id ?? null;
    }
    expect(paged).toEqual(every);
    expect(every).toHaveLength(5);
  });

  it('by the day of its newest movement', async () => {
    const dora = await aUserWith(world, '100.00');
    const [{ at } = { at: new Date() }] = await itemsOf(dora);
    const day = at.toISOString().slice(0, 10);
    const asked = (fromOn: string, toOn: string) =>
      statementItems(dora.ctx, dora.userId, { fromOn, toOn, ...PAGE });
    expect(await asked('2020-01-01', '2020-01-02')).toEqual([]);
    expect(await asked(day, day)).toHaveLength(1);
  });

  it('with the contract and its number, and tells nobody else', async () => {
    const [eve, finn] = [await aUserWith(world, '100.00'), await aUser(world)];
    await quote(world, '2411.35');
    const order = await contracts.open(eve, 2_000);
    const query = `query S { statementItems(first: 1) { edges { node { id kind reference
      changes { amount asset } order { id direction instrument { symbol } } recharge { id } } } } }`;
    const ask = async (person: Person) =>
      graphql(server, { query, token: await aSession(world, person.userId) });
    const { data } = await ask(eve);
    const { id, ...node } = (
      data as unknown as { statementItems: { edges: { node: { id: string } }[] } }
    ).statementItems.edges[0]?.node ?? { id: '' };
    expect(node).toEqual({
      kind: 'ORDER_OPEN',
      reference: order.number,
      changes: [{ amount: '-20.20', asset: 'USD' }],
      order: { id: order.id, direction: 'UP', instrument: { symbol: 'BTC/USDT' } },
      recharge: null,
    });
    expect((await ask(finn)).data).toEqual({ statementItems: { edges: [] } });
    expect(await linesOfItem(finn.ctx, finn.userId, { ...PAGE, id })).toEqual([]);
    expect((await linesOfItem(eve.ctx, eve.userId, { ...PAGE, id })).length).toBeGreaterThan(0);
  });
});
