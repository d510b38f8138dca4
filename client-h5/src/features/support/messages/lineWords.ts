import { readChatLine } from '../../../../../schema/chat/conversations';
import type { useFormat } from '../../../lib/useFormat';
import type { useWords } from '../../../lib/useWords';
import type { ChatMessage } from '../talkReader';

type Words = ReturnType<typeof useWords<'support'>>['t'];
type Format = ReturnType<typeof useFormat>;

/** What the system says, with its figures as this person reads them; nothing where this version has no words for it. */
export function lineWords(
  { text, figures }: Pick<ChatMessage, 'text' | 'figures'>,
  t: Words,
  format: Format,
): string {
  const line = readChatLine(text);
  if (line === null) return '';
  const { number = '', until } = Object.fromEntries(
    figures.map(({ name, value }) => [name, value] as const),
  );
  return t(`chat.line.${line}`, {
    number,
    until: until === undefined ? '' : format.dateTime(until),
  });
}
