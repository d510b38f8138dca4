import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import { attempt } from '../../../graphql/user-errors';
import { readPage } from '../../../platform/page';
import { showProposals } from '../../proposals/api/show-proposals';
import { broadcastById, broadcastPeople, broadcasts } from '../broadcasts/broadcasts';
import { endBroadcast } from '../broadcasts/end-broadcast';
import { sendBroadcast, type SentBroadcast } from '../broadcasts/send-broadcast';
import { BroadcastList, BroadcastPayload } from './broadcast-desk.types';
import { BroadcastEndInput, BroadcastSendInput, BroadcastToInput } from './broadcast-inputs.types';
import type { DeskContext } from './show-article';
import { showBroadcast } from './show-broadcast';

/** The broadcast or the proposal after an act. */
async function payloadOf(ctx: DeskContext, act: () => Promise<SentBroadcast>) {
  const { value, userErrors } = await attempt(ctx, act);
  const sent = value?.id == null ? null : await broadcastById(ctx.db, value.id);
  const [proposal = null] = value?.proposal ? await showProposals(ctx, [value.proposal]) : [];
  return { broadcast: sent && (await showBroadcast(ctx, sent)), proposal, userErrors };
}

const toOf = ({ audience, language = null, readers = null }: BroadcastToInput) => ({
  ...{ audience, language, readers },
});

@Resolver()
export class BroadcastDeskResolver {
  @May('content.publish')
  @Query(() => BroadcastList, { description: 'Broadcasts, newest first.' })
  async broadcasts(
    @Ctx() ctx: DeskContext,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const { items, info } = toList(await broadcasts(ctx.db, page), page, ({ id }) => id);
    return { items: await Promise.all(items.map((one) => showBroadcast(ctx, one))), info };
  }

  @May('content.publish')
  @Query(() => Int, { description: 'How many people a broadcast would be meant for now.' })
  broadcastPeople(
    @Ctx() ctx: DeskContext,
    @Arg('to', () => BroadcastToInput) to: BroadcastToInput,
  ): Promise<number> {
    return broadcastPeople(ctx.db, toOf(to));
  }

  @May('content.publish')
  @Mutation(() => BroadcastPayload, {
    description: 'Sends a broadcast to at most 1,000 people; to more it is proposed.',
  })
  broadcastSend(
    @Ctx() ctx: DeskContext,
    @Arg('input', () => BroadcastSendInput)
    { to, idempotencyKey = null, ...asked }: BroadcastSendInput,
  ) {
    return payloadOf(ctx, () => sendBroadcast(ctx, { ...asked, ...toOf(to), idempotencyKey }));
  }

  @May('content.publish')
  @Mutation(() => BroadcastPayload, {
    description: 'Ends a broadcast: nobody is shown it any more.',
  })
  broadcastEnd(
    @Ctx() ctx: DeskContext,
    @Arg('input', () => BroadcastEndInput) input: BroadcastEndInput,
  ) {
    return payloadOf(ctx, async () => {
      await endBroadcast(ctx, input);
      return { id: input.id, proposal: null };
    });
  }
}
