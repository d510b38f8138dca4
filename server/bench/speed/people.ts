import { withClient } from '../../platform/database/database-exists';
import { issueToken } from '../../platform/session-token';

const PEOPLE = `
  WITH people AS (
    INSERT INTO app_user (email, password_hash, invitation_code, agreement_version, risk_acknowledged_at)
    SELECT 'bench' || n || '@bench.tarn', 'none', upper(lpad(to_hex(n), 8, '0')), legal_now('AGREEMENT'), tarn_now()
    FROM generate_series($2::int, $2::int + $1::int - 1) AS n RETURNING id)
  SELECT min(id) AS first FROM people`;

/** In one movement for each: no balance is set here either. */
const CREDIT = `
  SELECT ledger_write(array_agg('recharge.credit'::text), array_agg('recharge.credit:bench-' || ($1::bigint + n) ORDER BY n),
    (SELECT array_agg(leg) FROM unnest(array_agg(legs)) AS leg)) AS status
  FROM (
    SELECT n, ARRAY[ROW(n, o.id, -$3::bigint)::ledger_leg, ROW(n, a.id, $3::bigint)::ledger_leg] AS legs
    FROM generate_series(1, $2::int) AS n
    JOIN ledger_account a ON a.address = 'user/' || ($1::bigint + n - 1) || '/available/USD'
    JOIN ledger_account o ON o.address = 'outside/recharges/USD') AS credits`;

const SESSIONS = `
  INSERT INTO user_session (user_id, token_hash, expires_at)
  SELECT $1::bigint + n - 1, hash, tarn_now() + interval '90 days'
  FROM unnest($2::bytea[]) WITH ORDINALITY AS s (hash, n)`;

const CENTS_EACH = 100_000_000;

export interface People {
  readonly firstId: number;
  readonly count: number;
  /** Of the first of them, in their order. */
  readonly tokens: readonly string[];
}

/** People with money and sessions, made in sets by the owner: what is measured comes after. */
export const makePeople = (
  ownerUrl: string,
  count: number,
  signedIn: number,
  /** The number of the first one's mailbox: no two are alike. */
  from = 1,
): Promise<People> =>
  withClient(ownerUrl, async (client) => {
    await client.query('SET ROLE tarn_owner; SET search_path = tarn, pg_temp');
    const { rows } = await client.query<{ first: string }>(PEOPLE, [count, from]);
    const firstId = Number.parseInt(rows[0]?.first ?? '', 10);
    await client.query(CREDIT, [firstId, count, CENTS_EACH]);
    const issued = Array.from({ length: signedIn }, () => issueToken());
    await client.query(SESSIONS, [firstId, issued.map(({ hash }) => hash)]);
    await client.query('RESET ROLE; ANALYZE');
    return { firstId, count, tokens: issued.map(({ token }) => token) };
  });
