import { saveFile } from '../../lib/saveFile';
import { useWords } from '../../lib/useWords';
import { useFormat } from '../../lib/useFormat';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/layout/Page';
import { Empty } from '../../ui/state/Empty';
import { Pending } from '../../ui/state/Pending';
import { paths } from '../../../../schema/routes';
import { Composer } from './Composer';
import { Messages } from './Messages';
import { TalkEnd } from './TalkEnd';
import styles from './TalkPage.module.css';
import { transcript } from './transcript';
import { useTalk } from './useTalk';

/** One conversation: what was said, who writes, and what is said next. */
export function TalkPage({ id }: { readonly id: string }) {
  const { t } = useWords('support');
  const format = useFormat();
  const { talk, messages, typing, error, reload } = useTalk(id);
  const title = t('chat.title');
  if (talk === undefined)
    return (
      <Page title={title} back>
        <Pending shape="page" error={error} onRetry={() => void reload()} />
      </Page>
    );
  if (talk === null)
    return (
      <Page title={title} back>
        <Empty
          title={t('chat.gone')}
          text={t('chat.safe')}
          action={{ label: t('chat.title'), to: paths.customer }}
        />
      </Page>
    );
  const open = talk.state !== 'CLOSED';
  return (
    <Page
      title={t(`chat.topic.${talk.topic}`)}
      back
      foot={open && <Composer to={{ id }} onSent={() => void reload()} />}
    >
      <p className={styles.stage}>
        {t('chat.number', { number: talk.number })} · {t(`chat.state.${talk.state}`)}
        {talk.state === 'WAITING' &&
          ` · ${t('chat.answerBy', { time: format.dateTime(talk.answerBy) })}`}
      </p>
      <p className={styles.stage}>{t('chat.safe')}</p>
      <Messages messages={messages} readUpTo={talk.staffReadId} />
      <p className={styles.typing} aria-live="polite">
        {typing && t('chat.typing')}
      </p>
      <TalkEnd talk={talk} onChanged={() => void reload()} />
      <Button
        look="text"
        onClick={() => {
          const text = transcript(talk, messages, { t, format });
          const file = new Blob([text], { type: 'text/plain;charset=utf-8' });
          saveFile(file, `conversation-${talk.number}.txt`);
        }}
      >
        {t('chat.save')}
      </Button>
    </Page>
  );
}
