import { useEffect, useState, type SyntheticEvent } from 'react';
import { chatLimits, looksLikeCode } from '../../../../schema/chat/conversations';
import { contentPaths } from '../../../../schema/content/routes';
import { keepWritten, writtenBefore } from '../../lib/places/written';
import { useSession } from '../../lib/session/session';
import { useUpload, type UploadState } from '../../lib/upload/useUpload';
import { useWords } from '../../lib/useWords';
import { Button, ButtonLink } from '../../ui/Button';
import { NoteField } from '../../ui/field/NoteField';
import styles from './Composer.module.css';
import { useTalker } from './talker';
import { useSaying, type To } from './useSaying';

interface Props {
  readonly to: To;
  readonly onSent: (id: string) => void;
}

/** Pictures and places are for who is signed in. */
function useMayAdd(): boolean {
  const { token } = useSession();
  return !useTalker().pass && token !== null;
}

/** What is said next, with a picture. Whoever is about to send a code is warned. */
export function Composer({ to, onSent }: Props) {
  const { t } = useWords('support');
  const more = useMayAdd();
  const [text, setText] = useState(writtenBefore);
  const [error, setError] = useState<string>();
  // Taken over once: the next field begins empty.
  useEffect(() => keepWritten(''), []);
  const picture = useUpload();
  const saying = useSaying(to);
  const path = pathOf(picture);
  const busy = saying.busy || isUploading(picture);

  async function send() {
    const { id, wrong } = await saying.send({ text, path });
    setError(wrong);
    if (id == null) return;
    setText('');
    picture.remove();
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
        error={wrongOf(error, picture)}
        hint={looksLikeCode(text) ? t('chat.code') : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
          saying.types();
        }}
      />
      <Chosen picture={picture} />
      <div className={styles.acts}>
        {more && <PictureButton onChosen={picture.choose} />}
        {more && 'id' in to && <PlaceLink text={text} />}
        <Button type="submit" busy={busy} disabled={text.trim() === '' && path === null}>
          {busy ? t('chat.sending') : t('chat.send')}
        </Button>
      </div>
    </form>
  );
}

const wrongOf = (error: string | undefined, { refused }: UploadState) =>
  error ?? refused ?? undefined;
const pathOf = ({ shown }: UploadState) => shown?.path ?? null;
const isUploading = ({ shown }: UploadState) => shown?.state === 'uploading';

function Chosen({ picture }: { readonly picture: UploadState }) {
  const { t } = useWords('support');
  if (!picture.shown) return null;
  return (
    <div className={styles.chosen}>
      <img src={picture.shown.preview} alt={t('chat.shown', { n: 1 })} />
      <Button small look="quiet" onClick={picture.remove}>
        {t('chat.remove')}
      </Button>
    </div>
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

function PictureButton({ onChosen }: { readonly onChosen: (file: File) => void }) {
  const { t } = useWords('support');
  return (
    <label className={`button button-outline ${styles.choose ?? ''}`}>
      {t('chat.picture')}
      <input
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChosen(file);
          target.value = '';
        }}
      />
    </label>
  );
}
