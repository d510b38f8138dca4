import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { orLate } from '../../../lib/time/late';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import styles from '../StartPage.module.css';
import { OpenRequestsDocument } from '../support.generated';
import { useSubjectWords } from './useSubjectWords';

/** What of one's own waits for a decision, each with its stage and the promised time; nothing where nothing does. */
export function OwnRequests() {
  const { t } = useWords('support');
  const format = useFormat();
  const wordsOf = useSubjectWords();
  const { data } = useQuery(OpenRequestsDocument, { fetchPolicy: 'cache-and-network' });
  const open = data?.openRequests.flatMap((request) => {
    const shown = wordsOf(request);
    return shown ? [{ ...request, ...shown }] : [];
  });
  if (!open || open.length === 0) return null;
  return (
    <section>
      <div className="section-head">
        <h2>{t('chat.requests')}</h2>
      </div>
      <ul className="card card-list card-plain" aria-label={t('chat.requests')}>
        {open.map(({ kind, id, words, to, answerBy }) => {
          const lines = (
            <>
              <span>{words}</span>
              <small className="second">
                {t(orLate('chat.answerBy', answerBy), {
                  time: format.dateTime(answerBy),
                })}
              </small>
            </>
          );
          return (
            <li key={`${kind}/${id}`}>
              {to === null ? (
                <div className={styles.mine}>{lines}</div>
              ) : (
                <Link className={styles.mine} to={to}>
                  {lines}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
