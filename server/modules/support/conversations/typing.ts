import { requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { conversationReview } from './desk/conversation-review';
import { onceIn } from './pace/once-in';
import { ownConversation } from './read-conversations';

const TELL_EVERY_MS = 1_000;
const KEPT_MOST = 10_000;

const isNew = onceIn(TELL_EVERY_MS, KEPT_MOST);

/** Who writes at this moment: of the bus alone, kept nowhere, and once in a second however often it is said. */
async function tell({ bus }: Context, id: string, side: 'person' | 'staff'): Promise<void> {
  const told = `${id}:${side}`;
  if (isNew(told)) await bus.publish('typing', [told]);
}

/** Tells staff that the person writes. @throws CONVERSATION_NOT_FOUND, LOGIN_REQUIRED */
export async function typeInConversation(
  ctx: Context,
  id: string,
  secret: string | null = null,
): Promise<void> {
  const own =
    (await ownConversation(ctx, id, secret)) ?? refuse('CONVERSATION_NOT_FOUND', {}, 'id');
  await tell(ctx, own.id, 'person');
}

/** Tells the person that staff write. @throws REQUEST_NOT_FOUND */
export async function typeForStaff(ctx: Context, id: string): Promise<void> {
  await tell(ctx, (await conversationReview.read(ctx, id)).id, 'staff');
}

/** Tells the others of staff that the signed-in one has a conversation before them. @throws REQUEST_NOT_FOUND */
export async function lookForStaff(ctx: Context, id: string): Promise<void> {
  const { staffId } = requireStaff(ctx);
  const found = await conversationReview.read(ctx, id);
  await ctx.bus.publish('typing', [`${found.id}:looks:${staffId}`]);
}
