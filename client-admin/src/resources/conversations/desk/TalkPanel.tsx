import { ReviewHistory } from '../../../queue/drawer/ReviewHistory';
import { useQueueWords } from '../../../queue/useQueueWords';
import { FactList, type Fact } from '../../../ui/FactList';
import { MoneyText } from '../../../ui/MoneyText';
import { TimeText } from '../../../ui/TimeText';
import { UserLink } from '../../../ui/UserLink';
import type { Conversation } from '../conversation';
import { ConversationStatePill } from '../ConversationStatePill';
import { Linked } from './Linked';
import styles from './TalkDrawer.module.css';
import { useTranslate } from 'react-admin';
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
          ['account', user && <Account key="account" user={user} />],
          ['lockReason', user?.lockReason ?? null],
          ['available', user && <MoneyText key="money" value={user.balances.available} code />],
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

/** Whether the account is open, and whether its owner is verified. */
function Account({ user }: { readonly user: NonNullable<Conversation['user']> }) {
  const translate = useTranslate();
  const state = translate(`resources.users.state.${user.state}`);
  const verified = translate(`resources.users.${user.verified ? 'verified' : 'notVerified'}`);
  return `${state}, ${verified}`;
}
