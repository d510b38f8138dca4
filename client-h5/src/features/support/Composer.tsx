import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { chatLimits, looksLikeCode } from '../../../../schema/chat/conversations';
import { contentPaths } from '../../../../schema/content/routes';
import { keepWritten, NEW_TALK, writtenBefore, type Written } from '../../lib/places/written';
import { session, useSession } from '../../lib/session/session';
import { useWords } from '../../lib/useWords';
import { Button, ButtonLink } from '../../ui/Button';
import { NoteField } from '../../ui/field/NoteField';
import styles from './Composer.module.css';
import { PictureButton, Pictures } from './Pictures';
import { useTalker } from './talker';
import { usePictures } from './usePictures';
import { useSaying, type To } from './useSaying';

interface Props {
  readonly to: To;
  readonly onSent: (id: string) => void;
}

/** What is said next, with pictures and a place. Whoever is about to send a code is warned. */
export function Composer({ to, onSent }: Props) {
  const { t } = useWords('support');
  const talk = 'id' in to ? to.id : NEW_TALK;
  const subject = 'id' in to ? null : to.subject;
  const [before] = useState(() => writtenBefore(talk));
  const [text, setText] = useState(before.text);
  const [error, setError] = useState<string>();
  const pictures = usePictures(before.pictures);
  const draft = useDraft(talk, () => ({ text, pictures: pictures.chosen(), subject }));
  const saying = useSaying(to);
  const { paths } = pictures;
  const busy = saying.busy || pictures.busy;

  async function send() {
    const { id, wrong } = await saying.send({ text, paths });
    setError(wrong);
    if (id == null) return;
    draft.sent();
    setText('');
    pictures.clear();
    onSent(id);
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send().catch(() => null);
  };

  return (
    <form className={styles.composer} noValidate onSubmit={submit}>
      <NoteField
        label={t('chat.write')}
        rows={2}
        value={text}
        maxLength={chatLimits.chatLengthMax}
        error={error ?? pictures.refused}
        hint={looksLikeCode(text) ? t('chat.code') : undefined}
        onChange={({ target }) => {
          draft.goesOn();
          setText(target.value);
          setError(undefined);
          saying.types();
        }}
      />
      <Pictures slots={pictures.slots} />
      <div className={styles.acts}>
        <More
          onChosen={pictures.choose}
          onPlace={() => keepWritten(talk, { text, pictures: pictures.chosen(), subject })}
        />
        <Button type="submit" busy={busy} disabled={text.trim() === '' && paths.length === 0}>
          {busy ? t('chat.sending') : t('chat.send')}
        </Button>
      </div>
    </form>
  );
}

/**
 * What is written in a conversation and not sent is there again when its field comes back: staff may close it meanwhile.
 */
function useDraft(talk: string, written: () => Written) {
  const sent = useRef(false);
  const leave = useEffectEvent((token: string | null) => {
    // Whoever has signed out leaves nothing to whoever comes next.
    if (talk !== NEW_TALK && !sent.current && session().token === token)
      keepWritten(talk, written());
  });
  useEffect(() => {
    const { token } = session();
    // Taken over once: the next field begins empty.
    keepWritten(talk);
    return () => {
      leave(token);
    };
  }, [talk]);
  return {
    sent: () => {
      sent.current = true;
    },
    goesOn: () => {
      sent.current = false;
    },
  };
}

interface MoreProps {
  /** Null once there are enough pictures. */
  readonly onChosen: ((file: File) => void) | null;
  /** What is written waits until the place is chosen. */
  readonly onPlace: () => void;
}

/** Pictures and a place, for who is signed in. */
function More({ onChosen, onPlace }: MoreProps) {
  const { t } = useWords('support');
  const { token } = useSession();
  const { pass, device } = useTalker();
  if (pass || device || token === null) return null;
  return (
    <>
      {onChosen && <PictureButton onChosen={onChosen} />}
      <ButtonLink look="outline" to={contentPaths.choosePlace} onClick={onPlace}>
        {t('chat.place')}
      </ButtonLink>
    </>
  );
}
