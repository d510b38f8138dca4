import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { withHelpDesk, withWorld } from '../../../testing/suite';
import { helpQueue } from './help-queue';

const world = withWorld();
const desk = withHelpDesk(world);

const WAITING = 3_000;
const FILTER = { queue: 'PASSWORD_REQUEST', tab: 'TO_REVIEW' } as const;

/** Each of somebody else: one stands for an account. */
const FORGET = `
  WITH who AS (
    INSERT INTO app_user (email, password_hash, invitation_code, agreement_version)
    SELECT 'forgot' || n || '@test.tarn', 'none', upper(lpad(to_hex(n + 1000000000), 8, '0')), 'test'
    FROM generate_series(1, $1::int) AS n RETURNING id),
  asked AS (
    INSERT INTO help_request (user_id, kind, note) SELECT id, 'FUND_PASSWORD', 'I forgot it.' FROM who
    RETURNING id, user_id)
  INSERT INTO review (kind, subject_id, user_id, review_by)
  SELECT 'PASSWORD_REQUEST', id, user_id, tarn_now() + interval '1 day' FROM asked RETURNING subject_id`;

interface Plan {
  readonly Plans?: readonly Plan[];
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
}

/** How many rows its scans have looked at. */
function lookedAt(plan: Plan): number {
  const own = plan['Node Type'].includes('Scan')
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    : 0;
  return (plan.Plans ?? []).reduce((sum, below) => sum + lookedAt(below), own);
}

type Question = readonly [sql: string, parameters?: unknown[]];

/** What the queue asks the database for this page. */
async function asked(after: string | null): Promise<Question> {
  const spy = jest.spyOn(PostgresQueryRunner.prototype, 'query');
  try {
    const page = await helpQueue(desk.ada.ctx, FILTER, { first: 25, after });
    expect(page).toHaveLength(26);
    const found = spy.mock.calls.find(([sql]) => sql.includes('help_review'));
    return found as unknown as Question;
  } finally {
    spy.mockRestore();
  }
}

async function rowsFor([sql, parameters]: Question): Promise<number> {
  const client = await world.sql.app.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SELECT set_config('tarn.actor', $1, true)`, [
      `staff/${desk.ada.staff.staffId}`,
    ]);
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
      parameters,
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    if (!plan) throw new Error('PostgreSQL told no plan');
    return lookedAt(plan);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

it('QUALITY 1: the first page and the last cost the same, however many wait', async () => {
  const { rows } = await world.sql.owner.query<{ subject_id: string }>(FORGET, [WAITING]);
  await world.sql.owner.query('ANALYZE help_request, review');
  const ids = rows.map(({ subject_id: id }) => id).sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
  const last = ids.at(-30) ?? '';
  expect(await rowsFor(await asked(null))).toBeLessThan(200);
  expect(await rowsFor(await asked(last))).toBeLessThan(200);
});
