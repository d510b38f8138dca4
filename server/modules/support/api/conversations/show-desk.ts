import { languages } from '../../../../../schema/languages';
import { attempt } from '../../../../graphql/user-errors';
import type { Context } from '../../../../platform/context';
import { refuse } from '../../../../platform/domain-error';
import { readId } from '../../../../platform/text/read-money';
import type { CannedReply, Conversation } from '../../conversations/conversation.entity';
import { AdminConversationType, type CannedReplyType } from './conversation-admin.types';
import { showConversation } from './show-conversation';

export const showTalk = (row: Conversation): AdminConversationType =>
  Object.assign(new AdminConversationType(), row, showConversation(row));

export const showReply = ({ id, name, texts, version }: CannedReply): CannedReplyType => ({
  ...{ id, name, version },
  texts: languages.map((language) => ({ language, text: texts[language] ?? '' })),
});

/** One act on a conversation. A refusal of the act becomes data. */
export async function talkAct(ctx: Context, id: string, work: () => Promise<Conversation | null>) {
  const { value, userErrors } = await attempt(ctx, () => {
    if (readId(id) === null) refuse('REQUEST_NOT_FOUND', {}, 'id');
    return work();
  });
  return { conversation: value && showTalk(value), userErrors };
}
