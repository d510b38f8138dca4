import { cursorOf } from './cursor';

/** What was said, as far as it has been read. */
export interface Said<Message> {
  readonly messages: readonly Message[];
  /** More was said before. */
  readonly hasEarlier: boolean;
}

/** On from a message, or back from one, as the arguments of `chatMessages`. */
interface Asked {
  readonly first?: number;
  readonly after?: string;
  readonly last?: number;
  readonly before?: string | null;
}

interface Page<Message> {
  readonly items: readonly Message[];
  readonly info: { readonly hasNext: boolean; readonly endCursor?: string | null };
}

/** Each message once, in order. */
export const joined = <Message extends { readonly id: string }>(
  before: readonly Message[],
  found: readonly Message[],
): readonly Message[] => [...new Map([...before, ...found].map((one) => [one.id, one])).values()];

/**
 * Reads a conversation, `size` messages a page: what was said last, then again and again what follows the last message
 * that was read. What was said before is read when it is asked for, so that opening costs the same however long it has
 * become.
 *
 * @throws what `page` fails with
 */
export function chatReader<Message extends { readonly id: string }>(
  page: (asked: Asked) => Promise<Page<Message>>,
  size: number,
) {
  let said: Said<Message> = { messages: [], hasEarlier: false };
  const back = async (before: string | null): Promise<void> => {
    const { items, info } = await page({ last: size, before });
    said = { messages: joined(items, said.messages), hasEarlier: info.hasNext };
  };
  const on = async (last: Message): Promise<void> => {
    let after = cursorOf(last.id);
    for (let more = true; more;) {
      const { items, info } = await page({ first: size, after });
      said = { ...said, messages: joined(said.messages, items) };
      after = info.endCursor ?? after;
      more = info.hasNext;
    }
  };
  const one = async (id: string): Promise<readonly Message[]> => {
    const { items } = await page({ first: 1, after: cursorOf(String(BigInt(id) - 1n)) });
    return items.filter((found) => found.id === id);
  };
  return {
    said: () => said,
    read: async (): Promise<Said<Message>> => {
      const last = said.messages.at(-1);
      await (last ? on(last) : back(null));
      return said;
    },
    earlier: async (): Promise<Said<Message>> => {
      const [oldest] = said.messages;
      if (oldest && said.hasEarlier) await back(cursorOf(oldest.id));
      return said;
    },
    /** These as they are now: the links to their pictures open them for ten minutes. */
    renew: async (ids: readonly string[]): Promise<Said<Message>> => {
      const found = (await Promise.all(ids.map(one))).flat();
      said = { ...said, messages: joined(said.messages, found) };
      return said;
    },
  };
}
