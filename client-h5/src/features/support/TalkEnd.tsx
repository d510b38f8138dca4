import { useMutation } from '@apollo/client/react';
import { paths } from '../../../../schema/routes';
import { keepWritten, NEW_TALK, writtenBefore } from '../../lib/places/written';
import { useFormat } from '../../lib/useFormat';
import { sayRefusals } from '../../lib/forms/refusals';
import { useWords } from '../../lib/useWords';
import { Button, ButtonLink } from '../../ui/Button';
import {
  TalkCloseDocument,
  TalkRateDocument,
  TalkReopenDocument,
  type TalkFieldsFragment,
} from './support.generated';
import styles from './TalkEnd.module.css';
import { useTalker } from './talker';

interface Props {
  readonly talk: TalkFieldsFragment;
  readonly onChanged: () => void;
}

/** Ends a conversation; one that is closed is opened again, or rated. */
export function TalkEnd({ talk, onChanged }: Props) {
  const { t } = useWords('support');
  const format = useFormat();
  const { context, pass, visitor } = useTalker();
  const [close, closing] = useMutation(TalkCloseDocument);
  const [reopen, reopening] = useMutation(TalkReopenDocument, { context });
  const variables = { id: talk.id, visitor: visitor() };
  if (talk.state !== 'CLOSED') {
    if (pass) return null;
    const ended = async () => {
      sayRefusals((await close({ variables })).data?.conversationClose.userErrors ?? []);
      onChanged();
    };
    return (
      <Button look="text" busy={closing.loading} onClick={() => void ended().catch(() => null)}>
        {t('chat.end')}
      </Button>
    );
  }
  const again = async () => {
    sayRefusals((await reopen({ variables })).data?.conversationReopen.userErrors ?? []);
    onChanged();
  };
  const { reopenUntil } = talk;
  return (
    <section className={styles.end}>
      {!pass && <Rating talk={talk} onChanged={onChanged} />}
      {reopenUntil === null ? (
        <Over talk={talk} />
      ) : (
        <>
          <p className="second">{t('chat.endText', { time: format.dateTime(reopenUntil) })}</p>
          <Button
            look="outline"
            busy={reopening.loading}
            onClick={() => void again().catch(() => null)}
          >
            {t('chat.again')}
          </Button>
        </>
      )}
    </section>
  );
}

/** It opens no more: what was being written in it is there in the new one. */
function Over({ talk: { id, topic } }: Pick<Props, 'talk'>) {
  const { t } = useWords('support');
  const { pass } = useTalker();
  return (
    <>
      <p className="second">{t('chat.over')}</p>
      {pass ? (
        <ButtonLink look="outline" to={paths.locked}>
          {t('chat.title')}
        </ButtonLink>
      ) : (
        <ButtonLink
          look="outline"
          to={`${paths.customer}?topic=${topic}`}
          onClick={() => keepWritten(NEW_TALK, writtenBefore(id))}
        >
          {t('chat.anew')}
        </ButtonLink>
      )}
    </>
  );
}

const marks = [1, 2, 3, 4, 5] as const;

function Rating({ talk, onChanged }: Props) {
  const { t } = useWords('support');
  const { visitor } = useTalker();
  const [rate, { loading }] = useMutation(TalkRateDocument);
  const say = async (rating: number) => {
    const variables = { id: talk.id, rating, visitor: visitor() };
    sayRefusals((await rate({ variables })).data?.conversationRate.userErrors ?? []);
    onChanged();
  };
  return (
    <>
      <h2>{t('chat.rate')}</h2>
      <div className={styles.marks} role="group" aria-label={t('chat.rate')}>
        {marks.map((n) => (
          <Button
            key={n}
            small
            look={talk.rating === n ? 'primary' : 'outline'}
            aria-pressed={talk.rating === n}
            aria-label={t('chat.stars', { n })}
            busy={loading}
            onClick={() => void say(n).catch(() => null)}
          >
            {n}
          </Button>
        ))}
      </div>
      {talk.rating !== null && <p aria-live="polite">{t('chat.rated')}</p>}
    </>
  );
}
