import type { Context } from '../platform/context';
import { fillOrders } from './orders';
import { fillPeople } from './people';
import { fillRecharges } from './recharges';
import { fillChannels } from './channels';

/** One filler at a time, also with several servers on one database. */
const LOCK = `SELECT pg_advisory_lock(hashtextextended('practice world', 0))`;
const UNLOCK = `SELECT pg_advisory_unlock(hashtextextended('practice world', 0))`;

/**
 * Fills an empty database with the practice world, by the same domain functions people use. Every
 * step looks first whether it was done, so a start that was cut short is completed by the next one.
 */
export async function fillPracticeWorld(ctx: Context): Promise<void> {
  const runner = ctx.db.createQueryRunner();
  try {
    await runner.query(LOCK);
    const people = await fillPeople(ctx);
    await fillChannels(ctx);
    await fillRecharges(ctx, people);
    await fillOrders(ctx, people);
  } finally {
    await runner.query(UNLOCK).catch(() => undefined);
    await runner.release();
  }
}
