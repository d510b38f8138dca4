import { languages } from '../../../../schema/languages';
import type { ApiContext } from '../../../graphql/api-context';
import { attempt } from '../../../graphql/user-errors';
import { campaignName } from '../../credits/api/campaign-name';
import type { CreditsLoaders } from '../../credits';
import type { StaffLoaders } from '../../staff';
import { staffName } from '../../staff/api/staff-name';
import { articleById, type Article, type ArticleVersion } from '../articles/articles';
import { missingIn } from '../articles/publishable';
import type { AdminArticleType, ArticleVersionType } from './article-desk.types';

export type DeskContext = ApiContext<StaffLoaders & CreditsLoaders>;

/** A version as the console edits it. */
export async function showVersion(
  ctx: DeskContext,
  { staffId, titles, summaries, bodies, ...same }: ArticleVersion,
): Promise<ArticleVersionType> {
  const texts = languages.map((language) => ({
    language,
    title: titles[language] ?? '',
    summary: summaries[language] ?? '',
    body: bodies[language] ?? '',
  }));
  const { articleId, version, picture, link, weight, startsAt, endsAt, campaignId, madeAt } = same;
  return {
    ...{
      id: `${articleId}-${String(version)}`,
      version,
      picture,
      link,
      weight,
      startsAt,
      endsAt,
      madeAt,
      texts,
    },
    campaign: await campaignName(ctx, campaignId),
    by: await staffName(ctx, staffId),
  };
}

export async function showArticle(ctx: DeskContext, article: Article): Promise<AdminArticleType> {
  const { id, kind, state, published, next, nextAt, shownAt, seenFrom, seenUntil, titles } =
    article;
  const title = titles[ctx.locale] ?? titles.en ?? Object.values(titles)[0] ?? '';
  const newest = await showVersion(ctx, article);
  const shown = { published, next, nextAt, shownAt, seenFrom, seenUntil };
  return { ...{ id, kind, state, title }, ...shown, missing: missingIn(article), newest };
}

/** The article after an act that resolves to its id. */
export async function articleAfter(ctx: DeskContext, act: () => Promise<string>) {
  const { value, userErrors } = await attempt(ctx, async () => articleById(ctx.db, await act()));
  return { article: value && (await showArticle(ctx, value)), userErrors };
}
