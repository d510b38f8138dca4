import { realpathSync } from 'node:fs';
import path from 'node:path';
import { entities } from '../../modules';
import { createBus } from '../../platform/bus';
import { databaseNow } from '../../platform/clock/clock';
import type { Context } from '../../platform/context';
import { openDb, poolOf } from '../../platform/database/db';
import { withClient } from '../../platform/database/database-exists';
import { makeDataFolder, removeDataFolder } from '../rig/data-folder';
import { addressesOf, type Addresses } from '../rig/database';
import { LiveServer } from '../rig/live-server';
import type { Pace } from './compare';
import { cpuMsOf } from './cpu-time';
import { findPgbench, openPgbench, type Pgbench } from './pgbench';
import { makePeople, type People } from './people';

const PEOPLE = 5_000;
const SIGNED_IN = 500;
const ROUNDS = 5;
const SLICE_MS = 2_000;

/** A server without jobs, so that nothing is settled but what a row settles, and people on it. */
export interface BenchServer {
  readonly server: LiveServer;
  readonly addresses: Addresses;
  readonly people: People;
  /** Instruments that trade now and are quoted; BTC/USDT is the first. */
  readonly instruments: readonly string[];
  /** A context of this process's own, with the server's pool size. */
  readonly ctx: Context;
  readonly pgbench: Pgbench | null;
  /** `pids` besides the database, the server and this process. */
  readonly pace: (...pids: number[]) => Pace;
  close(): Promise<void>;
}

export async function openBenchServer(): Promise<BenchServer> {
  const dataDir = makeDataFolder('bench');
  const server = await LiveServer.on(dataDir, { JOBS: 'off' });
  try {
    await server.start();
    return await furnish(server);
  } catch (error) {
    await server.stop();
    removeDataFolder(dataDir);
    throw error;
  }
}

async function furnish(server: LiveServer): Promise<BenchServer> {
  const { dataDir } = server;
  const addresses = addressesOf(dataDir, server.run.verifyUrl);
  const people = await makePeople(addresses.owner, PEOPLE, SIGNED_IN);
  const program = findPgbench();
  const pgbench = program
    ? await openPgbench(program, { ownerUrl: addresses.owner, folder: dataDir })
    : null;
  const ctx = await openContext(addresses);
  const folder = realpathSync(path.join(dataDir, 'postgres'));
  return {
    server,
    addresses,
    people,
    instruments: await quoted(addresses.owner),
    ctx,
    pgbench,
    pace: (...pids) => ({
      rounds: ROUNDS,
      sliceMs: SLICE_MS,
      cpuMs: () => cpuMsOf([server.pid, ...pids], folder),
    }),
    async close() {
      await ctx.bus.close();
      await ctx.db.destroy();
      await server.stop();
      removeDataFolder(dataDir);
    },
  };
}

async function openContext({ app, config }: Addresses): Promise<Context> {
  const db = await openDb(app, entities);
  return {
    db,
    bus: createBus(app, poolOf(db)),
    config,
    now: () => databaseNow(db),
    actor: null,
    staff: null,
    locale: 'en',
    address: '127.0.0.1',
    device: null,
    deviceHash: null,
  };
}

/** Those that trade now: what is quoted without terms, as the rate of a coin, refuses each order. */
const quoted = (ownerUrl: string): Promise<readonly string[]> =>
  withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `SELECT i.id FROM tarn.instrument i JOIN tarn.instrument_quote q ON q.instrument_id = i.id
       WHERE q.at > tarn.tarn_now() - interval '3 seconds'
         AND EXISTS (SELECT FROM tarn.terms t WHERE t.instrument_id = i.id AND t.duration_seconds = 300)
       ORDER BY i.symbol <> 'BTC/USDT', i.id`,
    );
    return rows.map(({ id }) => id);
  });
