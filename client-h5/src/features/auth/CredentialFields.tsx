import type { FormState, UseFormRegister } from 'react-hook-form';
import { useWords } from '../../lib/useWords';
import { PasswordField } from '../../ui/field/PasswordField';
import { TextField } from '../../ui/field/TextField';

export interface Credentials {
  account: string;
  password: string;
  /** Of the second factor, once the server has asked for it. */
  totp?: string;
}

interface Props {
  readonly register: UseFormRegister<Credentials>;
  readonly typed: FormState<Credentials>['errors'];
  /** What the server said, by field. */
  readonly refused: Readonly<Record<string, string>>;
}

/** Whichever name the account is called by, and its password. */
export function CredentialFields({ register, typed, refused }: Props) {
  const { t } = useWords('auth');
  return (
    <>
      <TextField
        label={t('auth.identifier')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={typed.account?.message ?? refused.account}
        {...register('account', { required: t('auth.identifierNeeded') })}
      />
      <PasswordField
        label={t('auth.password')}
        autoComplete="current-password"
        error={typed.password?.message ?? refused.password}
        {...register('password', { required: t('auth.passwordNeeded') })}
      />
    </>
  );
}
