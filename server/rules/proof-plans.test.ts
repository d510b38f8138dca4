import { randomUUID } from 'node:crypto';
import { parseMoney } from '../../schema/money';
import { allChecks } from '../modules/ledger';
import { placeOrder } from '../modules/trading';
import { withWorld } from '../testing/suite';
import { aUserWith, instrumentId, quote } from '../testing/world';

const world = withWorld();

/** What EXPLAIN tells of one step of a plan. */
interface Step {
  readonly 'Node Type': string;
  readonly 'Plan Rows': number;
  readonly Plans?: readonly Step[];
}

const ROWS_MANY = 1_000;

/** Whether a step goes through many rows once for each of many others, where no index leads to the few that are meant. */
function crosses(step: Step): boolean {
  const [outer, inner] = step.Plans ?? [];
  return (
    (step['Node Type'] === 'Nested Loop' &&
      [outer, inner].every((side) => (side?.['Plan Rows'] ?? 0) > ROWS_MANY)) ||
    (step.Plans ?? []).some(crosses)
  );
}

/** Twenty thousand rows in each page of every table that has one: what a plan would be if they were large. */
const LARGE = `
  SELECT pg_restore_relation_stats('schemaname', 'tarn', 'relname', c.relname::text, 'relpages', 1, 'reltuples', 20000::real)
  FROM pg_class c WHERE c.relnamespace = 'tarn'::regnamespace AND c.relkind = 'r'`;

it('QUALITY 1: on large tables no proof is planned to go through one of them for each row of another', async () => {
  const ann = await aUserWith(world, '100.00');
  await quote(world, '2411.35');
  await placeOrder(ann.ctx, {
    ...{ instrumentId: await instrumentId(world), direction: 'UP', multiple: 1 },
    ...{ amount: parseMoney('USD', '10.00'), durationSeconds: 60, idempotencyKey: randomUUID() },
  });
  const client = await world.sql.owner.connect();
  try {
    await client.query(`BEGIN; ${LARGE}`);
    const crossing: string[] = [];
    for (const [check, sql] of allChecks()) {
      const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: Step }[] }>(
        `EXPLAIN (FORMAT JSON) ${sql}`,
      );
      if (rows[0]?.['QUERY PLAN'].some(({ Plan }) => crosses(Plan))) crossing.push(check);
    }
    expect(allChecks().length).toBeGreaterThan(40);
    expect(crossing).toEqual([]);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});
