import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  articleStates,
  type ArticleState,
  type WrittenKind,
} from '../../../../schema/content/articles';
import { languages, type Language } from '../../../../schema/languages';
import { graphqlEnum } from '../../../graphql/enums';
import { listOf } from '../../../graphql/page';
import { DateTime } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import { CampaignNameType } from '../../credits/api/campaign-name.types';
import { StaffNameType } from '../../staff/api/staff.types';
import { ArticleKindEnum } from './article.types';

export const ArticleStateEnum = graphqlEnum('ArticleState', articleStates);
const ArticleLanguageEnum = graphqlEnum(
  'ArticleLanguage',
  languages,
  'The language of an article’s text.',
);

@ObjectType('ArticleText', {
  description: 'What an article says in one language.',
  simpleResolvers: true,
})
export class ArticleTextType {
  @Field(() => ArticleLanguageEnum)
  language!: Language;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  summary!: string;

  @Field(() => String, { description: 'Cleaned HTML.' })
  body!: string;
}

@ObjectType('ArticleVersion', {
  description: 'One version of an article; it never changes.',
  simpleResolvers: true,
})
export class ArticleVersionType {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;

  @Field(() => [ArticleTextType], { description: 'In the order of the languages.' })
  texts!: ArticleTextType[];

  @Field(() => String, { nullable: true, description: 'The hash of its picture.' })
  picture!: string | null;

  @Field(() => String, { nullable: true })
  link!: string | null;

  @Field(() => Int, { description: 'The heavier stand first in lists.' })
  weight!: number;

  @Field(() => DateTime, { nullable: true })
  startsAt!: Date | null;

  @Field(() => DateTime, { nullable: true })
  endsAt!: Date | null;

  @Field(() => CampaignNameType, { nullable: true, description: 'Whose terms an activity shows.' })
  campaign!: CampaignNameType | null;

  @Field(() => StaffNameType, { nullable: true, description: 'Null: the platform itself.' })
  by!: StaffNameType | null;

  @Field(() => DateTime)
  madeAt!: Date;
}

export const ArticleVersionList = listOf('ArticleVersion', () => ArticleVersionType);

@ObjectType('AdminArticle', {
  description: 'An article as staff see it, with its newest version.',
  simpleResolvers: true,
})
export class AdminArticleType {
  @Field(() => ID)
  id!: string;

  @Field(() => ArticleKindEnum)
  kind!: WrittenKind;

  @Field(() => ArticleStateEnum)
  state!: ArticleState;

  @Field(() => String, { description: 'In the language of the request, or in one that it has.' })
  title!: string;

  @Field(() => [ArticleLanguageEnum], { description: 'Languages in which it is not whole.' })
  missing!: Language[];

  @Field(() => Int, { nullable: true, description: 'The version that people see, or saw last.' })
  published!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that takes its place when it begins.',
  })
  next!: number | null;

  @Field(() => DateTime, { nullable: true, description: 'When the next version begins.' })
  nextAt!: Date | null;

  @Field(() => DateTime, { nullable: true })
  shownAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'From when people see what is published; null: from the beginning.',
  })
  seenFrom!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Until when; null: without an end.' })
  seenUntil!: Date | null;

  @Field(() => ArticleVersionType)
  newest!: ArticleVersionType;
}

export const AdminArticleList = listOf('AdminArticle', () => AdminArticleType);

@InputType({ description: 'What an article says in one language.' })
export class ArticleTextInput {
  @Field(() => ArticleLanguageEnum)
  language!: Language;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  summary!: string;

  @Field(() => String, { description: 'HTML: it is cleaned before it is kept.' })
  body!: string;
}

@InputType({ description: 'All of what the next version of an article is to hold.' })
export class ArticleDraftInput {
  @Field(() => ID, { nullable: true, description: 'Null for a new one.' })
  id?: string | null;

  @Field(() => ArticleKindEnum, { nullable: true, description: 'Of a new one.' })
  kind?: WrittenKind | null;

  @Field(() => Int, { description: 'The newest version that was read; 0 for a new one.' })
  version!: number;

  @Field(() => [ArticleTextInput], { description: 'A draft may leave languages out.' })
  texts!: ArticleTextInput[];

  @Field(() => String, {
    nullable: true,
    description: 'The hash that `POST /admin/pictures` answered with.',
  })
  picture?: string | null;

  @Field(() => String, { nullable: true })
  link?: string | null;

  @Field(() => Int)
  weight!: number;

  @Field(() => DateTime, { nullable: true })
  startsAt?: Date | null;

  @Field(() => DateTime, { nullable: true })
  endsAt?: Date | null;

  @Field(() => ID, { nullable: true, description: 'Whose terms an activity shows.' })
  campaignId?: string | null;

  @Field(() => String, { nullable: true })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Which version people are to see.' })
export class ArticlePublishInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'Has to be the newest.' })
  version!: number;
}

@InputType({ description: 'Which article, and why.' })
export class ArticleWithdrawInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  reason!: string;
}

@ObjectType({ implements: Payload, description: 'The article after the act.' })
export class ArticlePayload extends Payload {
  @Field(() => AdminArticleType, { nullable: true })
  article!: AdminArticleType | null;
}
