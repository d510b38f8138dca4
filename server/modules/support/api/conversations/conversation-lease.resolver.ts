import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { May } from '../../../../graphql/may';
import { attempt } from '../../../../graphql/user-errors';
import type { Context } from '../../../../platform/context';
import { holdReview, keepReview, releaseReview, takeReview } from '../../../reviews';
import { takeNextConversation } from '../../conversations/desk/conversation-queue';
import { conversationReview } from '../../conversations/desk/conversation-review';
import { closeConversation, handOverConversation } from '../../conversations/desk/desk-acts';
import {
  AdminConversationFilterInput,
  AdminConversationPayload,
  ConversationHandOverInput,
  ConversationTakeInput,
} from './conversation-admin-inputs.types';
import { showTalk, talkAct } from './show-desk';

const ANSWERED = 'Answered; waits for the person.';

/** Who has a conversation in hand. */
@Resolver()
export class ConversationLeaseResolver {
  @May('conversation.take')
  @Mutation(() => AdminConversationPayload, { description: 'Takes it for ten minutes.' })
  conversationTake(
    @Ctx() ctx: Context,
    @Arg('input', () => ConversationTakeInput) input: ConversationTakeInput,
  ) {
    return talkAct(ctx, input.id, () => takeReview(ctx, conversationReview, input));
  }

  @May('conversation.take')
  @Mutation(() => AdminConversationPayload, {
    description: 'The one that is held, or the oldest that waits; null when there is none.',
  })
  async conversationTakeNext(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminConversationFilterInput, { nullable: true })
    filter: AdminConversationFilterInput | null,
  ) {
    const { value, userErrors } = await attempt(ctx, () => takeNextConversation(ctx, filter ?? {}));
    return { conversation: value && showTalk(value), userErrors };
  }

  @May('conversation.take')
  @Mutation(() => AdminConversationPayload, { description: 'Prolongs one’s lease.' })
  conversationHeartbeat(
    @Ctx() ctx: Context,
    @Arg('input', () => ConversationTakeInput) input: ConversationTakeInput,
  ) {
    return talkAct(ctx, input.id, () => keepReview(ctx, conversationReview, input));
  }

  @May('conversation.take')
  @Mutation(() => AdminConversationPayload, { description: 'Gives it back to the queue.' })
  conversationRelease(
    @Ctx() ctx: Context,
    @Arg('input', () => ConversationTakeInput) input: ConversationTakeInput,
  ) {
    return talkAct(ctx, input.id, () => releaseReview(ctx, conversationReview, input));
  }

  @May('conversation.take')
  @Mutation(() => AdminConversationPayload, {
    description: 'Answered: it waits for the person, whose next message brings it back.',
  })
  conversationAnswered(
    @Ctx() ctx: Context,
    @Arg('input', () => ConversationTakeInput) input: ConversationTakeInput,
  ) {
    return talkAct(ctx, input.id, () =>
      holdReview(ctx, conversationReview, { ...input, note: ANSWERED }),
    );
  }

  @May('conversation.take')
  @Mutation(() => AdminConversationPayload, { description: 'Hands it to somebody else.' })
  conversationHandOver(
    @Ctx() ctx: Context,
    @Arg('input', () => ConversationHandOverInput) input: ConversationHandOverInput,
  ) {
    return talkAct(ctx, input.id, () => handOverConversation(ctx, input));
  }

  @May('conversation.take')
  @Mutation(() => AdminConversationPayload, { description: 'Closes one that is held.' })
  conversationClose(
    @Ctx() ctx: Context,
    @Arg('input', () => ConversationTakeInput) input: ConversationTakeInput,
  ) {
    return talkAct(ctx, input.id, () => closeConversation(ctx, input));
  }
}
