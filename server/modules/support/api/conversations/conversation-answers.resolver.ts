import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { May } from '../../../../graphql/may';
import { attempt } from '../../../../graphql/user-errors';
import type { Context } from '../../../../platform/context';
import {
  cannedReplies,
  dropCannedReply,
  keepCannedReply,
} from '../../conversations/desk/canned-replies';
import { conversationForStaff } from '../../conversations/desk/conversation-review';
import { answerConversation, readForStaff } from '../../conversations/desk/desk-acts';
import { lookForStaff, typeForStaff } from '../../conversations/typing';
import {
  AdminConversationPayload,
  CannedRepliesPayload,
  CannedReplyDropInput,
  CannedReplyInput,
  ConversationAnswerInput,
} from './conversation-admin-inputs.types';
import { showReply, talkAct } from './show-desk';

/** What staff say. */
@Resolver()
export class ConversationAnswersResolver {
  @May('conversation.take')
  @Mutation(() => AdminConversationPayload, { description: 'Answers, or notes for staff alone.' })
  conversationAnswer(
    @Ctx() ctx: Context,
    @Arg('input', () => ConversationAnswerInput) input: ConversationAnswerInput,
  ) {
    return talkAct(ctx, input.id, () => answerConversation(ctx, input));
  }

  @May('conversation.read')
  @Mutation(() => AdminConversationPayload, { description: 'Notes what staff have read.' })
  chatRead(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('message', () => ID) message: string,
  ) {
    return talkAct(ctx, id, async () => {
      await readForStaff(ctx, id, message);
      return conversationForStaff(ctx, id);
    });
  }

  @May('conversation.take')
  @Mutation(() => AdminConversationPayload, { description: 'Tells the person that staff write.' })
  chatType(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return talkAct(ctx, id, async () => {
      await typeForStaff(ctx, id);
      return conversationForStaff(ctx, id);
    });
  }

  @May('conversation.read')
  @Mutation(() => AdminConversationPayload, { description: 'Tells the others that one looks.' })
  chatLook(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return talkAct(ctx, id, async () => {
      await lookForStaff(ctx, id);
      return conversationForStaff(ctx, id);
    });
  }

  @May('conversation.reply')
  @Mutation(() => CannedRepliesPayload, { description: 'Keeps a reply in ten languages.' })
  cannedReplyKeep(
    @Ctx() ctx: Context,
    @Arg('input', () => CannedReplyInput) { name, texts, seen }: CannedReplyInput,
  ) {
    const byLanguage = Object.fromEntries(texts.map(({ language, text }) => [language, text]));
    return replyAct(ctx, () =>
      keepCannedReply(ctx, { name, texts: byLanguage, seen: seen ?? null }),
    );
  }

  @May('conversation.reply')
  @Mutation(() => CannedRepliesPayload, { description: 'Drops a reply.' })
  cannedReplyDrop(
    @Ctx() ctx: Context,
    @Arg('input', () => CannedReplyDropInput) input: CannedReplyDropInput,
  ) {
    return replyAct(ctx, () => dropCannedReply(ctx, input));
  }
}

/** One act on saved replies. A refusal of the act becomes data. */
async function replyAct(ctx: Context, work: () => Promise<unknown>) {
  const { value, userErrors } = await attempt(ctx, async () => {
    await work();
    return (await cannedReplies(ctx)).map(showReply);
  });
  return { replies: value, userErrors };
}
