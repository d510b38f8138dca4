import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../../graphql/api-context';
import { DateTime } from '../../../../graphql/scalars';
import type { AccountsLoaders } from '../../../accounts';
import { AdminUserType } from '../../../accounts/api/user-admin.types';
import { holderOf, reviewSteps } from '../../../reviews';
import type { StaffLoaders } from '../../../staff';
import { staffName } from '../../../staff/api/staff-name';
import { StaffNameType } from '../../../staff/api/staff.types';
import type { ChatMessage, Conversation } from '../../conversations/conversation.entity';
import type { ConversationLoaders } from '../../conversations/desk/conversation-glances';
import {
  AdminChatMessageType,
  AdminConversationType,
  ConversationStepType,
  ConversationSubjectType,
  DeskEventType,
} from './conversation-admin.types';
import type { DeskEvent } from './conversation-events.resolver';

type FieldsContext = ApiContext<AccountsLoaders & ConversationLoaders & StaffLoaders>;

/** Whose a conversation is, and who has it in hand. */
@Resolver(() => AdminConversationType)
export class ConversationAdminFieldsResolver {
  @FieldResolver(() => AdminUserType, { nullable: true, description: 'Null for a visitor.' })
  user(@Ctx() ctx: FieldsContext, @Root() { userId }: Conversation) {
    return userId === null ? null : ctx.loaders.users.load(userId);
  }

  @FieldResolver(() => StaffNameType, { nullable: true, description: 'Who holds the lease.' })
  async takenBy(@Ctx() ctx: FieldsContext, @Root() row: Conversation) {
    return staffName(ctx, await holderOf(ctx, row));
  }

  @FieldResolver(() => Boolean)
  async takenByMe(@Ctx() ctx: FieldsContext, @Root() row: Conversation): Promise<boolean> {
    const holder = await holderOf(ctx, row);
    return holder !== null && holder === ctx.staff?.staffId;
  }

  @FieldResolver(() => DateTime, { nullable: true })
  async leaseUntil(@Ctx() ctx: FieldsContext, @Root() row: Conversation) {
    return (await holderOf(ctx, row)) === null ? null : row.leaseUntil;
  }

  @FieldResolver(() => Int, { description: 'Said by the person and read by nobody; up to 99.' })
  async unread(@Ctx() { loaders }: FieldsContext, @Root() { id }: Conversation): Promise<number> {
    return (await loaders.conversationGlances.load(id)).unread;
  }

  @FieldResolver(() => DateTime, {
    description: 'When the oldest thing was said that has no answer; else the last thing.',
  })
  async waitsSince(@Ctx() { loaders }: FieldsContext, @Root() { id }: Conversation): Promise<Date> {
    return (await loaders.conversationGlances.load(id)).waitsSince;
  }

  @FieldResolver(() => DateTime, { description: 'Until when an answer to it is promised.' })
  async dueBy(@Ctx() { loaders }: FieldsContext, @Root() { id }: Conversation): Promise<Date> {
    return (await loaders.conversationGlances.load(id)).dueBy;
  }

  @FieldResolver(() => String, { description: 'What was said last, its beginning.' })
  async lastText(@Ctx() { loaders }: FieldsContext, @Root() { id }: Conversation): Promise<string> {
    return (await loaders.conversationGlances.load(id)).lastText;
  }

  @FieldResolver(() => ConversationSubjectType, { nullable: true })
  subject(@Ctx() { loaders }: FieldsContext, @Root() { id, subjectId }: Conversation) {
    return subjectId === null ? null : loaders.conversationSubjects.load(id);
  }

  @FieldResolver(() => [ConversationStepType], { description: 'What happened, oldest first.' })
  async history(
    @Ctx() ctx: FieldsContext,
    @Root() { id }: Conversation,
  ): Promise<ConversationStepType[]> {
    const steps = await reviewSteps(ctx, 'CONVERSATION', id);
    return Promise.all(
      steps.map(async ({ at, kind, note, staffId }) => ({
        ...{ at, kind, note },
        by: await staffName(ctx, staffId),
      })),
    );
  }
}

/** Who of staff looks at a conversation. */
@Resolver(() => DeskEventType)
export class DeskEventFieldsResolver {
  @FieldResolver(() => StaffNameType, { nullable: true, description: 'Who looks.' })
  by(@Ctx() ctx: FieldsContext, @Root() { lookedBy }: DeskEvent) {
    return staffName(ctx, lookedBy ?? null);
  }
}

/** Who of the staff said something. */
@Resolver(() => AdminChatMessageType)
export class ChatMessageAdminFieldsResolver {
  @FieldResolver(() => StaffNameType, { nullable: true })
  by(@Ctx() ctx: FieldsContext, @Root() { staffId }: Pick<ChatMessage, 'staffId'>) {
    return staffName(ctx, staffId);
  }
}
