import type { Express, Request, Response } from 'express';
import { feedHealth } from '../modules/market';
import type { Context } from '../platform/context';
import { poolOf } from '../platform/database/db';
import { pendingMigrations } from '../platform/database/pending-migrations';

export interface HealthOptions {
  readonly draining: { readonly now: boolean };
}

/** `/healthz`: the process lives. `/readyz`: it can do its work, or says what is missing. */
export function serveHealth(app: Express, ctx: Context, { draining }: HealthOptions): void {
  app.get('/healthz', (_req: Request, res: Response) => {
    res.json({ status: 'alive' });
  });
  app.get('/readyz', async (_req: Request, res: Response) => {
    const missing = draining.now ? ['draining'] : await whatIsMissing(ctx);
    res.setHeader('Cache-Control', 'no-store');
    res.status(missing.length === 0 ? 200 : 503).json({
      status: missing.length === 0 ? 'ready' : 'not ready',
      missing,
    });
  });
}

async function whatIsMissing(ctx: Context): Promise<string[]> {
  try {
    const [pending, feed] = await Promise.all([pendingMigrations(poolOf(ctx.db)), feedHealth(ctx)]);
    return [
      ...(pending.length > 0 ? ['migrations wait'] : []),
      ...(feed.stale.length > 0 ? [`the feed is stale: ${feed.stale.join(', ')}`] : []),
      ...(feed.unpartitioned ? ['quotes slipped into the default partition'] : []),
    ];
  } catch {
    return ['the database is away'];
  }
}
