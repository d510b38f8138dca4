import { useMutation } from '@apollo/client/react';
import { useEffect, useId } from 'react';
import { limits } from '../../../../schema/limits';
import { sayRefusals } from '../../lib/forms/refusals';
import { toast } from '../../lib/toast';
import { useUpload } from '../../lib/upload/useUpload';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { Avatar } from '../../ui/figure/Avatar';
import { AvatarRemoveDocument, AvatarSetDocument } from './profile.generated';
import styles from './ProfileScreen.module.css';
import type { User } from './types';

const accept = 'image/jpeg,image/png,image/webp,image/gif,image/heic,image/heif';

/** The picture beside one's name, and another one in its place: its middle is cut out as a square. */
export function AvatarField({ user }: { readonly user: User }) {
  const { t } = useWords('profile');
  const { upload, busy } = useAvatar();
  const id = useId();
  const { refused } = upload;
  return (
    <section className={styles.picture}>
      <Avatar picture={user.avatar} name={user.userName ?? user.accountMasked} large />
      <label className={styles.choose}>
        <input
          type="file"
          className="hidden"
          accept={accept}
          disabled={busy}
          aria-invalid={refused !== null}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) upload.choose(file);
            event.target.value = '';
          }}
        />
        {t(user.avatar ? 'avatar.change' : 'avatar.add')}
      </label>
      {user.avatar !== null && <Remove disabled={busy} />}
      <p id={`${id}-hint`} className="small muted" role="status">
        <Words upload={upload} busy={busy} />
      </p>
    </section>
  );
}

/** Back to the initials. */
function Remove({ disabled }: { readonly disabled: boolean }) {
  const { t } = useWords('profile');
  const [remove, { loading }] = useMutation(AvatarRemoveDocument);
  const removed = async () => {
    const { data } = await remove();
    if (!data) return;
    sayRefusals(data.avatarRemove.userErrors);
    if (data.avatarRemove.user) toast({ type: 'success', text: t('done:DONE') });
  };
  return (
    <Button small look="quiet" busy={loading} disabled={disabled} onClick={() => void removed()}>
      {t('avatar.remove')}
    </Button>
  );
}

interface WordsProps {
  readonly upload: ReturnType<typeof useUpload>;
  readonly busy: boolean;
}

function Words({ upload: { refused, shown }, busy }: WordsProps) {
  const { t } = useWords('profile');
  const format = useFormat();
  if (refused !== null) return refused;
  if (!busy || !shown) return t('avatar.hint', { mb: limits.uploadBytesMax / 1024 / 1024 });
  const percent = format.percent(String(Math.floor(shown.progress * 100)), { min: 0 });
  return t('avatar.sending', { percent });
}

/** Sends a picture, and shows it once it has arrived whole. */
function useAvatar() {
  const { t } = useWords('profile');
  const upload = useUpload();
  const [set] = useMutation(AvatarSetDocument);
  const { shown, remove } = upload;
  const path = shown?.state === 'done' ? shown.path : null;
  useEffect(() => {
    if (path === null) return;
    void set({ variables: { input: { image: path } } }).then(({ data }) => {
      remove();
      if (!data) return;
      sayRefusals(data.avatarSet.userErrors);
      if (data.avatarSet.user) toast({ type: 'success', text: t('done:DONE') });
    });
    // One picture, one act: what else is new with each drawing says nothing of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
  return { upload, busy: shown !== null && shown.state !== 'failed' };
}
