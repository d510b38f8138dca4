import { randomUUID } from 'node:crypto';
import { parseMoney } from '../../../schema/money';
import { placeOrder } from '../../modules/trading';
import type { Context } from '../../platform/context';
import { withClient } from '../../platform/database/database-exists';
import { pick } from '../rig/load';
import { compare, inParallel, type Side } from './compare';
import { bothSides, figure, unmeasured, type Figure, type Goal } from './figure';
import { CLIENTS } from './pgbench';
import type { BenchServer } from './bench-server';

const SETS_OF_8: Goal = {
  row: 1,
  what: 'orders placed in sets of 8, the whole function, 8 clients of pgbench : TPC-B',
  limitSeen: '2.1',
  bar: 1.5,
  stretch: 2,
};
const SETS_OF_32: Goal = {
  row: 1,
  what: 'orders placed in sets of 32, 2 clients : TPC-B',
  limitSeen: '3.9',
  bar: 2.5,
  stretch: 3.5,
};
const FUNCTION: Goal = {
  row: 1,
  what: 'one order a call, 8 clients : TPC-B',
  limitSeen: '0.52; 0.70 with nothing but the protections',
  bar: 0.5,
  stretch: 0.65,
};
const COPIES: Goal = {
  row: 1,
  what: 'a leader’s order with 100 followers, 1 client, each copy counted : TPC-B',
  limitSeen: '',
  bar: 1.5,
  stretch: 2,
};
const ONE_INSTRUMENT: Goal = {
  row: 2,
  what: 'every order on one instrument : spread over all',
  limitSeen: '1.0',
  bar: 0.95,
  stretch: 0.98,
};
const DOMAIN: Goal = {
  row: 3,
  what: 'placing through the domain function, pool of 10 : TPC-B',
  limitSeen: '0.74',
  bar: 0.7,
  stretch: 1,
};

/** Long contracts: nothing falls due while others are measured. */
const SECONDS = 300;
export const POOL = 10;

/** A refusal costs less than an order: it ends the run, by a division by zero. */
const NONE_REFUSED = "1 / min((status = 'OK')::int)";

type Placers = Pick<BenchServer, 'people' | 'instruments'>;

/** `place_order` as pgbench calls it, for a person and an instrument drawn anew each time. */
export function placeScript({ people, instruments }: Placers): string {
  const ids = instruments.join(', ');
  return [
    `\\set person random(${String(people.firstId)}, ${String(people.firstId + people.count - 1)})`,
    `\\set place random(1, ${String(instruments.length)})`,
    `SELECT ${NONE_REFUSED} FROM tarn.place_order(:person, gen_random_uuid()::text, sha256('bench'),`,
    `  (ARRAY[${ids}])[:place], 'UP', 1000, 1, ${String(SECONDS)}, NULL, NULL);`,
    '',
  ].join('\n');
}

/** The same by `size` orders a call, of people drawn anew each time. */
export function setScript({ people, instruments }: Placers, size: number): string {
  const nth = Array.from({ length: size }, (_, n) => String(n));
  const first = String(people.firstId);
  const last = String(people.firstId + people.count - 1);
  const same = (value: string) => `array_fill(${value}, ARRAY[${String(size)}])`;
  const each = (value: (n: string) => string) => `ARRAY[${nth.map(value).join(', ')}]`;
  return [
    ...nth.map((n) => `\\set person${n} random(${first}, ${last})`),
    ...nth.map((n) => `\\set place${n} random(1, ${String(instruments.length)})`),
    `SELECT ${NONE_REFUSED} FROM tarn.place_orders(${each((n) => `:person${n}`)}::bigint[],`,
    `  ${each(() => 'gen_random_uuid()::text')}, ${same(`sha256('bench')`)},`,
    `  ${each((n) => `(ARRAY[${instruments.join(', ')}])[:place${n}]`)}::bigint[], ${same(`'UP'::text`)},`,
    `  ${same('1000::bigint')}, ${same('1')}, ${same(String(SECONDS))}, ${same('NULL::numeric')},`,
    `  ${same('NULL::numeric')}, ${same('NULL::text')});`,
    '',
  ].join('\n');
}

const FOLLOWERS = 100;

