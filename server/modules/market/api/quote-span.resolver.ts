import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context';
import type { MarketLoaders } from '../market.loaders';
import type { QuoteSpan } from '../spans/span';
import type { QuoteSecond } from '../spans/quote-second';
import { QuotesArgs, QuoteSecondArgs, QuoteSecondType, QuoteSpanType } from './quote-span.types';

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

  @Query(() => QuoteSecondType, {
    description: 'Quotes recorded within one second, with their links, and those next to it.',
  })
  quoteSecond(
    @Ctx() { loaders }: Context & { readonly loaders: MarketLoaders },
    @Args(() => QuoteSecondArgs) asked: QuoteSecondArgs,
  ): Promise<QuoteSecond> {
    return loaders.quoteSeconds.load(asked);
  }
}
