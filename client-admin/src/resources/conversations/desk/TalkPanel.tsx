import { Link } from 'react-router-dom';
import { ReviewHistory } from '../../../queue/drawer/ReviewHistory';
import { useQueueWords } from '../../../queue/useQueueWords';
import { FactList, type Fact } from '../../../ui/FactList';
import { Pill } from '../../../ui/Pill';
import { TimeText } from '../../../ui/TimeText';
import { UserLink } from '../../../ui/UserLink';
import type { Conversation } from '../conversation';
import { ConversationStatePill } from '../ConversationStatePill';
import styles from './TalkDrawer.module.css';
import { useLanguageName } from './useLanguageName';

interface Props {
  readonly request: Conversation;
}

/** Whom a conversation concerns, what it is about, and what happened to it. */
export function TalkPanel({ request }: Props) {
  const words = useQueueWords();
  const language = useLanguageName(request.language);
  const { user } = request;
  return (
    <div className={styles.scroll}>
      <h3>{words('person')}</h3>
      <Facts
        rows={[
          [
            'user',
            user ? <UserLink id={user.id} name={user.accountMasked} avatar /> : words('visitor'),
          ],
          ['lockReason', user?.lockReason ?? null],
          ['language', language],
          ['topic', words(`topic.${request.topic}`)],
          ['state', <ConversationStatePill key="state" row={request} />],
          ['openedAt', <TimeText key="opened" at={request.openedAt} />],
          ['reviewBy', <TimeText key="by" at={request.answerBy} />],
          ['rating', request.rating === null ? null : String(request.rating)],
        ]}
      />
      <Linked request={request} />
      <p className="note">{words('safe')}</p>
      <h3>{words('history')}</h3>
      <ReviewHistory steps={request.history} />
    </div>
  );
}

function Facts({ rows }: { readonly rows: readonly Fact[] }) {
  const words = useQueueWords();
  return <FactList facts={rows} label={(name) => words(`fields.${name}`)} />;
}

type Kind = NonNullable<Conversation['subjectKind']>;

/** Where a request of each kind is worked on. */
const places: Readonly<Record<Kind, (id: string) => string>> = {
  RECHARGE: (id) => `/recharges/${id}`,
  WITHDRAWAL: (id) => `/withdrawals/${id}`,
  VERIFICATION: (id) => `/verifications/${id}`,
  DISPUTE: (id) => `/disputes/${id}`,
  PASSWORD_REQUEST: (id) => `/passwordRequests/${id}`,
  INFO_CHANGE: (id) => `/infoChanges/${id}`,
  APPEAL: (id) => `/appeals/${id}`,
  REWARD_CLAIM: (id) => `/rewardClaims/${id}`,
  ORDER: (id) => `/orders/${id}/show`,
  HOLDING: () => '/holdings',
};

/** The request it is about: it is decided in its own queue, one request in hand at a time. */
function Linked({ request }: Props) {
  const words = useQueueWords();
  const { subjectKind, subjectId, subject } = request;
  if (subjectKind === null || subjectId === null) return null;
  return (
    <>
      <h3>{words('linked')}</h3>
      <Facts
        rows={[
          [
            'request',
            <Link key="request" className="link" to={places[subjectKind](subjectId)}>
              {words(`subject.${subjectKind}`)} {subject?.number}
            </Link>,
          ],
          [
            'state',
            subject?.state ? (
              <Pill key="state">{words(`subjectState.${subject.state}`)}</Pill>
            ) : null,
          ],
        ]}
      />
      <p className={styles.hint}>{words('linkedHint')}</p>
    </>
  );
}
