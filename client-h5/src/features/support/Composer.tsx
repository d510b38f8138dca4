import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { chatLimits, looksLikeCode } from '../../../../schema/chat/conversations';
import { unsent } from '../../../../schema/chat/unsent';
import { contentPaths } from '../../../../schema/content/routes';
import {
  keepText,
  keepWritten,
  NEW_TALK,
  writtenBefore,
  type Written,
} from '../../lib/places/written';
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
  const draft = useDraft(talk, text, pictures.chosen);
  const saying = useSaying(to);
  const { paths } = pictures;
  const busy = saying.busy || pictures.busy;

  async function send() {
    const { id, wrong } = await saying.send({ text, paths });
    setError(wrong);
    if (id == null) return;
    draft.sent({ id, text, paths });
    setText((now) => unsent(now, text));
    pictures.clear(paths);
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

const nothingSent = { text: '', paths: [] as readonly string[] };

/**
 * What is written in a conversation and not sent is there again when its field comes back: staff may close it meanwhile,
 * one that just began is read in a field of its own, and the app may be loaded anew.
 */
function useDraft(talk: string, text: string, chosen: () => Written['pictures']) {
  const sent = useRef({ id: talk, ...nothingSent });
  const leave = useEffectEvent((token: string | null) => {
    const { id, paths, ...said } = sent.current;
    // Whoever has signed out leaves nothing to whoever comes next.
    if (id === NEW_TALK || session().token !== token) return;
    keepWritten(id, {
      text: unsent(text, said.text),
      pictures: chosen().filter(({ path }) => path === null || !paths.includes(path)),
      subject: null,
    });
  });
  useEffect(() => {
    // What was sent is in the field no more.
    sent.current = { ...sent.current, text: '' };
  }, [text]);
  useEffect(() => {
    const { token } = session();
    // Taken over once: the next field begins empty.
    keepWritten(talk);
    return () => {
      leave(token);
      keepText(talk, writtenBefore(talk).text);
    };
  }, [talk]);
  useEffect(() => {
    keepText(talk, text);
  }, [talk, text]);
  return {
    sent: (said: typeof sent.current) => {
      sent.current = said;
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
