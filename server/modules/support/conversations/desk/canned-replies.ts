import { languages } from '../../../../../schema/languages';
import { chatLimits } from '../../../../../schema/chat/conversations';
import { requireStaff, type Context } from '../../../../platform/context';
import { refuse } from '../../../../platform/domain-error';
import { readText } from '../../../../platform/text/read-text';
import { conversationCall } from '../conversation-call';
import { CannedReply } from '../conversation.entity';
import { readChat } from '../read-said';

/**
 * Keeps a reply under its name, in place of the one that has it: in each of the ten languages, and none may ask for what
 * staff never ask for. Resolves to its id.
 * @throws LOGIN_REQUIRED, PARAM_INVALID, FORM_INCOMPLETE with the languages that are missing, MESSAGE_FORBIDDEN
 */
export async function keepCannedReply(
  ctx: Context,
  { name, texts }: Pick<CannedReply, 'name' | 'texts'>,
): Promise<string> {
  const { staffId } = requireStaff(ctx);
  const called = readText(name, { max: chatLimits.cannedReplyNameLengthMax, field: 'name' });
  const kept = Object.fromEntries(languages.map((one) => [one, readChat(texts[one] ?? '')]));
  const missing: string[] = languages.filter((one) => kept[one] === '');
  if (called === '') missing.unshift('name');
  if (missing.length > 0) refuse('FORM_INCOMPLETE', { fields: missing.join(', ') }, 'texts');
  const args = [staffId, called, JSON.stringify(kept), ctx.address];
  return conversationCall(ctx, 'keep_canned_reply', args);
}

/** All replies, by their names. */
export const cannedReplies = ({ db }: Pick<Context, 'db'>): Promise<CannedReply[]> =>
  db.getRepository(CannedReply).find({ order: { name: 'ASC' } });
