import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { attempt } from '../../../../graphql/user-errors';
import type { Context } from '../../../../platform/context';
import {
  closeOwnConversation,
  rateConversation,
  readConversation,
  reopenConversation,
} from '../../conversations/change-conversations';
import { openConversation, sayInConversation } from '../../conversations/own-conversations';
import { ownConversation } from '../../conversations/read-conversations';
import { typeInConversation } from '../../conversations/typing';
import {
  ChatSayInput,
  ConversationOpenInput,
  ConversationPayload,
} from './conversation-inputs.types';
import { showConversation, VISITOR } from './show-conversation';

/** The conversation after an act that answers its id. */
async function after(ctx: Context, secret: string | null, act: () => Promise<string>) {
  const { value, userErrors } = await attempt(ctx, async () => {
    const row = await ownConversation(ctx, await act(), secret);
    return row && showConversation(row);
  });
  return { conversation: value, userErrors };
}

const of = (id: string, act: () => Promise<unknown>) => async () => {
  await act();
  return id;
};

/** What users and visitors do in their talks with customer service. */
@Resolver()
export class ConversationActsResolver {
  @Mutation(() => ConversationPayload, { description: 'Opens a conversation.' })
  conversationOpen(
    @Ctx() ctx: Context,
    @Arg('input', () => ConversationOpenInput) input: ConversationOpenInput,
    @Arg('visitor', () => String, VISITOR) visitor: string | null,
  ) {
    return after(ctx, visitor, () => openConversation(ctx, input, visitor));
  }

  @Mutation(() => ConversationPayload, { description: 'Says something in an own one.' })
  chatSay(
    @Ctx() ctx: Context,
    @Arg('input', () => ChatSayInput) input: ChatSayInput,
    @Arg('visitor', () => String, VISITOR) visitor: string | null,
  ) {
    return after(
      ctx,
      visitor,
      of(input.id, () => sayInConversation(ctx, input, visitor)),
    );
  }

  @Mutation(() => ConversationPayload, { description: 'Ends an own one.' })
  conversationClose(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('visitor', () => String, VISITOR) visitor: string | null,
  ) {
    return after(
      ctx,
      visitor,
      of(id, () => closeOwnConversation(ctx, id, visitor)),
    );
  }

  @Mutation(() => ConversationPayload, { description: 'Opens it again, within seven days.' })
  conversationReopen(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('visitor', () => String, VISITOR) visitor: string | null,
  ) {
    return after(
      ctx,
      visitor,
      of(id, () => reopenConversation(ctx, id, visitor)),
    );
  }

  @Mutation(() => ConversationPayload, { description: 'Says how it went, 1 to 5.' })
  conversationRate(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('rating', () => Int) rating: number,
    @Arg('visitor', () => String, VISITOR) visitor: string | null,
  ) {
    return after(
      ctx,
      visitor,
      of(id, () => rateConversation(ctx, { id, rating }, visitor)),
    );
  }

  @Mutation(() => ConversationPayload, { description: 'Notes up to which message one has read.' })
  chatRead(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('message', () => ID) message: string,
    @Arg('visitor', () => String, VISITOR) visitor: string | null,
  ) {
    return after(
      ctx,
      visitor,
      of(id, () => readConversation(ctx, { id, message }, visitor)),
    );
  }

  @Mutation(() => ConversationPayload, { description: 'Tells the other side that one writes.' })
  chatType(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('visitor', () => String, VISITOR) visitor: string | null,
  ) {
    return after(
      ctx,
      visitor,
      of(id, () => typeInConversation(ctx, id, visitor)),
    );
  }
}
