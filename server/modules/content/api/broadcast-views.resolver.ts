import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { May } from '../../../graphql/may';
import { readId } from '../../../platform/text/read-money';
import { numbersOfNobody } from '../../accounts';
import { broadcastById, broadcastReads } from '../broadcasts/broadcasts';
import { proposedBroadcast } from '../broadcasts/proposed-broadcast';
import { readReaders } from '../broadcasts/read-broadcast';
import { BroadcastType, ProposedBroadcastType } from './broadcast-desk.types';
import { showBroadcast, showTexts } from './show-broadcast';
import type { DeskContext } from './show-article';

/** One broadcast, what is proposed, and who of a list is nobody. */
@Resolver(() => BroadcastType)
export class BroadcastViewsResolver {
  @FieldResolver(() => Int, { description: 'How many have read it.' })
  read(@Ctx() ctx: DeskContext, @Root() { id }: BroadcastType): Promise<number> {
    return broadcastReads(ctx.db, id);
  }

  @May('content.publish')
  @Query(() => BroadcastType, { nullable: true, description: 'One; null where there is none.' })
  async broadcast(@Ctx() ctx: DeskContext, @Arg('id', () => ID) asked: string) {
    const id = readId(asked);
    const found = id === null ? null : await broadcastById(ctx.db, id);
    return found && showBroadcast(ctx, found);
  }

  @May('content.publish')
  @Query(() => ProposedBroadcastType, {
    nullable: true,
    description: 'What a proposal would send; null where it proposes something else.',
  })
  async broadcastProposed(@Ctx() ctx: DeskContext, @Arg('id', () => ID) id: string) {
    const found = await proposedBroadcast(ctx, id);
    return found && { ...found, texts: showTexts(found) };
  }

  @May('content.publish')
  @Query(() => [ID], { description: 'Which numbers of a list nobody has.' })
  broadcastNobody(
    @Ctx() ctx: DeskContext,
    @Arg('readers', () => [ID]) readers: string[],
  ): Promise<string[]> {
    return numbersOfNobody(ctx.db, readReaders(readers));
  }
}
