import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useArriving } from '../../lib/arrival';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Questions } from '../../ui/Questions';
import { Pending } from '../../ui/state/Pending';
import { Begin } from './Begin';
import { DeskLine } from './DeskLine';
import styles from './StartPage.module.css';
import { TalksDocument, type TalkFieldsFragment } from './support.generated';
import { visitorSecret } from './visitor';

/** What is often asked, one's own conversations, and a new one. */
export function StartPage({ onOpened }: { readonly onOpened: (id: string) => void }) {
  const { t } = useWords('support');
  const { data, error, refetch } = useArriving(
    useQuery(TalksDocument, {
      variables: { visitor: visitorSecret() },
      fetchPolicy: 'cache-and-network',
    }),
  );
  if (!data) return <Pending shape="page" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <DeskLine />
      {data.questions.edges.length > 0 && (
        <section>
          <div className="section-head">
            <h2>{t('chat.faq')}</h2>
          </div>
          <Questions edges={data.questions.edges} />
        </section>
      )}
      <Mine talks={data.conversations.items} />
      <Begin onOpened={onOpened} />
    </>
  );
}

/** One's own conversations with their stage. */
function Mine({ talks }: { readonly talks: readonly TalkFieldsFragment[] }) {
  const { t } = useWords('support');
  const format = useFormat();
  if (talks.length === 0) return null;
  return (
    <section>
      <div className="section-head">
        <h2>{t('chat.mine')}</h2>
      </div>
      <ul className="card card-list card-plain" aria-label={t('chat.mine')}>
        {talks.map(({ id, topic, state, openedAt, unread }) => (
          <li key={id}>
            <Link className={styles.mine} to={paths.conversation(id)}>
              <span className={unread ? 'strong' : undefined}>{t(`chat.topic.${topic}`)}</span>
              {unread && <small className="strong">{t('chat.unread')}</small>}
              <small className="second">
                {t(`chat.state.${state}`)} · {format.dateTime(openedAt)}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
