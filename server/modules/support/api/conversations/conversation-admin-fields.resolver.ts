import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../../graphql/api-context';
import { DateTime } from '../../../../graphql/scalars';
import type { AccountsLoaders } from '../../../accounts';
import { AdminUserType } from '../../../accounts/api/user-admin.types';
import type { StaffLoaders } from '../../../staff';
import { StaffNameType } from '../../../staff/api/staff.types';
import type { ChatMessage, Conversation } from '../../conversations/conversation.entity';
import { AdminChatMessageType, AdminConversationType } from './conversation-admin.types';

type FieldsContext = ApiContext<AccountsLoaders & StaffLoaders>;

/** A lease counts only until its end. */
const holderOf = async (ctx: FieldsContext, { takenBy, leaseUntil }: Conversation) =>
  takenBy !== null && leaseUntil !== null && leaseUntil > (await ctx.now()) ? takenBy : null;

const nameOf = async (ctx: FieldsContext, id: string | null): Promise<StaffNameType | null> =>
  id === null ? null : ctx.loaders.staff.load(id);

/** Whose a conversation is, and who has it in hand. */
@Resolver(() => AdminConversationType)
export class ConversationAdminFieldsResolver {
  @FieldResolver(() => AdminUserType, { nullable: true, description: 'Null for a visitor.' })
  user(@Ctx() ctx: FieldsContext, @Root() { userId }: Conversation) {
    return userId === null ? null : ctx.loaders.users.load(userId);
  }

  @FieldResolver(() => StaffNameType, { nullable: true, description: 'Who holds the lease.' })
  async takenBy(@Ctx() ctx: FieldsContext, @Root() row: Conversation) {
    return nameOf(ctx, await holderOf(ctx, row));
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
}

/** Who of the staff said something. */
@Resolver(() => AdminChatMessageType)
export class ChatMessageAdminFieldsResolver {
  @FieldResolver(() => StaffNameType, { nullable: true })
  by(@Ctx() ctx: FieldsContext, @Root() { staffId }: Pick<ChatMessage, 'staffId'>) {
    return nameOf(ctx, staffId);
  }
}
