import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withClient } from '../database/database-exists';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres';
import { isAlive, processesIn, signal, until } from '../processes';
import { fromRoot } from '../project-root';

const PASSWORD = 'only-for-this-test';
const settings = { fsync: 'off' };

/** Longer than a database takes to start beside a busy processor, shorter than a test may take. */
const SOON_MS = 20_000;
const ignore = () => undefined;

/** What `work` resolves to. @throws Error when it is not there soon */
async function soon<T>(what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`${what} did not come up within ${String(SOON_MS)} ms`));
    }, SOON_MS);
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
}

describe('the embedded database', () => {
  let dataDir: string;
  const children: ChildProcess[] = [];
  const databases: EmbeddedPostgres[] = [];
  const cluster = () => path.join(dataDir, 'postgres');
  async function start(onChange: () => void = () => undefined): Promise<EmbeddedPostgres> {
    const options = { dataDir, password: PASSWORD, settings, onChange };
    const starting = startEmbeddedPostgres(options).then((database) => {
      databases.push(database);
      return database;
    });
    return soon('the database', starting);
  }
  const count = (url: string) =>
    withClient(url, async (client) => (await client.query('SELECT n FROM kept')).rows as unknown[]);

  beforeAll(() => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'tarn-embedded-'));
    chmodSync(dataDir, 0o755);
  });
  afterAll(async () => {
    children.forEach((child) => child.kill('SIGKILL'));
    processesIn(cluster()).forEach((pid) => signal(pid, 'SIGKILL'));
    rmSync(dataDir, { recursive: true, force: true });
    // One that a failed test has left would go on trying to come back, and the run would not end.
    await Promise.all(databases.map((database) => soon('the end', database.stop()).catch(ignore)));
  });

  async function startInChild(): Promise<{
    child: ChildProcess;
    pid: number;
    port: number;
    adopted: boolean;
  }> {
    const file = fromRoot('server/testing/postgres-child.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', file, dataDir, PASSWORD], {
      cwd: fromRoot(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const [line] = await soon(
      'the database of another process',
      Promise.race([
        once(child.stdout, 'data') as Promise<[Buffer]>,
        once(child, 'exit').then(([code]) => {
          throw new Error(`it ended with ${String(code)} and started nothing`);
        }),
      ]),
    );
    const answer = JSON.parse(line.toString()) as { pid: number; port: number; adopted: boolean };
    return { child, ...answer };
  }

  it('starts once when several processes start it at the same moment', async () => {
    const started = await Promise.all([startInChild(), startInChild(), startInChild()]);
    expect(new Set(started.map(({ pid }) => pid)).size).toBe(1);
    expect(started.filter(({ adopted }) => !adopted)).toHaveLength(1);
    started.forEach(({ child }) => child.kill('SIGKILL'));
  });

  it('outlives a killed server, is adopted by the next one, and is stopped by it', async () => {
    const first = await startInChild();
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const adopted = await start();
    expect(adopted).toMatchObject({ adopted: true, pid: first.pid, port: first.port });
    await adopted.stop();
    expect(isAlive(first.pid)).toBe(false);
    expect(processesIn(cluster())).toEqual([]);
  });

  it('comes back on the same port, with what was committed, after kill -9 of all its processes', async () => {
    let changes = 0;
    const database = await start(() => (changes += 1));
    const { port, pid, ownerUrl } = database;
    await withClient(ownerUrl, (client) =>
      client.query('CREATE TABLE IF NOT EXISTS kept (n int); INSERT INTO kept VALUES (7)'),
    );
    const victims = processesIn(cluster());
    expect(victims).toContain(pid);
    victims.forEach((one) => signal(one, 'SIGKILL'));
    expect(await until(() => changes === 1, { limitMs: 8_000 })).toBe(true);

    expect(database.port).toBe(port);
    expect(database.pid).not.toBe(pid);
    expect(await count(ownerUrl)).toEqual([{ n: 7 }]);
    await database.stop();
    expect(processesIn(cluster())).toEqual([]);
  });

  it('comes back when only its first process was killed', async () => {
    let changes = 0;
    const database = await start(() => (changes += 1));
    signal(database.pid, 'SIGKILL');
    expect(await until(() => changes === 1, { limitMs: 8_000 })).toBe(true);
    expect(await count(database.ownerUrl)).toEqual([{ n: 7 }]);
    await database.stop();
    expect(processesIn(cluster())).toEqual([]);
  });

  it('starts after everything, database and server, was killed at once', async () => {
    const first = await startInChild();
    first.child.kill('SIGKILL');
    processesIn(cluster()).forEach((pid) => signal(pid, 'SIGKILL'));
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await count(second.ownerUrl)).toEqual([{ n: 7 }]);
    await second.stop();
  });

  it('keeps its files from other accounts', () => {
    expect(statSync(cluster()).mode & 0o077).toBe(0);
    expect(statSync(path.join(dataDir, 'postgres.log')).mode & 0o077).toBe(0);
  });
});
