import { Eye } from 'lucide-react';
import { useQueueWords } from '../../../queue/useQueueWords';
import { Avatar } from '../../../ui/Avatar';
import type { Conversation } from '../conversation';
import { useWho } from '../ConversationWho';
import styles from './TalkDrawer.module.css';
import { useLanguageName } from './useLanguageName';

interface Props {
  readonly request: Conversation;
  readonly lookers: readonly { readonly id: string; readonly name: string }[];
}

/** What it is about, in which language the person reads, and who else of staff looks at it. */
export function TalkHead({ request, lookers }: Props) {
  const words = useQueueWords();
  const who = useWho()(request);
  const language = useLanguageName(request.language);
  return (
    <header className={styles.about}>
      <Avatar name={who} />
      <div className={styles.topic}>
        <h2>{words(`topic.${request.topic}`)}</h2>
        <p className="soft">{words('speaks', { name: who, language })}</p>
      </div>
      <p className={styles.lookers} role="status">
        {lookers.length > 0 && (
          <>
            <Eye size={15} aria-hidden />
            {words('looking', {
              smart_count: lookers.length,
              names: lookers.map(({ name }) => name).join(', '),
            })}
          </>
        )}
      </p>
    </header>
  );
}
