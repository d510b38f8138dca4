import type { MessageKind } from '../../../../schema/messages';
import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { Figures } from '../../../platform/domain-error';
import { mailMessage } from '../../notifications';
import { userById } from '../users';

interface Told {
  readonly kind: MessageKind;
  readonly figures: Figures;
  /** Stops what is announced, without signing in. For the mail alone. */
  readonly stopLink?: string;
}

const FORMER = 'SELECT contact FROM former_contacts($1) AS contact';

/**
 * After the commit of what touched an account's protection: the open app reloads its inbox, where the database
 * has put this message, and the same goes out by mail, for a week also where the account was reached before: whoever
 * takes one over changes that first. Resolves to whether it went to where the account is reached now, or there was
 * nowhere to send it.
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
  const sent = await mailMessage(ctx, { email: email ?? phone, language }, told);
  if (!sent) return false;
  const former = await rows<{ contact: string }>(ctx.db, FORMER, [userId]);
  for (const { contact } of former) await mailMessage(ctx, { email: contact, language }, told);
  return true;
}
