import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { INSTRUMENTS_MAX } from '../live/quote-frames';
import type { QuoteHub } from '../live/quote-hub';
import { refuse } from '../../../platform/domain-error';
import type { Quote } from '../quotes';
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
    subscribe: ({ args, context }) => {
      const { instrumentIds } = args as QuotesArgs;
      if (instrumentIds.length > INSTRUMENTS_MAX) {
        refuse('PARAM_INVALID', { field: 'instrumentIds' }, 'instrumentIds');
      }
      return (context as QuotesContext).quoteHub.quotesFor(instrumentIds);
    },
  })
  quotes(
    @Root() changed: Quote[],
    @Arg('instrumentIds', () => [ID]) _instrumentIds: string[],
  ): Quote[] {
    return changed;
  }
}
