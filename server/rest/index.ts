import type { Express, Request, Response } from 'express';
import { userContext, type Base } from '../doors/request-context';
import { accountRoutes } from './account.routes';
import { authRoutes } from './auth.routes';
import { dispatch, sendFailure } from './dispatch';
import { fundingRoutes } from './funding.routes';
import { indexRoutes } from './index.routes';
import type { LegacyRoute } from './legacy-route';
import { paths } from './paths';
import { TransportError } from './read-form';
import { statementRoutes } from './statement.routes';
import { tradingRoutes } from './trading.routes';
import { uploadRoutes } from './uploads.routes';

/** What is built of the old API's 56 paths. */
export const legacyRoutes: readonly LegacyRoute[] = [
  ...authRoutes,
  ...indexRoutes,
  ...accountRoutes,
  ...fundingRoutes,
  ...tradingRoutes,
  ...statementRoutes,
  ...uploadRoutes,
];

/** Serves the old API. @throws Error when the configuration names a path that does not exist */
export function serveLegacy(app: Express, base: Base): void {
  const unknown = base.config.legacyBase64.find((path) => !(path in paths));
  if (unknown !== undefined) throw new Error(`LEGACY_BASE64 names an unknown path: ${unknown}`);
  for (const route of legacyRoutes) app.all(`/api/${route.path}`, dispatch(base, route));
  app.use('/api', async (req: Request, res: Response) => {
    const ctx = await userContext(base, { headers: req.headers, address: req.ip ?? '' });
    const error = new TransportError(404);
    sendFailure(res, ctx, { route: { path: req.path }, error });
  });
}
