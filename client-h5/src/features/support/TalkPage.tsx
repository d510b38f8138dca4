import { CombinedGraphQLErrors } from '@apollo/client';
import { Link } from 'react-router-dom';
import { saveFile } from '../../lib/saveFile';
import { orLate } from '../../lib/time/late';
import { useWords } from '../../lib/useWords';
import { useFormat } from '../../lib/useFormat';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/layout/Page';
import { GoTo } from '../../ui/GoTo';
import { Empty } from '../../ui/state/Empty';
import { Pending } from '../../ui/state/Pending';
import { paths } from '../../../../schema/routes';
import { Composer } from './Composer';
import { Messages } from './messages/Messages';
import { TalkEnd } from './TalkEnd';
import styles from './TalkPage.module.css';
import type { TalkFieldsFragment } from './support.generated';
import { transcript, TRANSCRIPT_MAX } from './transcript';
import { useTalker } from './talker';
import { useSubjectWords } from './subject/useSubjectWords';
import { useTalk } from './useTalk';

/** Whether the pass has run out, or the account is open again. */
const isOver = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');

/** One conversation, once it has come. */
export function TalkPage({ id }: { readonly id: string }) {
  const { t } = useWords('support');
  const { pass } = useTalker();
  const talking = useTalk(id);
  const { talk, error, reload } = talking;
  const title = t('chat.title');
  if (pass && isOver(error)) return <GoTo to={paths.locked} />;
  if (talk) return <Talk {...talking} talk={talk} />;
  if (talk === undefined)
    return (
      <Page title={title} back>
        <Pending shape="page" error={error} onRetry={() => void reload()} />
      </Page>
    );
  return (
    <Page title={title} back>
      <Empty
        title={t('chat.gone')}
        text={t('chat.safe')}
        action={{ label: t('chat.title'), to: pass ? paths.locked : paths.customer }}
      />
    </Page>
  );
}

type Talking = Omit<ReturnType<typeof useTalk>, 'talk'> & { readonly talk: TalkFieldsFragment };

/** What was said, who writes, and what is said next. */
function Talk({ talk, messages, hasEarlier, typing, reload, ...reading }: Talking) {
  const { earlier, newest, renew, onEnd } = reading;
  const { t } = useWords('support');
  const format = useFormat();
  const about = useSubjectWords()(talk.subject);
  const { device } = useTalker();
  const open = talk.state !== 'CLOSED';
  const save = async (): Promise<void> => {
    const said = await newest(TRANSCRIPT_MAX);
    if (!said) return;
    const text = transcript(talk, said.messages, { t, format });
    const file = new Blob([text], { type: 'text/plain;charset=utf-8' });
    saveFile(file, `conversation-${talk.number}.txt`);
  };
  return (
    <Page
      title={t(`chat.topic.${talk.topic}`)}
      back
      foot={open && <Composer to={{ id: talk.id }} onSent={() => void reload()} />}
    >
      <p className={styles.stage}>
        {t('chat.number', { number: talk.number })} · {t(`chat.state.${talk.state}`)}
        {talk.state === 'WAITING' &&
          ` · ${t(orLate('chat.answerBy', talk.answerBy), { time: format.dateTime(talk.answerBy) })}`}
      </p>
      {about && (
        <p className={styles.stage}>
          {t('chat.about')}:{' '}
          {about.to === null ? about.words : <Link to={about.to}>{about.words}</Link>}
        </p>
      )}
      {device && <p className={styles.stage}>{t('chat.beforeText')}</p>}
      <p className={styles.stage}>{t('chat.safe')}</p>
      <Messages
        messages={messages}
        readUpTo={talk.staffReadId}
        onGone={renew}
        onEarlier={hasEarlier ? earlier : null}
        onEnd={onEnd}
      />
      <p className={styles.typing} aria-live="polite">
        {typing && t('chat.typing')}
      </p>
      <TalkEnd talk={talk} onChanged={() => void reload()} />
      <Button look="text" onClick={() => void save()}>
        {t('chat.save')}
      </Button>
    </Page>
  );
}
