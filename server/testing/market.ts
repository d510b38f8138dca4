import type { Context } from '../platform/context';
import type { TestDb } from './database';
import { instrumentId, openWorld } from './world';
import { recordQuotes, type RecordedTick } from '../modules/market';

/** The market of a world of its own, with prices recorded by the feed's role. */
export interface TestMarket {
  readonly db: TestDb;
  readonly ctx: Context;
  readonly idOf: (symbol: string) => Promise<string>;
  readonly quote: (instrumentId: string, price: string, providerAt?: Date) => Promise<RecordedTick>;
  close(): Promise<void>;
}

export async function openTestMarket(): Promise<TestMarket> {
  const world = await openWorld();
  return {
    db: world.sql,
    ctx: world.visitor,
    idOf: (symbol) => instrumentId(world, symbol),
    async quote(id, price, providerAt) {
      const tick = { instrumentId: id, price, ...(providerAt && { providerAt }) };
      const [recorded] = await recordQuotes(world.sql.feed, [tick]);
      if (!recorded) throw new Error('record_quotes gave no row');
      return recorded;
    },
    close: () => world.close(),
  };
}
