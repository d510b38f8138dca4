import type { useFormat } from '../../lib/useFormat';
import type { useWords } from '../../lib/useWords';
import { lineWords } from './messages/lineWords';
import type { TalkFieldsFragment } from './support.generated';
import type { ChatMessage } from './talkReader';

type Words = ReturnType<typeof useWords<'support'>>['t'];
type Format = ReturnType<typeof useFormat>;

/** So many of the newest messages are written. */
export const TRANSCRIPT_MAX = 2_000;

/** What one's own conversation holds, as plain text: just what its screen shows, and in the same words. */
export function transcript(
  talk: Pick<TalkFieldsFragment, 'number' | 'topic'>,
  messages: readonly ChatMessage[],
  { t, format }: { readonly t: Words; readonly format: Format },
): string {
  const who = (message: ChatMessage): string => {
    if (message.author === 'SYSTEM') return t('chat.system');
    return t(message.author === 'STAFF' ? 'chat.staff' : 'chat.you');
  };
  const said = (message: ChatMessage): string => {
    if (message.author === 'SYSTEM') return lineWords(message, t, format);
    const pictures = message.pictures.map((_, n) => `[${t('chat.shown', { n: n + 1 })}]`);
    return [message.text, ...pictures].filter((part) => part !== '').join(' ');
  };
  const lines = messages
    .slice(-TRANSCRIPT_MAX)
    .map((message) => `${format.dateTime(message.at)} · ${who(message)}: ${said(message)}`);
  const title = `${t('chat.number', { number: talk.number })} · ${t(`chat.topic.${talk.topic}`)}`;
  return `${[title, '', ...lines].join('\n')}\n`;
}
