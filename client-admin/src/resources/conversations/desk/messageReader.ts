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

/** The links to pictures open them for ten minutes: these messages once more, with links of now. */
export async function readAgain(
  id: string,
  messages: readonly DeskMessage[],
): Promise<readonly DeskMessage[]> {
  const pictured = messages.filter(({ pictures }) => pictures.length > 0);
  const found = await Promise.all(
    pictured.map(async (message) => {
      const after = String(BigInt(message.id) - 1n);
      const { items } = (await ask(DeskMessagesDocument, { id, after, first: 1 })).chatMessages;
      return items;
    }),
  );
  return found.flat();
}

/** Each message once, in order. */
export const joined = (
  before: readonly DeskMessage[],
  found: readonly DeskMessage[],
): DeskMessage[] => [...new Map([...before, ...found].map((one) => [one.id, one])).values()];
