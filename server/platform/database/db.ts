import type { Pool, PoolClient } from 'pg';
import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { log } from '../log';

/** Connections of one server process; the bus and the lock `feed` have one more each, and each feed that records. */
const POOL_SIZE = 10;

/**
 * How long a connection may rest, in milliseconds. Its first use of each function is the dear one (measured: 42 ms for
 * the first order over a new connection, 4 ms for the next), so none is closed between two people.
 */
const REST_MS = 600_000;

/** The database as `tarn_app` sees it. `url` is that role's. */
export async function openDb(
  url: string,
  entities: readonly EntityTarget<ObjectLiteral>[],
  poolSize = POOL_SIZE,
): Promise<DataSource> {
  const db = new DataSource({
    type: 'postgres',
    url,
    schema: 'tarn',
    entities: [...entities] as never,
    synchronize: false,
    poolSize,
    // A connection that dies while it rests must not end the process.
    poolErrorHandler: (error: unknown) => {
      // Its message alone: the error carries the whole connection.
      const reason = error instanceof Error ? error.message : 'unknown';
      log.warn({ reason }, 'a database connection was lost');
    },
    extra: {
      options:
        '-c search_path=tarn -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000',
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: REST_MS,
    },
  });
  await db.initialize();
  keepListening(poolOf(db));
  return db;
}

/**
 * A connection that one caller gives back goes to the next at once, who begins to listen to it a
 * moment later. Should the database say within that moment that it ends, nobody would hear it, and
 * an error that nobody hears ends the process. The query that follows fails in any case.
 */
function keepListening(pool: Pool): void {
  const known = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    client.on('error', () => undefined);
  });
}

/** The pool below TypeORM, for what needs a connection of its own. */
export function poolOf(db: DataSource): Pool {
  const { master } = db.driver as unknown as { readonly master: Pool };
  return master;
}
