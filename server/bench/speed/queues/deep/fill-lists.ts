import type { Client } from 'pg';
import type { BenchServer } from '../../bench-server';
import { WAITING } from '../../opening';
import { fillVerifications, fillWithdrawals } from '../other-queues';
import { settledOrders } from '../../paging';
import { fillDeskAndContent } from '../fill-talk';

/** `n` from 1 to $2, each a second after the one before it, the last of them now. */
const SECONDS = `(SELECT n, tarn_now() - make_interval(secs => $2::int - n) AS at FROM generate_series(1, $2::int) AS n)`;

/** What a person ($1) has, as no act makes it: in one set, without its checks. */
const OWN = [
  `INSERT INTO conversion (user_id, to_coin, coin, cash, coins, rate, spread_bp, dollar_quote_id, expires_at, converted_at)
   SELECT $1, true, 'USDT', 1000, 10000000, 1, 50, 1, s.at + interval '1 minute', s.at FROM ${SECONDS} s`,
  `INSERT INTO withdrawal (user_id, policy_id, method_id, method_kind, amount, fee, credited, submitted_at)
   SELECT $1, w.policy_id, w.method_id, w.method_kind, 10000, 0, 10000, s.at
   FROM (SELECT * FROM withdrawal ORDER BY id DESC LIMIT 1) w, ${SECONDS} s`,
  `WITH given AS (
     INSERT INTO recharge (user_id, class, amount, campaign_id, proposal_id, submitted_at, credited, credited_at)
     SELECT $1, 'GIFT', 100, g.id, g.proposal_id, s.at, 100, s.at
     FROM (SELECT * FROM campaign ORDER BY id DESC LIMIT 1) g, ${SECONDS} s RETURNING id, user_id, amount, credited_at)
   INSERT INTO bonus (user_id, recharge_id, amount, remaining, turnover_required, open, granted_at)
   SELECT user_id, id, amount, amount, 0, false, credited_at FROM given`,
  `WITH moved AS (
     INSERT INTO ledger_movement (kind, key, created_at)
     SELECT 'credit.grant', 'credit.grant:' || 1000000000 + s.n, s.at FROM ${SECONDS} s RETURNING id)
   INSERT INTO ledger_posting (movement_id, position, account_id, amount, balance_after)
   SELECT m.id, 1, a.id, 100, 100 FROM moved m, ledger_account a
   WHERE a.user_id = $1 AND a.kind = 'available' AND a.asset = 'USD'`,
  `INSERT INTO message (user_id, kind, figures) SELECT $1, 'PASSWORD_CHANGED', '{}' FROM ${SECONDS} s`,
  `INSERT INTO user_note (user_id, staff_id, note, created_at)
   SELECT $1, f.id, 'bench', s.at FROM (SELECT min(id) AS id FROM staff) f, ${SECONDS} s`,
  `INSERT INTO user_session (user_id, token_hash, created_at, last_used_at, expires_at, ended_at, end_reason)
   SELECT $1, sha256(convert_to('bench' || s.n, 'UTF8')), s.at, s.at, s.at, s.at, 'LOGOUT' FROM ${SECONDS} s`,
  `INSERT INTO audit_entry (seq, at, actor, action, subject, reason, source, prev, hash, user_id)
   SELECT l.seq + s.n, s.at, l.actor, 'user.reveal', 'user/' || $1::bigint, 'bench', 'bench', sha256('bench'),
     sha256(convert_to('bench' || s.n, 'UTF8')), $1
   FROM (SELECT (SELECT max(seq) FROM audit_entry) AS seq, (SELECT 'staff/' || min(id) FROM staff) AS actor) l, ${SECONDS} s`,
];
/** The requests of those withdrawals. */
const REQUESTS = `INSERT INTO review (kind, subject_id, user_id, asked, submitted_at, review_by, state, ended_at)
   SELECT 'WITHDRAWAL', w.id, w.user_id, w.amount, w.submitted_at, tarn_now(), 'CANCELLED', tarn_now() FROM withdrawal w
   WHERE w.user_id = $1 AND NOT EXISTS (SELECT FROM review v WHERE v.kind = 'WITHDRAWAL' AND v.subject_id = w.id)`;

/** Those who stand for accounts in the queue of verifications ask for a change, and appeal against a lock that ended. */
const HELP = [
  `WITH asked AS (
     INSERT INTO help_request (user_id, kind, note)
     SELECT id, 'INFO_CHANGE', 'I have another name.' FROM app_user WHERE email LIKE 'queue%@bench.tarn'
     RETURNING id, user_id)
   INSERT INTO review (kind, subject_id, user_id, review_by)
   SELECT 'INFO_CHANGE', id, user_id, tarn_now() + interval '1 day' FROM asked`,
  `WITH locked AS (
     INSERT INTO account_lock (user_id, reason, lifted_at)
     SELECT id, 'bench', tarn_now() FROM app_user WHERE email LIKE 'queue%@bench.tarn' RETURNING id, user_id),
   asked AS (
     INSERT INTO help_request (user_id, kind, note, lock_id) SELECT user_id, 'APPEAL', 'It was not me.', id FROM locked
     RETURNING id, user_id)
   INSERT INTO review (kind, subject_id, user_id, review_by)
   SELECT 'APPEAL', id, user_id, tarn_now() + interval '1 day' FROM asked`,
];
const CAMPAIGNS = `
  INSERT INTO campaign (titles, class, amount, turnover_times, budget, starts_at, ends_at, open, proposal_id)
  SELECT '{"en": "Bench"}', 'GIFT', 100, 1, 1000, tarn_now() - interval '2 days', tarn_now() - interval '1 day', false, p.id
  FROM (SELECT min(id) AS id FROM proposal) p, generate_series(1, $1::int)`;
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
  for (const sql of [PROPOSALS, CAMPAIGNS]) await client.query(sql, [WAITING]);
  for (const sql of OWN) await client.query(sql, [bench.people.firstId, WAITING]);
  await client.query(REQUESTS, [bench.people.firstId]);
  for (const sql of HELP) await client.query(sql);
  await settledOrders(client, bench, [1, WAITING, WAITING]);
  await client.query('VACUUM (ANALYZE)');
}
