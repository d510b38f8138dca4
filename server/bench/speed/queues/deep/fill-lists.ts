import type { Client } from 'pg';
import type { BenchServer } from '../../bench-server';
import { WAITING } from '../../opening';
import { fillVerifications, fillWithdrawals } from '../other-queues';
import { fillDeskAndContent } from '../fill-talk';

/** What a person made, as no act does: in one set, without its checks. */
const OWN = [
  `INSERT INTO conversion (user_id, to_coin, coin, cash, coins, rate, spread_bp, dollar_quote_id, expires_at, converted_at)
   SELECT $1, true, 'USDT', 1000, 10000000, 1, 50, 1, tarn_now() + interval '1 minute', tarn_now()
   FROM generate_series(1, $2::int)`,
  `INSERT INTO withdrawal (user_id, policy_id, method_id, method_kind, amount, fee, credited)
   SELECT $1, w.policy_id, w.method_id, w.method_kind, 10000, 0, 10000
   FROM (SELECT * FROM withdrawal ORDER BY id DESC LIMIT 1) w, generate_series(1, $2::int)`,
];
/** The requests of those withdrawals. */
const REQUESTS = `INSERT INTO review (kind, subject_id, user_id, asked, review_by, state, ended_at)
   SELECT 'WITHDRAWAL', w.id, w.user_id, w.amount, tarn_now(), 'CANCELLED', tarn_now() FROM withdrawal w
   WHERE w.user_id = $1 AND NOT EXISTS (SELECT FROM review v WHERE v.kind = 'WITHDRAWAL' AND v.subject_id = w.id)`;
const PROPOSALS = `
  INSERT INTO proposal (kind, subject, reason, before, after, proposed_by, proposed_at, lapses_at, state, closed_at)
  SELECT 'STAFF_ROLE', 'staff/' || s.other, 'bench', '{}', '{"role": "ADMIN"}', s.id, n.at, n.lapses, 'LAPSED', n.lapses
  FROM (SELECT min(id) AS id, max(id) AS other FROM staff) s, generate_series(1, $1::int),
    (SELECT tarn_now() - interval '30 days' AS at, tarn_now() - interval '23 days' AS lapses) n`;

/** What other measurements of the same run have left. */
interface Filled {
  readonly queues: boolean;
  readonly talk: boolean;
}
const FILLED = `SELECT EXISTS (SELECT FROM app_user WHERE email LIKE 'queue%@bench.tarn') AS queues,
  EXISTS (SELECT FROM conversation_message WHERE client_id LIKE 'bench-%') AS talk`;

/** A hundred thousand rows for each list that no other measurement of this run has filled. */
export async function fillLists(client: Client, bench: BenchServer): Promise<void> {
  await client.query('SET search_path = tarn, pg_temp');
  const { rows } = await client.query<Filled>(FILLED);
  const [filled] = rows;
  if (!filled?.queues) {
    await fillWithdrawals(client, bench);
    await fillVerifications(client, bench);
  }
  if (!filled?.talk) await fillDeskAndContent(client, bench);
  await client.query('SET session_replication_role = replica');
  for (const sql of OWN) await client.query(sql, [bench.people.firstId, WAITING]);
  await client.query(REQUESTS, [bench.people.firstId]);
  await client.query(PROPOSALS, [WAITING]);
  await client.query('VACUUM (ANALYZE)');
}
