import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ArticleState, WrittenKind } from '../../../../schema/content/articles';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import { readPage } from '../../../platform/page';
import { idOrNone, readId } from '../../../platform/text/read-money';
import type { ArticleFacts } from '../articles/article-facts';
import { articleById, articles, articleVersions } from '../articles/articles';
import { draftArticle } from '../articles/draft-article';
import { publishArticle } from '../articles/publish-article';
import { withdrawArticle } from '../articles/withdraw-article';
import {
  AdminArticleList,
  AdminArticleType,
  ArticleDraftInput,
  ArticlePayload,
  ArticlePublishInput,
  ArticleStateEnum,
  ArticleVersionList,
  ArticleWithdrawInput,
} from './article-desk.types';
import { ArticleKindEnum } from './article.types';
import { articleAfter, showArticle, showVersion, type DeskContext } from './show-article';

type FactsInput = Omit<ArticleDraftInput, 'id' | 'kind' | 'version' | 'idempotencyKey'>;

/** What is left out is nothing. */
function factsOf(input: FactsInput): ArticleFacts {
  const { picture = null, link = null, startsAt = null, endsAt = null, ...rest } = input;
  const { texts, weight, campaignId = null } = rest;
  return { texts, weight, picture, link, startsAt, endsAt, campaignId };
}

@Resolver()
export class ArticleDeskResolver {
  @May('content.read')
  @Query(() => AdminArticleList, {
    description: 'Articles with their newest version, newest first.',
  })
  async articles(
    @Ctx() ctx: DeskContext,
    @Arg('kind', () => ArticleKindEnum, { nullable: true }) kind: WrittenKind | null,
    @Arg('state', () => ArticleStateEnum, { nullable: true }) state: ArticleState | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const found = await articles(ctx.db, { kind, state, ...page });
    const { items, info } = toList(found, page, ({ id }) => id);
    return { items: await Promise.all(items.map((one) => showArticle(ctx, one))), info };
  }

  @May('content.read')
  @Query(() => AdminArticleType, { nullable: true, description: 'One article.' })
  async article(@Ctx() ctx: DeskContext, @Arg('id', () => ID) asked: string) {
    const id = readId(asked);
    const found = id === null ? null : await articleById(ctx.db, id);
    return found && showArticle(ctx, found);
  }

  @May('content.read')
  @Query(() => ArticleVersionList, { description: 'Every version of an article, newest first.' })
  async articleVersions(
    @Ctx() ctx: DeskContext,
    @Arg('id', () => ID) id: string,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const found = await articleVersions(ctx.db, idOrNone(id) ?? '0', page);
    const { items, info } = toList(found, page, ({ version }) => String(version));
    return { items: await Promise.all(items.map((one) => showVersion(ctx, one))), info };
  }

  @May('content.draft')
  @Mutation(() => ArticlePayload, {
    description: 'Adds an article or its next version. Customer service drafts notices alone.',
  })
  articleDraft(
    @Ctx() ctx: DeskContext,
    @Arg('input', () => ArticleDraftInput) { version, ...input }: ArticleDraftInput,
  ) {
    const { id = null, kind = null, idempotencyKey = null, ...facts } = input;
    const which = { id, kind, idempotencyKey, seen: version };
    return articleAfter(ctx, () => draftArticle(ctx, { ...factsOf(facts), ...which }));
  }

  @May('content.publish')
  @Mutation(() => ArticlePayload, { description: 'Shows people the newest version of an article.' })
  articlePublish(
    @Ctx() ctx: DeskContext,
    @Arg('input', () => ArticlePublishInput) input: ArticlePublishInput,
  ) {
    return articleAfter(ctx, async () => {
      await publishArticle(ctx, input);
      return input.id;
    });
  }

  @May('content.publish')
  @Mutation(() => ArticlePayload, { description: 'Takes an article back.' })
  articleWithdraw(
    @Ctx() ctx: DeskContext,
    @Arg('input', () => ArticleWithdrawInput) input: ArticleWithdrawInput,
  ) {
    return articleAfter(ctx, async () => {
      await withdrawArticle(ctx, input);
      return input.id;
    });
  }
}
