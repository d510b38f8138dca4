import { Field, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../graphql/enums';
import type { ReviewKindName } from '../../../platform/requests/changed-requests';
import { reviewKinds } from '../review-kind';

const ReviewKindEnum = graphqlEnum('ReviewKind', reviewKinds, 'What staff decide.');

@ObjectType('ReviewTimes', {
  description: 'How long decisions of a kind took over 30 days.',
  simpleResolvers: true,
})
export class ReviewTimesType {
  @Field(() => ReviewKindEnum)
  kind!: ReviewKindName;

  @Field(() => Int)
  decided!: number;

  @Field(() => Int, { nullable: true, description: 'Null when nothing was decided.' })
  medianSeconds!: number | null;

  @Field(() => Int, { nullable: true, description: '95 of 100 took no longer.' })
  p95Seconds!: number | null;
}
