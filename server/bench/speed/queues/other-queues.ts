import type { Client } from 'pg';
import { sealDetails } from '../../../modules/payment-methods/details';
import { sealPart } from '../../../modules/verifications/person';
import { withClient } from '../../../platform/database/database-exists';
import type { BenchServer } from '../bench-server';
import type { Figure, Goal } from '../figure';
import { deepHelp, HELP, helpRequests } from './help-queue';
import { asker, opening, someoneOnDuty, WAITING, type Screen } from '../opening';

const goal = (row: number, what: string): Goal => ({
  ...{
    row,
    what: `opening the queue of 100,000 ${what}: list, totals, views and figures, 95th percentile`,
  },
  ...{ limitSeen: '', bar: 300, stretch: 150, falling: true, unit: ' ms' },
});

const FILTER = { tab: 'TO_REVIEW' } as const;
const PAGE = 25;

const WITHDRAWALS: Screen = {
  list: ['Withdrawals', { filter: FILTER, first: PAGE, page: 1 }],
  totals: ['WithdrawalTotals', { filter: FILTER }],
  views: ['WithdrawalViews'],
};
const VERIFICATIONS: Screen = {
  list: ['Verifications', { filter: FILTER, first: PAGE }],
  totals: ['VerificationTotals', { filter: FILTER }],
  views: ['VerificationViews'],
};

/** A target that opens with this server's keys, as the list shows it with stars. */
const TARGET = `
  INSERT INTO payment_method (id, user_id, kind, details, number_hash, masked, currency, usable_since)
    OVERRIDING SYSTEM VALUE
  VALUES ($1, $2, 'BANK_CARD', $3, sha256('bench'), '622***001', 'USD', tarn_now())`;
/** Money on its way out, of the people in turn; the one target stands for each of theirs. */
const WITHDRAW = `
  WITH kept AS (
    INSERT INTO withdraw_policy (min, max, day_max, day_count, fee_bp, spread_bp, opens, closes, zone, review_hours)
    VALUES (1, 1, 1, 1, 1, 1, '00:00', '24:00', 'UTC', 1) RETURNING id),
  asked AS (
    INSERT INTO withdrawal (user_id, policy_id, method_id, method_kind, amount, fee, credited)
    SELECT $1::bigint + n % $2::bigint, k.id, $4, 'BANK_CARD', 10000 + n * 7919 % 900000, 0,
      10000 + n * 7919 % 900000
    FROM kept k, generate_series(1, $3::int) AS n RETURNING id, user_id, amount)
  INSERT INTO review (kind, subject_id, user_id, asked, review_by)
  SELECT 'WITHDRAWAL', id, user_id, amount, tarn_now() + interval '1 day' FROM asked`;

/** Each of somebody else: one stands for an account. */
const NEWCOMERS = `
  INSERT INTO app_user (email, password_hash, invitation_code, agreement_version)
  SELECT 'queue' || n || '@bench.tarn', 'none', upper(lpad(to_hex(n + 1000000000), 8, '0')), 'bench'
  FROM generate_series(1, $1::int) AS n RETURNING id`;
const SEND_IN = `
  WITH picture AS (SELECT id FROM upload ORDER BY id LIMIT 1),
  sent AS (
    INSERT INTO verification (id, user_id, real_name, id_type, id_number, id_hash, birth_date, front_id, back_id)
      OVERRIDING SYSTEM VALUE
    SELECT u.id, u.user_id, u.name, 'PASSPORT', u.number, sha256(convert_to(u.id::text, 'UTF8')), u.birth, p.id, p.id
    FROM picture p, unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[])
      AS u (id, user_id, name, number, birth) RETURNING id, user_id)
  INSERT INTO review (kind, subject_id, user_id, review_by)
  SELECT 'VERIFICATION', id, user_id, tarn_now() + interval '1 day' FROM sent`;

const NEXT = `SELECT nextval(pg_get_serial_sequence($1, 'id')) AS id FROM generate_series(1, $2::int)`;

async function idsOf(client: Client, table: string, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(NEXT, [table, count]);
  return rows.map(({ id }) => id);
}

export async function fillWithdrawals(
  client: Client,
  { addresses, people }: BenchServer,
): Promise<void> {
  const [id = ''] = await idsOf(client, 'payment_method', 1);
  const details = { account: '6228480402564890018', holder: 'Ann', bank: 'Bank', branch: null };
  const sealed = sealDetails(addresses.config, id, details);
  await client.query(TARGET, [id, people.firstId, sealed]);
  await client.query(WITHDRAW, [people.firstId, people.count, WAITING, id]);
}

export async function fillVerifications(client: Client, { addresses }: BenchServer): Promise<void> {
  const { rows } = await client.query<{ id: string }>(NEWCOMERS, [WAITING]);
  const ids = await idsOf(client, 'verification', WAITING);
  const sealed = (column: Parameters<typeof sealPart>[1][1], text: string) =>
    ids.map((id) => sealPart(addresses.config, [id, column], text));
  await client.query(SEND_IN, [
    ...[ids, rows.map(({ id }) => id), sealed('real_name', 'Ann Example')],
    ...[sealed('id_number', 'X1234567'), sealed('birth_date', '1990-05-17')],
  ]);
}

export async function otherQueues(bench: BenchServer): Promise<Figure[]> {
  await withClient(bench.addresses.owner, async (client) => {
    await client.query('SET search_path = tarn, pg_temp');
    await fillWithdrawals(client, bench);
    await fillVerifications(client, bench);
    await helpRequests(client);
    await client.query('VACUUM (ANALYZE)');
  });
  const token = await someoneOnDuty(bench);
  const measured = { ask: asker(bench, token), cpuMs: bench.pace().cpuMs };
  return [
    await opening(goal(26, 'withdrawals'), WITHDRAWALS, measured),
    await opening(goal(27, 'verifications'), VERIFICATIONS, measured),
    await opening(goal(38, 'forgotten fund passwords'), HELP, measured),
    await deepHelp(bench, token),
  ];
}
