import { createHash } from 'node:crypto';
import { aLeader, copiedAs, follows, type LeaderPerson } from '../../../testing/people/leaders';
import { limitTo, rest, signedIn } from '../../../testing/people/safeguards';
import { dice, type Dice } from '../../../testing/dice';
import { provenAfterEach, withWorld } from '../../../testing/suite';
import { aUserWith, instrumentId, purses, quote, type Person } from '../../../testing/world';

const world = withWorld();
provenAfterEach(world);

/** One order as the function takes it; `who` counts into the people. */
interface Ask {
  readonly who: number;
  readonly key: string | null;
  readonly instrument: string;
  readonly direction: string;
  readonly amount: number;
  readonly multiple: number;
  readonly seconds: number;
  readonly seen: string | null;
  /** Payout and fee as they were shown, in basis points. */
  readonly shown?: readonly [payout: number, fee: number] | null;
  /** The risk notice that comes with it as read, by its number. */
  readonly notice?: string | null;
}

interface Answer {
  readonly status: string;
  readonly figures: Readonly<Record<string, unknown>> | null;
  readonly replayed: boolean;
  readonly stake: string | null;
}

const CALL = `
  SELECT a.status, a.figures, a.replayed, (a.placed).stake
  FROM place_orders($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) a ORDER BY a.place`;

async function place(people: readonly Person[], asks: readonly Ask[]): Promise<Answer[]> {
  const terms = (ask: Ask) =>
    createHash('sha256')
      .update(JSON.stringify({ ...ask, key: null }))
      .digest();
  const columns = [
    asks.map(({ who }) => people[who]?.userId),
    asks.map(({ key }) => key),
    asks.map(terms),
    asks.map(({ instrument }) => instrument),
    asks.map(({ direction }) => direction),
    asks.map(({ amount }) => amount),
    asks.map(({ multiple }) => multiple),
    asks.map(({ seconds }) => seconds),
    asks.map(({ seen }) => seen),
    asks.map(({ seen }) => (seen === null ? null : '0.5')),
    asks.map(({ notice }) => notice ?? null),
    asks.map(({ shown }) => shown?.[0] ?? null),
    asks.map(({ shown }) => shown?.[1] ?? null),
  ];
  return (await world.sql.app.query<Answer>(CALL, columns)).rows;
}

/** Nobody has read the risk notice but by an order. */
const forget = ({ userId }: Person) =>
  world.sql.owner.query('UPDATE app_user SET risk_acknowledged_at = NULL WHERE id = $1', [userId]);

/** In a crowd: who forgets the risk notice, and who is locked. */
const NEWCOMER = 6;
const LOCKED = 7;

/**
 * Leaders who follow others, somebody poor, somebody with a limit of their own, somebody on a break, somebody who has
 * not acknowledged the risk notice and somebody whose account is locked; both of them follow a leader.
 */
async function aCrowd(): Promise<readonly Person[]> {
  const people: LeaderPerson[] = await Promise.all(
    ['400.00', '300.00', '60.00', '2000.00', '100.00'].map((dollars) => aLeader(world, dollars)),
  );
  const [lea, mid, poor, careful, resting] = people;
  if (!lea || !mid || !poor || !careful || !resting) throw new Error('nobody came');
  await Promise.all(
    [mid, poor, careful, resting].map((one) => follows(one, lea, ['12.00', '90.00'])),
  );
  await Promise.all([lea, careful].map((one) => follows(one, mid, ['20.00', '45.00'])));
  await limitTo(await signedIn(world, careful), 'DAILY_LOSS', '260.00');
  await rest(await signedIn(world, resting), 'HOURS_24');
  const other = await aUserWith(world, '900.00');
  const newcomer = await aUserWith(world, '500.00');
  const locked = await aUserWith(world, '500.00');
  await Promise.all([follows(newcomer, mid), follows(locked, lea)]);
  await world.sql.owner.query(
    `UPDATE app_user SET locked_at = tarn_now(), lock_reason = 'Checks' WHERE id = $1`,
    [locked.userId],
  );
  return [...people, other, newcomer, locked];
}

interface Choices {
  readonly btc: string;
  readonly eth: string;
  /** The risk notice in force. */
  readonly inForce: string;
}

const asksOf = ({ below, pick }: Dice, { btc, eth, inForce }: Choices): Ask[] =>
  Array.from({ length: 1 + below(12) }, () => ({
    who: pick([0, 1, 2, 3, 4, 5, NEWCOMER, NEWCOMER, NEWCOMER, LOCKED]),
    key: below(5) === 0 ? null : `key-${String(below(40)).padStart(4, '0')}`,
    instrument: pick([btc, btc, btc, eth, '999']),
    direction: pick(['UP', 'DOWN']),
    amount: pick([1_000, 1_000, 2_500, 4_000, 999]),
    multiple: pick([1, 1, 1, 3, 4]),
    seconds: pick([60, 60, 60, 61]),
    seen: pick([null, null, null, '91250.40', '91249.00']),
    notice: pick([null, inForce, inForce, OLD]),
    shown: pick([null, null, null, null, IN_FORCE, IN_FORCE, IN_FORCE, [8_400, 100], [8_500, 90]]),
  }));

/** What a minute pays and costs. */
const IN_FORCE = [8_500, 100] as const;

