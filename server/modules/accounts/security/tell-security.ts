import type { MessageKind } from '../../../../schema/messages';
import type { Context } from '../../../platform/context';
import type { Figures } from '../../../platform/domain-error';
import { mailMessage } from '../../notifications';
import { userById } from '../users';

interface Told {
  readonly kind: MessageKind;
  readonly figures: Figures;
  /** Stops what is announced, without signing in. For the mail alone. */
  readonly stopLink?: string;
}

/**
 * After the commit of what touched an account's protection: the open app reloads its inbox, where the database
 * has put this message, and the same goes out by mail. Resolves to whether it did, or there was nowhere to send it.
 */
export async function tellSecurity(
  ctx: Pick<Context, 'db' | 'bus' | 'config'>,
  userId: string,
  told: Told,
): Promise<boolean> {
  await ctx.bus.publish('messages', [`${userId}:${userId}`]);
  const user = await userById(ctx, userId);
  // Whoever has no mailbox is reached as codes are, by phone.
  if (!user) return true;
  const { email, phone, language } = user;
  return mailMessage(ctx, { email: email ?? phone, language }, told);
}