/** The first of the people with a hundred followers, placing an order. */
export async function leaderScript(
  owner: string,
  { people, instruments }: Placers,
): Promise<string> {
  const leader = String(people.firstId);
  await withClient(owner, async (client) => {
    await client.query(`SET search_path = tarn, pg_temp`);
    await client.query('INSERT INTO leader (user_id, publishes) VALUES ($1, true)', [leader]);
    await client.query(
      `INSERT INTO following (leader_id, user_id, amount, daily_cap, state)
       SELECT $1, $1::bigint + n, 1000, 1000000000000, 'ACTIVE' FROM generate_series(1, $2::int) n`,
      [leader, FOLLOWERS],
    );
  });
  const [btc = ''] = instruments;
  return [
    `SELECT ${NONE_REFUSED} FROM tarn.place_orders(ARRAY[${leader}]::bigint[], ARRAY[gen_random_uuid()::text],`,
    `  ARRAY[sha256('bench')], ARRAY[${btc}]::bigint[], ARRAY['UP'], ARRAY[1000]::bigint[], ARRAY[1],`,
    `  ARRAY[${String(SECONDS)}], ARRAY[NULL]::numeric[], ARRAY[NULL]::numeric[], ARRAY[NULL]::text[]);`,
    '',
  ].join('\n');
}

/** A call of `size` orders counts as so many. */
export const counted = ({ run }: Side, size: number): Side => ({
  async run(ms) {
    const { ops, allOps = ops, ...slice } = await run(ms);
    return { ...slice, ops: ops * size, allOps: allOps * size };
  },
});

export async function placing(bench: BenchServer): Promise<Figure[]> {
  const { pgbench, addresses, pace } = bench;
  if (!pgbench) return withoutPgbench(bench);
  const [btc = ''] = bench.instruments;
  const spread = pgbench.script('place', placeScript(bench), addresses.app);
  const single = pgbench.script(
    'place-one',
    placeScript({ ...bench, instruments: [btc] }),
    addresses.app,
  );
  const setsOf = (size: number, clients?: number) =>
    counted(
      pgbench.script(`place-${String(size)}`, setScript(bench, size), addresses.app, clients),
      size,
    );
  const by8 = await compare(setsOf(8), pgbench.tpcb, pace());
  const by32 = await compare(setsOf(32, 2), pgbench.tpcb, pace());
  const byFunction = await compare(spread, pgbench.tpcb, pace());
  const onOne = await compare(single, spread, pace());
  const byDomain = await compare(throughDomain(bench, POOL), pgbench.tpcb, pace());
  const led = pgbench.script('lead', await leaderScript(addresses.owner, bench), addresses.app, 1);
  const byLeader = await compare(counted(led, FOLLOWERS + 1), pgbench.tpcb, pace());
  return [
    figure(SETS_OF_8, by8.ratio, bothSides(by8)),
    figure(SETS_OF_32, by32.ratio, bothSides(by32)),
    figure(COPIES, byLeader.ratio, bothSides(byLeader)),
    figure(FUNCTION, byFunction.ratio, bothSides(byFunction)),
    figure(ONE_INSTRUMENT, onOne.ratio, bothSides(onOne)),
    figure(DOMAIN, byDomain.ratio, bothSides(byDomain)),
  ];
}

/** Nothing to compare with: only the rate is told. */
async function withoutPgbench(bench: BenchServer): Promise<Figure[]> {
  const { ops, ms } = await throughDomain(bench, CLIENTS).run(5_000);
  const why = `no pgbench; ${String(CLIENTS)} pg connections placed ${((ops * 1_000) / ms).toFixed(0)}/s`;
  return [SETS_OF_8, SETS_OF_32, COPIES, FUNCTION, ONE_INSTRUMENT, DOMAIN].map((goal) =>
    unmeasured(goal, why),
  );
}

export function throughDomain({ ctx, people, instruments }: BenchServer, atOnce: number): Side {
  let count = 0;
  return inParallel(atOnce, async () => {
    count += 1;
    await placeNth({ ctx, people, instruments }, count);
  });
}

/** One order of one of the people on one of the instruments, in turn. */
export const placeNth = (
  { ctx, people, instruments }: Placers & Pick<BenchServer, 'ctx'>,
  nth: number,
): Promise<unknown> =>
  placeOrder(asPerson(ctx, String(people.firstId + (nth % people.count))), {
    instrumentId: pick(instruments, nth),
    direction: 'UP',
    amount: parseMoney('USD', '10.00'),
    multiple: 1,
    durationSeconds: SECONDS,
    idempotencyKey: randomUUID(),
  });

export const asPerson = (ctx: Context, userId: string): Context => ({
  ...ctx,
  actor: { userId, sessionId: '0', lockReason: null, language: 'en', pass: false },
});
