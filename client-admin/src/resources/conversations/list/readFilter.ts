import { chatTopics } from '../../../../../schema/chat/conversations';
import type { AdminConversationFilterInput, ConversationTab } from '../../../graphql.generated';

type Texts = Readonly<Partial<Record<string, string>>>;

/** The filter of the address in the words of the server. */
export function readFilter({ tab, topic, userId }: Texts): AdminConversationFilterInput {
  const known = chatTopics.find((one) => one === topic);
  return {
    ...(tab !== undefined && { tab: tab as ConversationTab }),
    ...(known && { topic: known }),
    ...(userId !== undefined && { userId }),
  };
}

/** Which conversations the next one is taken from: the tab says nothing about it. */
export const readNextFilter = ({ topic }: Texts): AdminConversationFilterInput =>
  readFilter({ topic });
