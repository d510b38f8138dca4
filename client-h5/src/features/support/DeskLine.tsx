import { useQuery } from '@apollo/client/react';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import styles from './DeskLine.module.css';
import { ChatDeskDocument } from './support.generated';

/** Whether customer service is open, how long answers took, and what nobody there ever asks for. */
export function DeskLine() {
  const { t } = useWords('support');
  const format = useFormat();
  const { data } = useQuery(ChatDeskDocument, { fetchPolicy: 'cache-and-network' });
  const desk = data?.chatDesk;
  return (
    <div className={styles.desk}>
      <p className={styles.safe}>{t('chat.safe')}</p>
      {desk && (
        <p>
          {desk.opensAt === null
            ? t('chat.openNow')
            : t('chat.opens', { time: format.dateTime(desk.opensAt) })}
          {' · '}
          {desk.waitSeconds === null
            ? t('chat.promise', { minutes: desk.answerMinutes })
            : t('chat.wait', { minutes: Math.max(1, Math.ceil(desk.waitSeconds / 60)) })}
        </p>
      )}
    </div>
  );
}
