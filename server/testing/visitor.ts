import { entities } from '../modules';
import { createBus } from '../platform/bus';
import { databaseNow } from '../platform/clock/clock';
import type { Context } from '../platform/context';
import { openDb, poolOf } from '../platform/database/db';

/** Nobody, of whom the server knows no more than this. */
const visitor = {
  actor: null,
  staff: null,
  locale: 'en',
  address: '127.0.0.1',
  device: null,
  deviceHash: null,
} as const;

/** Acts on this database without a server: the context of a visitor, until `close`. */
export async function openVisitor(url: string, config: Context['config']) {
  const db = await openDb(url, entities);
  const bus = createBus(url, poolOf(db));
  const ctx: Context = { db, bus, config, now: () => databaseNow(db), ...visitor };
  return {
    ctx,
    db,
    bus,
    close: async () => {
      await bus.close();
      await db.destroy();
    },
  };
}
