import { Ctx, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { publishedTimes } from '../published-times';
import { ReviewTimesType } from './review-times.types';

@Resolver()
export class ReviewTimesResolver {
  @Query(() => [ReviewTimesType], {
    description: 'How long staff took to decide, by kind, over 30 days. At most a minute old.',
  })
  reviewTimes(@Ctx() ctx: ApiContext): Promise<ReviewTimesType[]> {
    return publishedTimes(ctx);
  }
}
