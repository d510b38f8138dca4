import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { changeFeed } from '../desk/change-feed';
import { feeds } from '../desk/feeds';
import { FeedChangeInput, FeedType } from './feeds.types';
import { AdminInstrumentPayload } from './instrument-edit.types';
import { instrumentAfter, type DeskContext } from './show-instrument';

@Resolver()
export class FeedsResolver {
  @May('market.read')
  @Query(() => [FeedType], { description: 'Every feed there is, and how each is.' })
  feeds(@Ctx() ctx: DeskContext) {
    return feeds(ctx);
  }

  @May('market.write')
  @Mutation(() => AdminInstrumentPayload, {
    description: 'Lets another feed quote an instrument, while no contract on it runs.',
  })
  feedChange(@Ctx() ctx: DeskContext, @Arg('input', () => FeedChangeInput) input: FeedChangeInput) {
    const { version, providerSymbol = null, ...asked } = input;
    return instrumentAfter(ctx, async () => {
      await changeFeed(ctx, { ...asked, providerSymbol, seen: version });
      return asked.instrumentId;
    });
  }
}
