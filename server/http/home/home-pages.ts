import { createRequire } from 'node:module';
import path from 'node:path';
import type { GraphQLSchema } from 'graphql';
import type { HomeFor, HomeRenderer } from '../../../schema/home-page';
import { log } from '../../platform/log';
import type { ApiBase } from '../context';
import { homeAnswers } from './home-answers';
import { packedPage, type PackedPage } from './packed-page';
import { pageTemplate } from './page-template';

/** As old as the quotes of the page may be; however many ask, it is drawn no more often. */
const FRESH_MS = 1_000;

/** After so long a page goes out without its drawing: what hangs there hangs nobody's Home. */
const DRAWN_WITHIN_MS = 5_000;

export interface HomePage {
  readonly packed: PackedPage;
  /** Path of the picture that is the largest thing in the first sight. */
  readonly picture: string | null;
}

/** The page for these eyes; null where it cannot be drawn. */
export type HomePages = (view: HomeFor) => Promise<HomePage | null>;

/** React names what the first sight needs; nothing but a picture of an article comes into a header. */
const PICTURE = /<link rel="preload" as="image" href="(\/files\/c\/[0-9a-f]{64}\.webp)"/;

/**
 * Home as the build of H5 draws it, from the newest recorded quotes.
 *
 * @throws Error where that build is not there
 */
export function homePages(
  base: ApiBase,
  schema: GraphQLSchema,
  { dist, withinMs = DRAWN_WITHIN_MS }: { readonly dist: string; readonly withinMs?: number },
): HomePages {
  const { home } = createRequire(__filename)(path.join(dist, 'h5-home/home.cjs')) as {
    readonly home: HomeRenderer;
  };
  const answers = homeAnswers(base, schema, home);
  const templates = [true, false].map((member) =>
    pageTemplate(dist, home.screenOf({ member, language: 'en' }), (view) => home.wordsOf(view)),
  );
  const draw = async (asked: HomeFor): Promise<HomePage> => {
    const view = { ...asked, answers: await answers(asked) };
    const html = await inTime(home.render(view), withinMs);
    const fill = templates[asked.member ? 0 : 1];
    if (!fill) throw new Error('no template');
    return {
      packed: packedPage(fill({ view, html })),
      picture: PICTURE.exec(html)?.[1] ?? null,
    };
  };
  const pages = freshFor(FRESH_MS, draw);
  return async (view) =>
    pages(view).catch((err: unknown) => {
      log.warn({ err }, 'Home not drawn');
      return null;
    });
}

/** @throws Error when it takes longer */
async function inTime(drawn: Promise<string>, milliseconds: number): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`not drawn within ${String(milliseconds)} ms`));
    }, milliseconds);
  });
  try {
    return await Promise.race([drawn, late]);
  } finally {
    clearTimeout(timer);
  }
}

interface Kept {
  readonly at: number;
  readonly page: Promise<HomePage>;
}

/** Of all who ask within that time the first one's page is everybody's. */
function freshFor(
  milliseconds: number,
  draw: (view: HomeFor) => Promise<HomePage>,
): (view: HomeFor) => Promise<HomePage> {
  const kept = new Map<string, Kept>();
  return (view) => {
    const key = `${view.language}.${String(view.member)}`;
    const known = kept.get(key);
    if (known && performance.now() - known.at < milliseconds) return known.page;
    const page = draw(view);
    kept.set(key, { at: performance.now(), page });
    return page;
  };
}
