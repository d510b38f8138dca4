import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { Client, type QueryResultRow } from 'pg';
import { fromRoot } from '../../platform/project-root';
import { installClock } from '../../testing/clock';
import { dataDirOf } from './servers';
import { ownerUrl } from './world-owner';

const READY_MS = 180_000;

/** A server of its own, whose time only goes the way that a test sends it: no other test is told another day. */
export interface MovedServer {
  readonly address: string;
  /** Moves its clock on, and does at once what its jobs owe to it. */
  readonly advance: (seconds: number) => Promise<void>;
  /** Moves it on to when it next strikes this hour, UTC. */
  readonly advanceToHour: (hour: number) => Promise<void>;
  /** What whoever owns its database reads there, where no screen says it. */
  readonly read: <Row extends QueryResultRow>(
    sql: string,
    values: readonly string[],
  ) => Promise<Row[]>;
  readonly close: () => Promise<void>;
}

/** Starts one as a newcomer does, on an empty data folder and this port. */
export async function openMovedServer(port: string): Promise<MovedServer> {
  const dataDir = dataDirOf(port);
  const address = `http://127.0.0.1:${port}`;
  const child = spawn('node', ['server/commands/start.cjs'], {
    cwd: fromRoot(),
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  const until = Date.now() + READY_MS;
  // It answers before it has written down where its database is.
  let owner: string | null = null;
  while (!(await answers(`${address}/readyz`)) || (owner = ownerUrl(dataDir)) === null) {
    if (Date.now() > until || child.exitCode !== null) {
      // Left alone it would keep the port from whoever comes after.
      await ended(child);
      throw new Error('the server is not ready');
    }
    await pause(500);
  }
  const client = new Client({ connectionString: owner });
  await client.connect();
  await installClock(client);
  const advance = async (seconds: number) => {
    await client.query('UPDATE test.clock SET shift = shift + make_interval(secs => $1)', [
      seconds,
    ]);
    await catchUp(client);
  };
  return {
    address,
    advance,
    advanceToHour: async (hour) => advance(await secondsUntil(client, hour)),
    read: async <Row extends QueryResultRow>(sql: string, values: readonly string[]) =>
      (await client.query<Row>(sql, [...values])).rows,
    close: async () => {
      await client.end();
      await ended(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function secondsUntil(client: Client, hour: number): Promise<number> {
  const { rows } = await client.query<{ seconds: number }>(
    `SELECT ($1 * 3600 - extract(epoch FROM tarn.tarn_now())::bigint % 86400 + 86400)::int % 86400 AS seconds`,
    [hour],
  );
  return rows[0]?.seconds ?? 0;
}

/** What the job of nights and ends would do within a minute: nights are booked before anything ends. */
async function catchUp(client: Client): Promise<void> {
  for (;;) {
    await client.query('SELECT tarn.accrue_yield(1000)');
    await client.query('SELECT tarn.mature_holdings(1000)');
    const { rows } = await client.query<{ owed: number }>(
      `SELECT count(*)::int AS owed FROM tarn.yield_holding
       WHERE next_at <= tarn.tarn_now() OR acts_at <= tarn.tarn_now()`,
    );
    if (rows[0]?.owed === 0) return;
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
