import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { QuoteHub } from '../../graphql/quote-hub';
import type { Quote } from './quotes';
import { QuoteType } from './market.types';

interface QuotesArgs {
  readonly instrumentIds: string[];
}

interface QuotesContext {
  readonly quoteHub: QuoteHub;
}

@Resolver()
export class QuotesResolver {
  @Subscription(() => [QuoteType], {
    description:
      'Newest quote of each instrument at once, then each new one, at most 4 a second and instrument.',
    subscribe: ({ args, context }) =>
      (context as QuotesContext).quoteHub.quotesFor((args as QuotesArgs).instrumentIds),
  })
  quotes(
    @Root() changed: Quote[],
    @Arg('instrumentIds', () => [ID]) _instrumentIds: string[],
  ): Quote[] {
    return changed;
  }
}
