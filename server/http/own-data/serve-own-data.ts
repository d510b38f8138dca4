import type { Express } from 'express';
import type { GraphQLSchema } from 'graphql';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { requireUser } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { apiContext, loaded, type ApiBase } from '../context';
import { serveFilePath, type FileRequest } from '../file-answer';
import { asking, ownData } from './own-data';

/** One file reads as much as a person has: nobody has two made at once. Seconds until the next try. */
const AGAIN_SECONDS = 10;

/**
 * `GET /files/own-data.json`: everything the app shows whoever is signed in of their own, in their language.
 *
 * LOGIN_REQUIRED, ACCOUNT_LOCKED; TOO_MANY_REQUESTS while one is being made for them.
 */
export function serveOwnData(app: Express, base: ApiBase, schema: GraphQLSchema): void {
  const making = new Set<string>();
  const send = async ({ ctx, res }: FileRequest): Promise<void> => {
    const { userId } = requireUser(ctx);
    if (making.has(userId)) refuse('TOO_MANY_REQUESTS', { seconds: AGAIN_SECONDS });
    making.add(userId);
    try {
      const ask = asking(schema, () => apiContext(loaded(ctx), base.quoteHub));
      res.attachment('own-data.json');
      res.setHeader('Content-Type', 'application/json; charset=utf-8');
      await pipeline(Readable.from(ownData(schema, ask, await ctx.now())), res);
    } finally {
      making.delete(userId);
    }
  };
  app.all('/files/own-data.json', serveFilePath(base, { method: 'GET', answer: send }));
}
