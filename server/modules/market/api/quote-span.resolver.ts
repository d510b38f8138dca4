import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context';
import type { MarketLoaders } from '../market.loaders';
import type { QuoteSpan } from '../spans/span';
import { QuotesArgs, QuoteSpanType } from './quote-span.types';

@Resolver()
export class QuoteSpanResolver {
  @Query(() => QuoteSpanType, {
    description: 'Recorded quotes from one instant to another, and where there are none.',
  })
  quotes(
    @Ctx() { loaders }: Context & { readonly loaders: MarketLoaders },
    @Args(() => QuotesArgs) asked: QuotesArgs,
  ): Promise<QuoteSpan> {
    return loaders.quoteSpans.load(asked);
  }
}
