import { withContracts, withProcesses } from '../../../testing/people/contracts';
import { aLeader, follows } from '../../../testing/people/leaders';
import { withSealed } from '../../../testing/people/sealed';
import { withWorld } from '../../../testing/suite';
import { advance, aUserWith, quote, type Person } from '../../../testing/world';
import { settleAllDueOrders } from '../settle-all-due-orders';
import { settleDueOrders } from '../settle-due-orders';
import { figureChecks } from './figure-checks';

const world = withWorld();
const { faultsOf, prove } = withSealed(world);
const servers = withProcesses(world);
const { open } = withContracts(world);

type Check = keyof typeof figureChecks;
const RECORD: Check = 'each trading record is what its own settled contracts come to';
const PROFIT: Check = 'profit by day is what the contracts that settled that day come to';
const LISTS: Check =
  'the totals of lists by day are what the contracts that opened that day come to';
const COPY: Check = 'each copy opened at the quote and instant of the contract it copies';

const DAY = 86_400;
const people: { lea?: Person; ben?: Person } = {};
const id = (who: keyof typeof people): string => people[who]?.userId ?? '';

/** Opens, moves the price and settles: what lea opens is copied by ben. */
async function round(person: Person, cents: number, price: string): Promise<void> {
  await quote(world, '100.00');
  await open(person, cents);
  await advance(world, 58);
  await quote(world, price);
  await advance(world, 3);
  await settleAllDueOrders(world.visitor);
}

beforeAll(async () => {
  const lea = await aLeader(world, '900.00');
  const ben = await aUserWith(world, '900.00');
  Object.assign(people, { lea, ben });
  await round(lea, 2_000, '101.00');
  await follows(ben, lea);
  await round(lea, 3_000, '99.00');
  await advance(world, DAY);
  await round(lea, 1_000, '101.00');
  await round(lea, 4_000, '99.00');
  await round(ben, 1_500, '99.00');
  await round(lea, 1_000, '100.00');
});

/** What each check names after these changes. */
async function named(...changes: readonly string[]): Promise<string[]> {
  const said = await faultsOf(figureChecks, changes);
  return said.map(({ check, subject }) => `${check}: ${subject}`);
}

it('P14: records, tallies and copies fit as they were counted', async () => {
  expect(await named()).toEqual([]);
  expect(await prove()).toBeNull();
  const { rows } = await world.sql.verify.query(
    `SELECT count, wins, voids, net, peak, drawdown FROM verify.order_record WHERE user_id = $1`,
    [id('lea')],
  );
  expect(rows).toEqual([
    { count: 5, wins: 2, voids: 0, net: '-4550', peak: '1680', drawdown: '6230' },
  ]);
});

it('P14: records fit however many settle the contracts of one person at once', async () => {
  const ann = await aUserWith(world, '5000.00');
  await quote(world, '100.00');
  for (let n = 0; n < 32; n += 1) {
    await open(ann, 1_000 + n * 100, { direction: n % 3 ? 'DOWN' : 'UP' });
  }
  await advance(world, 58);
  await quote(world, '101.00');
  await advance(world, 3);
  const on = servers.map((db) => ({ ...world.visitor, db }));
  await Promise.all([...on, ...on].map((ctx) => settleDueOrders(ctx, 2)));
  await settleAllDueOrders(world.visitor);
  expect(await named()).toEqual([]);
});

const UNBOUND = `ALTER TABLE order_record DROP CONSTRAINT order_record_counts, DROP CONSTRAINT order_record_falls`;

it.each(['count', 'wins', 'voids', 'net', 'peak', 'drawdown'])(
  'P14: as superuser one more in %s of a record: the verifier names whose it is',
  async (column) => {
    const change = `UPDATE order_record SET ${column} = ${column} + 1 WHERE user_id = ${id('lea')}`;
    expect(await named(UNBOUND, change)).toEqual([`${RECORD}: user ${id('lea')}`]);
  },
);

it('P14: as superuser a record taken away, given to somebody else, or made up is named', async () => {
  const of = (who: string) => `${RECORD}: user ${who}`;
  const [lea, nobody] = [id('lea'), '999999'];
  expect(await named(`DELETE FROM order_record WHERE user_id = ${lea}`)).toEqual([of(lea)]);
  const given = `UPDATE order_record SET user_id = ${nobody} WHERE user_id = ${lea}`;
  expect(await named(given)).toEqual([of(lea), of(nobody)]);
  const made = `INSERT INTO order_record SELECT ${nobody}, 9, 9, 0, 100, 100, 0`;
  expect(await named(made)).toEqual([of(nobody)]);
});

it('P14: as superuser a copy that is called an own contract is named by the record it is left out of', async () => {
  const change = `UPDATE trade_order SET copy_of = NULL WHERE user_id = ${id('ben')}`;
  expect(await named(change)).toEqual([`${RECORD}: user ${id('ben')}`]);
});

const SOME = (table: string) => `ctid = (SELECT ctid FROM ${table}
  WHERE user_id = ${id('lea')} AND outcome = 'LOSS' ORDER BY day LIMIT 1)`;

const CHANGES: readonly (readonly [column: string, value: string])[] = [
  ['user_id', 'user_id + 100000'],
  ['day', 'day - 1000'],
  ['instrument_id', 'instrument_id + 1'],
  ['outcome', `'VOID'`],
  ['count', 'count + 1'],
  ['stake', 'stake - 1'],
  ['net', 'net + 1'],
];

describe.each([
  ['order_day', PROFIT],
  ['order_opened_day', LISTS],
] as const)('H1: as superuser in %s', (table, check) => {
  it.each(CHANGES)(
    'another %s: the verifier names instrument, person and day',
    async (column, value) => {
      const said = await named(`UPDATE ${table} SET ${column} = ${value} WHERE ${SOME(table)}`);
      expect(said.length).toBeGreaterThan(0);
      expect(said.filter((one) => !one.startsWith(`${check}: instrument `))).toEqual([]);
      expect(said.join()).toMatch(
        new RegExp(`instrument \\d+ of user ${id('lea')} on \\d{4}-\\d\\d-\\d\\d`),
      );
    },
  );

  it('a line taken away is named', async () => {
    const said = await named(`DELETE FROM ${table} WHERE ${SOME(table)}`);
    expect(said).toEqual([expect.stringContaining(`${check}: instrument `)]);
  });
});

it.each([
  ['another opening quote', 'open_quote_id = open_quote_id - 1'],
  ['another instant', `opened_at = opened_at + interval '1 millisecond'`],
  ['another direction', `direction = 'DOWN'`],
  ['another duration', 'duration_seconds = duration_seconds + 1'],
  ['another instrument', 'instrument_id = instrument_id + 1'],
  ['a multiple', 'multiple = 2'],
  ['somebody else’s contract that it copies', 'copy_of = (SELECT min(id) FROM trade_order)'],
  ['itself that it copies', 'copy_of = id'],
  ['a contract that is gone', 'copy_of = 999999'],
])('P14: as superuser a copy with %s: the verifier names it', async (_, change) => {
  const { rows } = await world.sql.app.query<{ id: string }>(
    'SELECT min(id) AS id FROM trade_order WHERE copy_of IS NOT NULL',
  );
  const copy = rows[0]?.id ?? '';
  const free = `ALTER TABLE trade_order DROP CONSTRAINT IF EXISTS trade_order_expires_exactly`;
  const said = await named(free, `UPDATE trade_order SET ${change} WHERE id = ${copy}`);
  expect(said).toContain(`${COPY}: order ${copy}`);
});
