import type { Express, Request, Response } from 'express';
import { userContext, type Base } from '../http/context';
import { accountRoutes } from './routes/account.routes';
import { authRoutes } from './routes/auth.routes';
import type { Sharing } from '../http/body-room';
import { contentRoutes } from './routes/content.routes';
import { conversionRoutes } from './routes/conversions.routes';
import { dispatch, sendFailure } from './transport/dispatch';
import { fundingRoutes } from './routes/recharges.routes';
import { indexRoutes } from './routes/index.routes';
import type { LegacyRoute } from './transport/legacy-route';
import { messageRoutes } from './routes/messages.routes';
import { paths } from './paths';
import { paymentMethodRoutes } from './routes/payment-methods.routes';
import { rewardRoutes } from './routes/rewards.routes';
import { securityRoutes } from './routes/security.routes';
import { statementRoutes } from './routes/statement.routes';
import { tradingRoutes } from './routes/trading.routes';
import { TransportError } from '../platform/transport-error';
import { uploadRoutes } from './routes/uploads.routes';
import { walletRoutes } from './routes/wallet.routes';
import { withdrawalRoutes } from './routes/withdrawals.routes';
import { verificationRoutes } from './routes/verifications.routes';
import { yieldRoutes } from './routes/yield.routes';

/** The old API's 56 paths. */
export const legacyRoutes: readonly LegacyRoute[] = [
  ...authRoutes,
  ...indexRoutes,
  ...contentRoutes,
  ...securityRoutes,
  ...accountRoutes,
  ...fundingRoutes,
  ...tradingRoutes,
  ...statementRoutes,
  ...uploadRoutes,
  ...verificationRoutes,
  ...messageRoutes,
  ...conversionRoutes,
  ...walletRoutes,
  ...withdrawalRoutes,
  ...paymentMethodRoutes,
  ...yieldRoutes,
  ...rewardRoutes,
];

/** Serves the old API. @throws Error when the configuration names a path that does not exist */
export function serveLegacy(app: Express, base: Base, sharing: Sharing): void {
  const unknown = base.config.legacyBase64.find((path) => !paths.includes(path));
  if (unknown !== undefined) throw new Error(`LEGACY_BASE64 names an unknown path: ${unknown}`);
  const options = { base, ...sharing };
  for (const route of legacyRoutes) app.all(`/api/${route.path}`, dispatch(options, route));
  app.use('/api', async (req: Request, res: Response) => {
    const ctx = await userContext(base, { headers: req.headers, address: req.ip ?? '' });
    if (ctx.actor) res.setHeader('Cache-Control', 'no-store');
    const error = new TransportError(404);
    sendFailure(res, ctx, { route: { path: req.path }, error });
  });
}
