import { useState } from 'react';
import { limits } from '../../../../../schema/limits';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { PasswordField } from '../../../ui/field/PasswordField';
import { TextField } from '../../../ui/field/TextField';
import { Sheet } from '../../../ui/sheet/Sheet';
import type { SecurityQuery } from '../security.generated';
import { OwnerField } from './OwnerField';
import { useAddPasskey } from './useAddPasskey';
import { useOwner } from './useOwner';
import styles from './PasskeyList.module.css';

interface Props {
  readonly me: SecurityQuery['me'];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Who adds one proves all that it will stand for: by another passkey, or by the passwords. */
export function AddPasskeySheet({ open, onClose, ...rest }: Props) {
  const { t } = useWords('security');
  return (
    <Sheet title={t('security.passkeyAddTitle')} open={open} onClose={onClose}>
      <AddForm {...rest} onClose={onClose} />
    </Sheet>
  );
}

/** Drawn anew with each opening, so that no password stays behind. */
function AddForm({ me, onClose, onChanged }: Omit<Props, 'open'>) {
  const { t } = useWords('security');
  const [name, setName] = useState('');
  const [rest, setRest] = useState<Rest>({ totp: '', fundPassword: '' });
  const has = me.passkeys.length > 0;
  const owner = useOwner(has);
  const adding = useAddPasskey(() => {
    onChanged();
    onClose();
  });
  const busy = adding.busy || owner.busy;
  const send = async () => {
    const proof = await owner.prove();
    if (proof) await adding.send('passkey' in proof ? proof : { ...proof, ...rest }, name);
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
      <p className="second">{t('security.passkeyAddText')}</p>
      <TextField
        label={t('security.passkeyName')}
        hint={t('security.passkeyNameHint')}
        maxLength={limits.passkeyNameLengthMax}
        autoComplete="off"
        value={name}
        error={adding.errors.name}
        onChange={(event) => {
          setName(event.target.value);
        }}
      />
      <OwnerField owner={owner} can={has} error={adding.errors.password} />
      {!owner.chosen && (
        <RestFields me={me} rest={rest} onChange={setRest} errors={adding.errors} />
      )}
      <Button type="submit" busy={busy} disabled={!owner.chosen && owner.password === ''}>
        {t('security.passkeyAdd')}
      </Button>
    </form>
  );
}

interface Rest {
  readonly totp: string;
  readonly fundPassword: string;
}

interface RestProps extends Pick<Props, 'me'> {
  readonly rest: Rest;
  readonly onChange: (rest: Rest) => void;
  readonly errors: Readonly<Record<string, string>>;
}

/** What a passkey stands for beside the login password. */
function RestFields({ me, rest, onChange, errors }: RestProps) {
  const { t } = useWords('security');
  return (
    <>
      {me.secondFactorOn && (
        <TextField
          label={t('security.factorCode')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          maxLength={limits.codeLengthMax}
          className="num"
          value={rest.totp}
          error={errors.totp}
          onChange={({ target }) => {
            onChange({ ...rest, totp: target.value });
          }}
        />
      )}
      {me.fundPasswordSet && (
        <PasswordField
          label={t('security.passkeyFund')}
          hint={t('security.passkeyFundHint', { hours: limits.passkeyWaitHours })}
          autoComplete="off"
          value={rest.fundPassword}
          error={errors.fundPassword}
          onChange={({ target }) => {
            onChange({ ...rest, fundPassword: target.value });
          }}
        />
      )}
    </>
  );
}
