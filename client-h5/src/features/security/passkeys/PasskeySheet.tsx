import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { limits } from '../../../../../schema/limits';
import { sayRefusals } from '../../../lib/forms/refusals';
import { toast } from '../../../lib/toast';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/field/TextField';
import { Sheet } from '../../../ui/sheet/Sheet';
import {
  PasskeyRemoveDocument,
  PasskeyRenameDocument,
  type PasskeyFieldsFragment,
} from '../security.generated';
import { OwnerField } from './OwnerField';
import { useOwner } from './useOwner';
import styles from './PasskeyList.module.css';

interface Props {
  /** Null: closed. */
  readonly passkey: PasskeyFieldsFragment | null;
  /** Whether a passkey can be asked here. */
  readonly can: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** One passkey: its name, and deleting it. */
export function PasskeySheet({ passkey, ...rest }: Props) {
  const { t } = useWords('security');
  return (
    <Sheet title={t('security.passkeys')} open={passkey !== null} onClose={rest.onClose}>
      {passkey && (
        <>
          <NameForm key={passkey.id} passkey={passkey} {...rest} />
          <DeleteForm key={`${passkey.id}-delete`} id={passkey.id} {...rest} />
        </>
      )}
    </Sheet>
  );
}

interface NameProps extends Omit<Props, 'passkey'> {
  readonly passkey: PasskeyFieldsFragment;
}

function NameForm({ passkey: { id, name: kept }, onClose, onChanged }: NameProps) {
  const { t } = useWords('security');
  const [name, setName] = useState(kept);
  const [error, setError] = useState<string>();
  const [rename, { loading: busy }] = useMutation(PasskeyRenameDocument);
  const send = async () => {
    const { data } = await rename({ variables: { input: { id, name } } });
    if (!data) return;
    const { passkeys, userErrors } = data.passkeyRename;
    setError(sayRefusals(userErrors).name);
    if (!passkeys) return;
    toast({ type: 'success', text: t('security.saved') });
    onChanged();
    onClose();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <TextField
        label={t('security.passkeyName')}
        maxLength={limits.passkeyNameLengthMax}
        autoComplete="off"
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.target.value);
        }}
      />
      <Button type="submit" look="quiet" busy={busy} disabled={name.trim() === ''}>
        {t('security.passkeyRename')}
      </Button>
    </form>
  );
}

interface DeleteProps extends Omit<Props, 'passkey'> {
  readonly id: string;
}

function DeleteForm({ id, can, onClose, onChanged }: DeleteProps) {
  const { t } = useWords('security');
  const owner = useOwner(can);
  const [error, setError] = useState<string>();
  const [remove, { loading }] = useMutation(PasskeyRemoveDocument);
  const busy = loading || owner.busy;
  const send = async () => {
    const proof = await owner.prove();
    if (!proof) return;
    const { data } = await remove({ variables: { input: { id, ...proof } } });
    if (!data) return;
    const { passkeys, userErrors } = data.passkeyRemove;
    setError(sayRefusals(userErrors).password);
    if (!passkeys) return;
    toast({ type: 'success', text: t('security.passkeyDeleted') });
    onChanged();
    onClose();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <p className="small second">{t('security.passkeyDeleteText')}</p>
      <OwnerField owner={owner} can={can} error={error} />
      <Button
        type="submit"
        look="outline"
        busy={busy}
        disabled={!owner.chosen && owner.password === ''}
      >
        {t('security.passkeyDelete')}
      </Button>
    </form>
  );
}
