import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useArriving } from '../../lib/arrival';
import { useSession } from '../../lib/session/session';
import { useConnection } from '../../lib/useConnection';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { Questions } from '../../ui/Questions';
import { Pending } from '../../ui/state/Pending';
import { Begin } from './Begin';
import { DeskLine } from './DeskLine';
import styles from './StartPage.module.css';
import { QuestionsDocument, TalksDocument, type TalkFieldsFragment } from './support.generated';
import { OwnRequests } from './subject/OwnRequests';
import { useSubjectWords } from './subject/useSubjectWords';
import { keptSecret, visitorSecret } from './visitor';

/** Of what is a visitor's no event tells: their list is asked for again. */
const AGAIN_MS = 5_000;

/** What is often asked, one's own conversations, and a new one. */
export function StartPage({ onOpened }: { readonly onOpened: (id: string) => void }) {
  const { t } = useWords('support');
  const { token } = useSession();
  const asked = useArriving(useQuery(QuestionsDocument));
  const { items: talks, ...more } = useConnection(TalksDocument, {
    variables: { visitor: visitorSecret() },
    pick: (data) => data.conversations,
    ...(token === null && { pollInterval: AGAIN_MS }),
  });
  if (!asked.data || !talks)
    return (
      <Pending
        shape="page"
        error={asked.error ?? more.error}
        onRetry={() => {
          void asked.refetch();
          void more.refetch();
        }}
      />
    );
  const { edges } = asked.data.questions;
  return (
    <>
      <DeskLine />
      {edges.length > 0 && (
        <section>
          <div className="section-head">
            <h2>{t('chat.faq')}</h2>
          </div>
          <Questions edges={edges} />
        </section>
      )}
      {token !== null && <OwnRequests />}
      <Mine title={t('chat.mine')} talks={talks} />
      <More {...more} />
      {token !== null && <Before />}
      <Begin onOpened={onOpened} />
    </>
  );
}

/** What was said on this device before somebody signed in on it: by its secret, and without their account. */
function Before() {
  const { t } = useWords('support');
  const secret = keptSecret();
  const { items: talks = [], ...more } = useConnection(TalksDocument, {
    variables: { visitor: secret },
    pick: (data) => data.conversations,
    skip: secret === null,
    pollInterval: AGAIN_MS,
  });
  return (
    <>
      <Mine title={t('chat.before')} note={t('chat.beforeText')} talks={talks} />
      <More {...more} />
    </>
  );
}

type MoreProps = Pick<ReturnType<typeof useConnection>, 'hasNext' | 'loadingMore' | 'loadMore'>;

function More({ hasNext, loadingMore, loadMore }: MoreProps) {
  const { t } = useWords('support');
  if (!hasNext) return null;
  return (
    <Button small look="quiet" busy={loadingMore} onClick={loadMore}>
      {t('shared:common.loadMore')}
    </Button>
  );
}

interface MineProps {
  readonly title: string;
  readonly note?: string;
  readonly talks: readonly TalkFieldsFragment[];
}

/** Conversations with their stage; nothing where there are none. */
function Mine({ title, note, talks }: MineProps) {
  const { t } = useWords('support');
  const format = useFormat();
  const wordsOf = useSubjectWords();
  if (talks.length === 0) return null;
  return (
    <section>
      <div className="section-head">
        <h2>{title}</h2>
      </div>
      {note !== undefined && <p className="second">{note}</p>}
      <ul className="card card-list card-plain" aria-label={title}>
        {talks.map(({ id, topic, state, openedAt, unread, subject }) => (
          <li key={id}>
            <Link className={styles.mine} to={paths.conversation(id)}>
              <span className={unread ? 'strong' : undefined}>{t(`chat.topic.${topic}`)}</span>
              {unread && <small className="strong">{t('chat.unread')}</small>}
              {subject && <small className="second">{wordsOf(subject)?.words}</small>}
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
