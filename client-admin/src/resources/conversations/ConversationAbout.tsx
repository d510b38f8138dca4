import { useTranslate } from 'react-admin';
import { languageFacts } from '../../../../schema/languages';
import { Pill } from '../../ui/Pill';
import styles from './ConversationAbout.module.css';
import type { ConversationRow } from './conversation';

/** What a conversation is about, how much of it nobody has read, and what was said last. */
export function ConversationAbout({ row }: { readonly row: ConversationRow }) {
  const translate = useTranslate();
  const { topic, unread, lastText, language } = row;
  return (
    <span className={styles.about}>
      <span className="row">
        {translate(`resources.conversations.topic.${topic}`)}
        {unread > 0 && (
          <Pill tone="red">
            {translate('resources.conversations.unread', { smart_count: unread })}
          </Pill>
        )}
      </span>
      <span className={styles.last} lang={languageFacts[language].tag}>
        {lastText}
      </span>
    </span>
  );
}
