import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { PasswordField } from '../../../ui/field/PasswordField';
import type { Owner } from './useOwner';

interface Props {
  readonly owner: Owner;
  /** Whether a passkey could be asked. */
  readonly can: boolean;
  readonly error: string | undefined;
}

/** The login password where no passkey is asked; each leads to the other. */
export function OwnerField({ owner, can, error }: Props) {
  const { t } = useWords('security');
  const { chosen, choose, password, type } = owner;
  return (
    <>
      {!chosen && (
        <PasswordField
          label={t('security.currentPassword')}
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(event) => {
            type(event.target.value);
          }}
        />
      )}
      {can && (
        <Button
          look="text"
          small
          onClick={() => {
            choose(!chosen);
          }}
        >
          {chosen ? t('security.passkeyByPassword') : t('shared:passkey.instead')}
        </Button>
      )}
    </>
  );
}
