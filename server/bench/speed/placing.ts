import { randomUUID } from 'node:crypto';
import { parseMoney } from '../../../schema/money';
import { placeOrder } from '../../modules/trading';
import type { Context } from '../../platform/context';
import { pick } from '../rig/load';
import { compare, inParallel, type Side } from './compare';
import { bothSides, figure, unmeasured, type Figure, type Goal } from './figure';
import { CLIENTS } from './pgbench';
import type { BenchServer } from './bench-server';

const FUNCTION: Goal = {
  row: 1,
  what: 'placing an order, the whole function : TPC-B, 8 clients of pgbench',
  limitSeen: '1.65',
  bar: 1.2,
  stretch: 1.5,
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
  what: 'placing through the domain function, pool of 10 : pgbench',
  limitSeen: '0.64; batched 1.3',
  bar: 0.6,
  stretch: 1,
};

/** Long contracts: nothing falls due while others are measured. */
const SECONDS = 300;
const POOL = 10;

/** `place_order` as pgbench calls it, for a person and an instrument drawn anew each time. */
export function placeScript({ people, instruments }: BenchServer): string {
  const ids = instruments.join(', ');
  return [
    `\\set person random(${String(people.firstId)}, ${String(people.firstId + people.count - 1)})`,
    `\\set place random(1, ${String(instruments.length)})`,
    `SELECT status FROM tarn.place_order(:person, gen_random_uuid()::text, sha256('bench'),`,
    `  (ARRAY[${ids}])[:place], 'UP', 1000, 1, ${String(SECONDS)}, NULL, NULL);`,
    '',
  ].join('\n');
}

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
  const byFunction = await compare(spread, pgbench.tpcb, pace());
  const onOne = await compare(single, spread, pace());
  const byDomain = await compare(throughDomain(bench, POOL), spread, pace());
  return [
    figure(FUNCTION, byFunction.ratio, bothSides(byFunction)),
    figure(ONE_INSTRUMENT, onOne.ratio, bothSides(onOne)),
    figure(DOMAIN, byDomain.ratio, bothSides(byDomain)),
  ];
}

/** Nothing to compare with: only the rate is told. */
async function withoutPgbench(bench: BenchServer): Promise<Figure[]> {
  const { ops, ms } = await throughDomain(bench, CLIENTS).run(5_000);
  const why = `no pgbench; ${String(CLIENTS)} pg connections placed ${((ops * 1_000) / ms).toFixed(0)}/s`;
  return [FUNCTION, ONE_INSTRUMENT, DOMAIN].map((goal) => unmeasured(goal, why));
}

function throughDomain({ ctx, people, instruments }: BenchServer, atOnce: number): Side {
  let count = 0;
  return inParallel(atOnce, async () => {
    count += 1;
    await placeNth({ ctx, people, instruments }, count);
  });
}

/** One order of one of the people on one of the instruments, in turn. */
export const placeNth = (
  { ctx, people, instruments }: Pick<BenchServer, 'ctx' | 'people' | 'instruments'>,
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
