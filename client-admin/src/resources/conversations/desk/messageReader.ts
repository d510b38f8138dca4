import { chatReader, type Said as SaidOf } from '../../../../../schema/chat/chat-reader';
import { ask } from '../../../lib/request';
import { DeskMessagesDocument, type DeskMessageFragment } from '../conversations.generated';

export type DeskMessage = DeskMessageFragment;
export type Said = SaidOf<DeskMessage>;

const PAGE = 40;

/** Reads a conversation. */
export function messageReader(id: string) {
  const reader = chatReader<DeskMessage>(
    async (asked) => (await ask(DeskMessagesDocument, { id, ...asked })).chatMessages,
    PAGE,
  );
  return {
    ...{ read: reader.read, earlier: reader.earlier },
    /** Whatever holds pictures, with links of now. */
    renew: (): Promise<Said> => {
      const pictured = reader.said().messages.filter(({ pictures }) => pictures.length > 0);
      return reader.renew(pictured.map((message) => message.id));
    },
  };
}
