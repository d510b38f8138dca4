import { Client } from 'pg';
import { errorCode } from '../../platform/error-code';
import { pause } from '../../platform/processes';
import type { Rig } from './rig';
import { assertThat, type Row } from './row';
import { underLoad } from './under-load';
import { watchServer } from './unharmed';

const CONNECTIONS_MAX = 20;
const PUT_BACK_MS = 30_000;
const PUT_BACK = 'a database role had changed itself and was put back';
const TOO_MANY = '53300';
const DENIED = '42501';

/** What the role may not do; each is refused, and most for want of a right. */
const FORBIDDEN: readonly string[] = [
  'SELECT * FROM tarn.app_user',
  'SELECT * FROM tarn.user_session',
  'INSERT INTO verify.orders (id) VALUES (1)',
  'UPDATE verify.account SET balance = 1',
  'DELETE FROM verify.posting',
  'CREATE TABLE verify.mine (id int)',
  'CREATE TEMPORARY TABLE mine (id int)',
  'CREATE SCHEMA mine',
  'CREATE FUNCTION verify.mine() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
  'DROP VIEW verify.orders',
  'LOCK TABLE tarn.trade_order',
  'SELECT pg_advisory_lock(1)',
  'SELECT pg_try_advisory_lock_shared(1)',
  'SELECT lo_create(0)',
  "COPY (SELECT 1) TO '/tmp/mine'",
  "COPY (SELECT 1) TO PROGRAM 'true'",
  "SELECT pg_read_file('postgresql.conf')",
  'SELECT pg_reload_conf()',
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'tarn_app' LIMIT 1",
  "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE usename = 'tarn_app' LIMIT 1",
  'SET ROLE tarn_app',
  'SET SESSION AUTHORIZATION tarn_owner',
  'ALTER SYSTEM SET max_connections = 1',
  'ALTER ROLE tarn_verify SUPERUSER',
  'ALTER ROLE tarn_verify CONNECTION LIMIT 1000',
  "ALTER ROLE tarn_app PASSWORD 'mine'",
  'CREATE ROLE mine',
  'DROP OWNED BY tarn_app',
  'CREATE EXTENSION pg_trgm',
  "SELECT tarn.ledger_write('{}', '{}', '{}')",
];

/** What PostgreSQL lets everybody do to itself; none of it may harm anybody else. */
const ALLOWED: readonly string[] = [
  'SET statement_timeout = 0',
  'SET idle_in_transaction_session_timeout = 0',
  'LISTEN tarn',
  `NOTIFY tarn, 'nothing that can be read'`,
  `NOTIFY tarn, '{"topic":"sessionsEnded","ids":["1","2","3"]}'`,
  `NOTIFY tarn, '{"topic":"quotes","ids":["1","999999999","x"]}'`,
  `NOTIFY tarn, '{"topic":"__proto__","ids":{}}'`,
  `NOTIFY tarn, '{"topic":"quotes","ids":[null,{}]}'`,
  "ALTER ROLE tarn_verify SET search_path = 'nowhere'",
  "ALTER ROLE tarn_verify SET statement_timeout = '1ms'",
  'ALTER ROLE tarn_verify SET default_transaction_read_only = off',
  "ALTER ROLE tarn_verify PASSWORD 'mine'",
];

/** Long questions that are asked side by side. */
const LONG = [
  'SELECT count(*) FROM generate_series(1, 30000000) n WHERE n % 7 = 0',
  'SELECT count(*) FROM verify.posting a JOIN verify.posting b ON a.amount <> b.amount',
  'SELECT pg_sleep(3)',
] as const;
const LONG_MS = 3_000;

export const verifier: Row = {
  what: 'a hostile `tarn_verify`: all that PostgreSQL lets it do, under load',
  async run(rig) {
    const watch = watchServer(rig, [PUT_BACK]);
    const tally = { refused: 0, allowed: 0, connections: 0 };
    const { orders } = await underLoad(rig, 'verifier', async () => {
      const until = performance.now() + rig.dose.verifierMs;
      // At least once, and until time is up.
      do await attackOnce(rig, tally);
      while (performance.now() < until);
    });
    assertThat(watch.count(PUT_BACK) > 0, 'nobody noticed that the role had changed itself');
    await watch.assert();
    return {
      count: `${String(tally.refused + tally.allowed)} statements, ${String(orders())} orders`,
      result:
        `${String(tally.refused)} refused; its own password and settings put back ${String(watch.count(PUT_BACK))} times, ` +
        `never more than ${String(tally.connections)} connections; no restart, no other fault line`,
    };
  },
};

interface Tally {
  refused: number;
  allowed: number;
  connections: number;
}

/** All connections it may have, and on them everything, while a transaction is kept open over it. */
async function attackOnce({ server }: Rig, tally: Tally): Promise<void> {
  const url = server.run.verifyUrl;
  const clients = await asManyAsPossible(url);
  const held = clients.filter((client) => client !== null);
  try {
    assertThat(held.length <= CONNECTIONS_MAX, `${String(held.length)} connections`);
    assertThat(held.length > LONG.length + 2, 'it was not let in');
    tally.connections = Math.max(tally.connections, held.length);
    const [keeper, speaker, ...others] = held;
    if (!keeper || !speaker) return;
    await keeper.query('BEGIN; SELECT count(*) FROM verify.quote; LISTEN tarn');
    const long = LONG.map((sql, n) => askFor(others[n], sql));
    for (const sql of FORBIDDEN) {
      assertThat((await outcomeOf(speaker, sql)) !== null, `it was let do: ${sql}`);
      tally.refused += 1;
    }
    for (const sql of ALLOWED) {
      await outcomeOf(speaker, sql);
      tally.allowed += 1;
    }
    await Promise.all(long);
  } finally {
    await Promise.all(held.map((client) => client.end().catch(() => undefined)));
  }
  await letInAgain(url);
}

/** Five more than it may have; null for each that was turned away. */
async function asManyAsPossible(url: string): Promise<(Client | null)[]> {
  const one = async () => {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      assertThat(errorCode(error) === TOO_MANY, `turned away: ${String(error)}`);
      return null;
    }
  };
  return Promise.all(Array.from({ length: CONNECTIONS_MAX + 5 }, one));
}

/** Null when it went through, else the code of the refusal. */
const outcomeOf = (client: Client, sql: string): Promise<string | null> =>
  client.query(sql).then(
    () => null,
    (error: unknown) => errorCode(error) ?? DENIED,
  );

async function askFor(client: Client | undefined, sql: string): Promise<void> {
  if (!client) return;
  await outcomeOf(client, `SET statement_timeout = ${String(LONG_MS)}`);
  await outcomeOf(client, sql);
}

/** Its password and its settings are put back by the server. */
async function letInAgain(url: string): Promise<void> {
  const deadline = performance.now() + PUT_BACK_MS;
  for (;;) {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ search_path: string }>('SHOW search_path');
      if (rows[0]?.search_path === 'verify, pg_temp') return;
    } catch (error) {
      assertThat(performance.now() < deadline, `it stays locked out: ${String(error)}`);
    } finally {
      await client.end().catch(() => undefined);
    }
    assertThat(performance.now() < deadline, 'its settings stay changed');
    await pause(200);
  }
}
