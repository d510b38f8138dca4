import { ask } from '../../../lib/request';
import { DeskMessagesDocument, type DeskMessageFragment } from '../conversations.generated';

export type DeskMessage = DeskMessageFragment;

/** Reads a conversation again and again: each time what follows the last message that was read. */
export function messageReader(id: string): () => Promise<readonly DeskMessage[]> {
  let after: string | null = null;
  return async () => {
    const found: DeskMessage[] = [];
    for (let more = true; more;) {
      const { items, info } = (await ask(DeskMessagesDocument, { id, after })).chatMessages;
      found.push(...items);
      after = info.endCursor ?? after;
      more = info.hasNext;
    }
    return found;
  };
}

/** Each message once, in order. */
export const joined = (
  before: readonly DeskMessage[],
  found: readonly DeskMessage[],
): DeskMessage[] => [...new Map([...before, ...found].map((one) => [one.id, one])).values()];
