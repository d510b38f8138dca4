import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { Schemas } from '../graphql/build-schemas';
import { limits } from '../../schema/limits';
import { apiContext, STAFF_COOKIE, staffContext, userContext, type ApiBase } from './context';
import type { ApiContext } from '../graphql/api-context';
import { startApi } from './apollo-server';
import { sameOrigin } from './same-origin';

const BODY_BYTES_MAX = '64kb';
/** An article in ten languages, each with its longest text. */
const CONSOLE_BYTES_MAX = '768kb';

const headersOnly = (_req: Request, res: Response, next: NextFunction) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

/** A page of another site can send neither the cookie with this header nor this header at all. */
export function ownConsoleOnly(req: Request, res: Response, next: NextFunction): void {
  if (sameOrigin(req.headers) && req.headers['x-tarn-console'] !== undefined) {
    next();
    return;
  }
  res
    .status(403)
    .json({ errors: [{ message: 'Not from the console', extensions: { code: 'FORBIDDEN' } }] });
}

/** Both GraphQL endpoints. Resolves to how to stop them. */
export async function serveApis(app: Express, base: ApiBase, schemas: Schemas) {
  const practice = base.config.mode === 'practice';
  const user = await startApi<ApiContext>({ schema: schemas.userSchema, practice });
  const admin = await startApi<ApiContext>({ schema: schemas.adminSchema, practice });
  const body = express.json({ limit: BODY_BYTES_MAX });

  app.use(
    '/graphql',
    headersOnly,
    body,
    expressMiddleware(user, {
      context: async ({ req, res }) => {
        const caller = { headers: req.headers, address: req.ip ?? '' };
        return numbered(res, apiContext(await userContext(base, caller), base.quoteHub));
      },
    }),
  );
  app.use(
    '/admin/graphql',
    headersOnly,
    ownConsoleOnly,
    express.json({ limit: CONSOLE_BYTES_MAX }),
    expressMiddleware(admin, {
      context: async ({ req, res }) => {
        const caller = { headers: req.headers, address: req.ip ?? '' };
        const ctx = await staffContext(base, caller);
        return numbered(res, apiContext(ctx, base.quoteHub, cookieOf(res, base)));
      },
    }),
  );
  return {
    async stop() {
      await Promise.all([user.stop(), admin.stop()]);
    },
  };
}

/** With the number of the answer, so that the log knows a fault by what its asker was told. */
const numbered = <C extends object>({ locals }: Response, context: C) => ({
  ...context,
  requestId: locals.requestId,
});

const cookieOf = (res: Response, { config }: ApiBase): ApiContext['cookie'] => {
  const options = {
    httpOnly: true,
    sameSite: 'strict',
    path: '/admin',
    secure: config.mode === 'live',
  } as const;
  return {
    set: (token) =>
      res.cookie(STAFF_COOKIE, token, { ...options, maxAge: limits.staffSessionHours * 3_600_000 }),
    clear: () => res.clearCookie(STAFF_COOKIE, options),
  };
};