/** A risk notice that is in force no more, or never was. */
const OLD = '1';

/** Whether somebody has acknowledged the risk notice, and whether with an order that opened. */
async function acknowledged({ userId }: Person): Promise<string | undefined> {
  const { rows } = await world.sql.app.query<{ said: string }>(
    `SELECT CASE WHEN u.risk_acknowledged_at IS NULL THEN 'never'
       WHEN EXISTS (SELECT FROM trade_order o WHERE o.user_id = u.id AND o.opened_at = u.risk_acknowledged_at)
         THEN 'with an order' ELSE 'before' END AS said FROM app_user u WHERE u.id = $1`,
    [userId],
  );
  return rows[0]?.said;
}

/** What somebody has in the end: purses, orders, what became of copies, and whether the risk notice is acknowledged. */
async function endOf(person: Person) {
  const { rows } = await world.sql.app.query(
    `SELECT instrument_id, direction, multiple, stake, fee, duration_seconds, copy_of IS NOT NULL AS copied
     FROM trade_order WHERE user_id = $1 ORDER BY id`,
    [person.userId],
  );
  return {
    orders: rows,
    purses: await purses(world, person),
    copies: await copiedAs(world, person),
    acknowledged: await acknowledged(person),
  };
}

async function noticeInForce(): Promise<string> {
  const { rows } = await world.sql.app.query<{ number: string }>(
    `SELECT legal_now('RISK') AS number`,
  );
  return rows[0]?.number ?? '';
}

const comparable = ({ status, figures, replayed, stake }: Answer) => ({
  ...{ status, replayed, stake },
  // When a break ends differs by the instant at which it was taken.
  figures: status === 'TRADING_BREAK' ? Object.keys(figures ?? {}) : figures,
});

const ROUNDS = 12;

it.each([1, 2, 3, 4])(
  'M9: orders in a set are answered as one after another, and come to the same (%d)',
  async (seed) => {
    const { sql } = world;
    const choices = {
      ...{ btc: await instrumentId(world), eth: await instrumentId(world, 'ETH/USDT') },
      inForce: await noticeInForce(),
    };
    const [together, single] = [await aCrowd(), await aCrowd()];
    const throws = dice(seed);
    const answered = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      await quote(world, '91250.40');
      await quote(world, '3000.00', 'ETH/USDT');
      const newcomers = [together, single].flatMap((people) => people[NEWCOMER] ?? []);
      await Promise.all(newcomers.map(forget));
      const asks = asksOf(throws, choices);
      const one = await place(together, asks);
      const other: Answer[] = [];
      for (const ask of asks) other.push(...(await place(single, [ask])));
      expect(one.map(comparable)).toEqual(other.map(comparable));
      const [first, second] = await Promise.all(newcomers.map(acknowledged));
      expect([round, first]).toEqual([round, second]);
      for (const { status } of one) answered.add(status);
      answered.add(`acknowledged ${String(first)}`);
    }
    expect([...answered]).toEqual(
      expect.arrayContaining([
        ...['OK', 'ACCOUNT_LOCKED', 'RISK_NOTICE_REQUIRED', 'TERMS_CHANGED'],
        ...['acknowledged never', 'acknowledged with an order'],
      ]),
    );
    const ends = (people: readonly Person[]) => Promise.all(people.map(endOf));
    const [first, second] = [await ends(together), await ends(single)];
    expect(first).toEqual(second);
    expect(first.flatMap(({ copies }) => copies)).toContain('OK');
    const { rows } = await sql.app.query(
      `SELECT FROM trade_order c JOIN trade_order l ON l.id = c.copy_of WHERE c.open_quote_id <> l.open_quote_id`,
    );
    expect(rows).toEqual([]);
  },
);

it('M7: a second use of a key in one set repeats the first answer, and another body is told so', async () => {
  await quote(world, '91250.40');
  const ann = await aUserWith(world, '100.00');
  const ask = {
    ...{ who: 0, key: 'the-same-key', instrument: await instrumentId(world), direction: 'UP' },
    ...{ amount: 4_000, multiple: 1, seconds: 60, seen: null },
  };
  const answers = await place(
    [ann],
    [ask, ask, { ...ask, amount: 5_000 }, { ...ask, key: null }, { ...ask, key: null }],
  );
  expect(answers.map(({ status, replayed }) => [status, replayed])).toEqual([
    ...[
      ['OK', false],
      ['OK', true],
      ['IDEMPOTENCY_KEY_REUSED', true],
    ],
    ...[
      ['OK', false],
      ['OK', true],
    ],
  ]);
  expect(await purses(world, ann)).toEqual({ available: '19.20', frozen: '80.80' });
});

it('M2: of two orders that together pass the balance the later is refused', async () => {
  await quote(world, '91250.40');
  const people = [await aUserWith(world, '50.00'), await aUserWith(world, '50.00')];
  const ask = {
    ...{ who: 0, key: null, instrument: await instrumentId(world), direction: 'UP', amount: 3_000 },
    ...{ multiple: 1, seconds: 60, seen: null },
  };
  const answers = await place(people, [
    ask,
    { ...ask, direction: 'DOWN' },
    { ...ask, who: 1 },
    { ...ask, amount: 1_900, direction: 'DOWN' },
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['OK', 'BALANCE_TOO_LOW', 'OK', 'OK']);
});
