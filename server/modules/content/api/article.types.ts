import { Field, ID, ObjectType } from 'type-graphql';
import {
  activityPhases,
  writtenKinds,
  type ActivityPhase,
  type WrittenKind,
} from '../../../../schema/content/articles';
import { connectionOf } from '../../../graphql/connection';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime } from '../../../graphql/scalars';

export const ArticleKindEnum = graphqlEnum(
  'ArticleKind',
  writtenKinds,
  'What kind of thing the operator says.',
);
export const ActivityPhaseEnum = graphqlEnum('ActivityPhase', activityPhases);

@ObjectType('Article', { description: 'What the operator says, in the language of the request.' })
export class ArticleType {
  @Field(() => ID)
  id!: string;

  @Field(() => ArticleKindEnum)
  kind!: WrittenKind;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: 'Empty where it has none.' })
  summary!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A screen of the app, or another site; null: the article itself.',
  })
  link!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Of an activity: when it begins.' })
  startsAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Until when it is shown, or runs.' })
  endsAt!: Date | null;

  @Field(() => DateTime, { description: 'Since when people see it.' })
  shownAt!: Date;

  @Field(() => ActivityPhaseEnum, { nullable: true, description: 'Of an activity.' })
  phase!: ActivityPhase | null;
}

export const ArticleConnection = connectionOf('Article', () => ArticleType);
