import { useEffect, useState, type SyntheticEvent } from 'react';
import { chatLimits, looksLikeCode } from '../../../../schema/chat/conversations';
import { contentPaths } from '../../../../schema/content/routes';
import { keepWritten, writtenBefore } from '../../lib/places/written';
import { useSession } from '../../lib/session/session';
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
  const [text, setText] = useState(writtenBefore);
  const [error, setError] = useState<string>();
  // Taken over once: the next field begins empty.
  useEffect(() => keepWritten(''), []);
  const pictures = usePictures();
  const saying = useSaying(to);
  const { paths } = pictures;
  const busy = saying.busy || pictures.busy;

  async function send() {
    const { id, wrong } = await saying.send({ text, paths });
    setError(wrong);
    if (id == null) return;
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
          setText(target.value);
          setError(undefined);
          saying.types();
        }}
      />
      <Pictures slots={pictures.slots} />
      <div className={styles.acts}>
        <More text={text} onChosen={pictures.choose} />
        <Button type="submit" busy={busy} disabled={text.trim() === '' && paths.length === 0}>
          {busy ? t('chat.sending') : t('chat.send')}
        </Button>
      </div>
    </form>
  );
}

/** What is written waits until the place is chosen. */
function PlaceLink({ text }: { readonly text: string }) {
  const { t } = useWords('support');
  return (
    <ButtonLink look="outline" to={contentPaths.choosePlace} onClick={() => keepWritten(text)}>
      {t('chat.place')}
    </ButtonLink>
  );
}

interface MoreProps {
  readonly text: string;
  /** Null once there are enough pictures. */
  readonly onChosen: ((file: File) => void) | null;
}

/** Pictures and a place, for who is signed in. */
function More({ text, onChosen }: MoreProps) {
  const { token } = useSession();
  const { pass } = useTalker();
  if (pass || token === null) return null;
  return (
    <>
      {onChosen && <PictureButton onChosen={onChosen} />}
      <PlaceLink text={text} />
    </>
  );
}
