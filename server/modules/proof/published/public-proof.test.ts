import { graphql } from '../../../testing/http';
import { withContracts } from '../../../testing/people/contracts';
import { sealAll } from '../../../testing/people/sealed';
import { withServer, withWorld } from '../../../testing/suite';
import { advance, aUserWith, credit, quote } from '../../../testing/world';
import { openDb } from '../../../platform/database/db';
import { shortMemory } from '../../../platform/throttle/short-memory';
import { entities } from '../..';
import { settleDueOrders } from '../../trading';
import type { Heads } from '../../../../schema/proof/document-types';
import { countOutcomes } from '../outcomes/count-outcomes';

const world = withWorld();
const server = withServer(world);
const { open } = withContracts(world);

const DOCUMENT = `{
  publicProof {
    heads { number hash root leaves at key signature }
    sealLate
    runs { kind day provedAt ended entries mismatches }
    nights { day mismatches outcomes complete }
    outcomes mismatches
  }
  outcomeTotals { block at totals { instrument { symbol } durationSeconds count won lost drawn void stakes { amount } paid { amount } } }
  reviewTimes { kind decided medianSeconds p95Seconds }
}`;

interface Answer {
  readonly publicProof: {
    readonly heads: readonly {
      readonly number: number;
      readonly root: string;
      readonly leaves: number;
    }[];
    readonly sealLate: boolean;
    readonly runs: readonly unknown[];
    readonly nights: readonly unknown[];
    readonly outcomes: number;
    readonly mismatches: number;
  };
  readonly outcomeTotals: { readonly block: number | null; readonly totals: readonly unknown[] };
  readonly reviewTimes: readonly { readonly kind: string }[];
}

/** What somebody without a session is told, asked again until it is no longer what was remembered. */
async function told(until: (answer: Answer) => boolean): Promise<Answer> {
  for (;;) {
    const { data, errors } = await graphql(server, { query: DOCUMENT });
    expect(errors).toEqual([]);
    const answer = data as unknown as Answer;
    if (until(answer)) return answer;
  }
}

it('H1: a platform on which nothing has happened says so', async () => {
  expect(await told(() => true)).toMatchObject({
    publicProof: { heads: [], sealLate: false, runs: [], nights: [], outcomes: 0, mismatches: 0 },
    outcomeTotals: { block: null, at: null, totals: [] },
    reviewTimes: expect.arrayContaining([
      { kind: 'WITHDRAWAL', decided: 0, medianSeconds: null, p95Seconds: null },
    ]) as unknown,
  });
});

it('H1: heads, proofs, nights and outcomes are those of the database, without a session', async () => {
  const ann = await aUserWith(world, '500.00');
  await quote(world, '100.00');
  await open(ann, 4_000);
  await open(ann, 1_000, { direction: 'DOWN' });
  await advance(world, 58);
  await quote(world, '101.00');
  await advance(world, 4);
  await settleDueOrders(world.visitor);
  await sealAll(world);
  await countOutcomes(world.visitor);
  const run = async (kind: string) =>
    (
      await world.sql.app.query<{ run: string; day: string }>(
        'SELECT run, day::text FROM begin_proof_run($1)',
        [kind],
      )
    ).rows[0];
  const [nightly, outcomes] = [await run('NIGHTLY'), await run('OUTCOMES')];
  await world.sql.app.query(`SELECT note_mismatch($1, 'a check', 'order 1', NULL, NULL)`, [
    outcomes?.run,
  ]);
  await world.sql.app.query('SELECT end_proof_run($1, 40, NULL)', [nightly?.run]);
  await world.sql.app.query('SELECT end_proof_run($1, 7, NULL)', [outcomes?.run]);
  const answer = await told(
    ({ publicProof, outcomeTotals }) =>
      publicProof.nights.length > 0 && outcomeTotals.block !== null,
  );
  const heads = (await (await fetch(`${server.url}/proof/heads`)).json()) as Heads;
  expect(answer.publicProof.heads.map(({ root: _root, leaves: _leaves, ...head }) => head)).toEqual(
    heads.heads.slice(0, 10).map((head) => expect.objectContaining({ ...head }) as unknown),
  );
  expect(answer.publicProof).toMatchObject({
    runs: [
      { kind: 'NIGHTLY', day: nightly?.day, ended: true, entries: 40, mismatches: 0 },
      { kind: 'OUTCOMES', ended: true, entries: 7, mismatches: 1 },
    ],
    nights: [{ day: nightly?.day, mismatches: 1, outcomes: 7, complete: true }],
    outcomes: 7,
    mismatches: 1,
  });
  expect(answer.outcomeTotals.totals).toEqual([
    {
      ...{ instrument: { symbol: 'BTC/USDT' }, durationSeconds: 60 },
      ...{ count: 2, won: 1, lost: 1, drawn: 0, void: 0 },
      ...{ stakes: { amount: '50.00' }, paid: { amount: '74.00' } },
    },
  ]);
  expect(JSON.stringify(answer)).not.toMatch(/fault|subject|userId|email/);
});

it('O9: a seal that is late stands beside the heads for everybody, until it has caught up', async () => {
  const ann = await aUserWith(world, '1.00');
  await sealAll(world);
  await told(({ publicProof }) => !publicProof.sealLate);
  await credit(world, ann.userId, '1.00');
  await advance(world, 121);
  const late = await told(({ publicProof }) => publicProof.sealLate);
  expect(late.publicProof.sealLate).toBe(true);
  await sealAll(world);
  const { publicProof } = await told((answer) => !answer.publicProof.sealLate);
  expect(publicProof.sealLate).toBe(false);
});

it('QUALITY 3: what is the same for all is read once, however many ask, and anew after a failure', async () => {
  const db = await openDb(world.sql.urls.app, entities, 1);
  let read = 0;
  const remembered = shortMemory(60_000, () => {
    read += 1;
    return read === 1 ? Promise.reject(new Error('no')) : Promise.resolve(read);
  });
  try {
    await expect(remembered({ db })).rejects.toThrow('no');
    const answers = await Promise.all(Array.from({ length: 500 }, () => remembered({ db })));
    expect([new Set(answers), read]).toEqual([new Set([2]), 2]);
    expect(await remembered({ db: world.db })).toBe(3);
  } finally {
    await db.destroy();
  }
});
