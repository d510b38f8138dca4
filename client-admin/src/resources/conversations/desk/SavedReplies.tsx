import { useQuery } from '@tanstack/react-query';
import { Zap } from 'lucide-react';
import type { Language } from '../../../../../schema/languages';
import { ask } from '../../../lib/request';
import { useQueueWords } from '../../../queue/useQueueWords';
import { CannedRepliesDocument } from '../replies/cannedReplies.generated';
import styles from './Composer.module.css';

interface Props {
  /** The person's. */
  readonly language: Language;
  readonly onChosen: (text: string) => void;
}

/** What is said often: chosen by its name, written into the answer in the person's language. */
export function SavedReplies({ language, onChosen }: Props) {
  const words = useQueueWords();
  const { data = [] } = useQuery({
    queryKey: ['cannedReplies', 'all'],
    queryFn: async () => (await ask(CannedRepliesDocument, {})).cannedReplies,
  });
  if (data.length === 0) return null;
  return (
    <div className={styles.replies} role="group" aria-label={words('replies')}>
      {data.map(({ id, name, texts }) => {
        const reply = texts.find((one) => one.language === language)?.text ?? '';
        return (
          <button
            key={id}
            type="button"
            className="chip"
            title={reply}
            onClick={() => {
              onChosen(reply);
            }}
          >
            <Zap size={13} aria-hidden />
            {name}
          </button>
        );
      })}
    </div>
  );
}
