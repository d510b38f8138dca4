import type { Express, NextFunction, Request, Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { log } from '../../platform/log';
import { fromRoot } from '../../platform/project-root';
import type { ApiBase } from '../context';
import { homePages, type HomePages } from './home-pages';
import type { Encoding } from './packed-page';
import { readHere } from './read-here';

interface Home {
  readonly base: ApiBase;
  readonly schema: GraphQLSchema;
  readonly dist?: string;
  /** Milliseconds a drawing may take. */
  readonly withinMs?: number;
}

/**
 * The entry of H5 with Home in it: words, styles and last quotes, before any script. It holds nothing
 * of a person. Where it cannot be drawn, the page of the build answers.
 */
export function serveHome(
  app: Express,
  { base, schema, dist = fromRoot('dist'), ...bounds }: Home,
): void {
  // At the first visit: a server that nobody visits need not read the app.
  let pages: HomePages | null | undefined;
  app.get(['/h5/', '/h5/index.html'], async (req: Request, res: Response, next: NextFunction) => {
    if (pages === undefined) pages = pagesOf({ base, schema, dist, ...bounds });
    const page = req.path === '/h5' ? null : await pages?.(readHere(req.headers.cookie));
    if (!page) {
      next();
      return;
    }
    const encoding = encodingFor(req);
    res.setHeader('Cache-Control', 'no-cache');
    res.vary('Cookie, Accept-Encoding');
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
    // Asked for while the page itself still comes; behind its scripts it waited for one of six connections.
    if (page.picture !== null)
      res.setHeader('Link', `<${page.picture}>; rel=preload; as=image; fetchpriority=high`);
    res.type('html').end(await page.packed(encoding));
  });
}

function pagesOf({ base, schema, ...drawing }: Home & { readonly dist: string }): HomePages | null {
  try {
    return homePages(base, schema, drawing);
  } catch (err) {
    log.info({ err }, 'H5 is not built: its entry comes without Home');
    return null;
  }
}

const encodingFor = (req: Request): Encoding =>
  (['br', 'gzip'] as const).find((name) => req.acceptsEncodings(name) === name) ?? 'identity';
