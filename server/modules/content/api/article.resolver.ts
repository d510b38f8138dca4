import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { ActivityPhase, WrittenKind } from '../../../../schema/content/articles';
import type { ApiContext } from '../../../graphql/api-context';
import { toConnection } from '../../../graphql/connection';
import type { Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import { readId } from '../../../platform/text/read-money';
import { picturePath } from '../picture-path';
import { shownArticle, shownArticles, type ShownArticle } from '../articles/shown-articles';
import type { ContentLoaders } from '../content.loaders';
import {
  ActivityPhaseEnum,
  ArticleConnection,
  ArticleKindEnum,
  ArticleType,
} from './article.types';

@Resolver(() => ArticleType)
export class ArticleResolver {
  @Query(() => ArticleConnection, {
    description: 'What is shown of a kind now, the heavier first, then the newer.',
  })
  async articles(
    @Ctx() { db, locale }: Context,
    @Arg('kind', () => ArticleKindEnum) kind: WrittenKind,
    @Arg('phases', () => [ActivityPhaseEnum], { nullable: true }) phases: ActivityPhase[] | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const found = await shownArticles(db, { kind, phases, language: locale, ...page });
    return toConnection(found, page, ({ id }) => id);
  }

  @Query(() => ArticleType, { nullable: true, description: 'One that is shown now.' })
  async article(@Ctx() { db, locale }: Context, @Arg('id', () => ID) asked: string) {
    const id = readId(asked);
    return id === null ? null : shownArticle(db, id, locale);
  }

  @FieldResolver(() => String, { description: 'Cleaned HTML; empty for a banner.' })
  body(@Ctx() { loaders }: ApiContext<ContentLoaders>, @Root() { id }: ShownArticle) {
    return loaders.articleBodies.load(id);
  }

  @FieldResolver(() => String, { nullable: true, description: 'The path of its picture.' })
  picture(@Root() { picture }: ShownArticle) {
    return picture === null ? null : picturePath(picture);
  }
}
