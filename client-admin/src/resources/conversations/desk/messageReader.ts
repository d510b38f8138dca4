import { cursorOf } from '../../../../../schema/chat/cursor';
import { ask } from '../../../lib/request';
import {
  DeskMessagesDocument,
  type DeskMessageFragment,
  type DeskMessagesQueryVariables,
} from '../conversations.generated';

export type DeskMessage = DeskMessageFragment;

/** What was said, as far as it has been read. */
export interface Said {
  readonly messages: readonly DeskMessage[];
  /** More was said before. */
  readonly hasEarlier: boolean;
}

const PAGE = 40;

/** Each message once, in order. */
export const joined = (
  before: readonly DeskMessage[],
  found: readonly DeskMessage[],
): DeskMessage[] => [...new Map([...before, ...found].map((one) => [one.id, one])).values()];

/**
 * Reads a conversation: what was said last, then again and again what follows the last message that was read. What was
 * said before is read when it is asked for, so that opening costs the same however long it has become.
 */
export function messageReader(id: string) {
  let said: Said = { messages: [], hasEarlier: false };
  const page = async (asked: Omit<DeskMessagesQueryVariables, 'id'>) =>
    (await ask(DeskMessagesDocument, { id, ...asked })).chatMessages;
  const back = async (before: string | null): Promise<void> => {
    const { items, info } = await page({ last: PAGE, before });
    said = { messages: joined(items, said.messages), hasEarlier: info.hasNext };
  };
  const on = async (last: DeskMessage): Promise<void> => {
    let after = cursorOf(last.id);
    for (let more = true; more;) {
      const { items, info } = await page({ first: PAGE, after });
      said = { ...said, messages: joined(said.messages, items) };
      after = info.endCursor ?? after;
      more = info.hasNext;
    }
  };
  return {
    read: async (): Promise<Said> => {
      const last = said.messages.at(-1);
      await (last ? on(last) : back(null));
      return said;
    },
    earlier: async (): Promise<Said> => {
      const [oldest] = said.messages;
      if (oldest && said.hasEarlier) await back(cursorOf(oldest.id));
      return said;
    },
    /** The links to pictures open them for ten minutes: these messages once more, with links of now. */
    renew: async (): Promise<Said> => {
      const pictured = said.messages.filter(({ pictures }) => pictures.length > 0);
      const found = await Promise.all(
        pictured.map((message) =>
          page({ first: 1, after: cursorOf(String(BigInt(message.id) - 1n)) }),
        ),
      );
      const items = found.flatMap((one) => one.items);
      said = { ...said, messages: joined(said.messages, items) };
      return said;
    },
  };
}
