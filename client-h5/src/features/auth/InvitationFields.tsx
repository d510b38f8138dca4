import type { UseFormReturn } from 'react-hook-form';
import { readAccountName } from '../../../../schema/account-name';
import { limits } from '../../../../schema/limits';
import { useWords } from '../../lib/useWords';
import { TextField } from '../../ui/field/TextField';
import type { RegisterForm } from './useRegister';

interface Props {
  readonly form: UseFormReturn<RegisterForm>;
  /** A setting of the platform: whether nobody registers without an inviter. */
  readonly required: boolean;
}

/** Who invited, and the name to be known by. */
export function InvitationFields({ form, required }: Props) {
  const { t } = useWords('auth');
  const { register, formState } = form;
  const range = { min: limits.userNameLengthMin, max: limits.userNameLengthMax };
  const isName = (text: string) =>
    text === '' || readAccountName(text)?.kind === 'userName' || t('errors:ACCOUNT_FORMAT');
  return (
    <>
      <TextField
        label={required ? t('auth.invitation') : t('auth.invitationOptional')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={formState.errors.invitationCode?.message}
        {...register('invitationCode', { required: required && t('errors:INVITE_REQUIRED') })}
      />
      <TextField
        label={t('auth.userName')}
        hint={t('auth.userNameHint', range)}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.userNameLengthMax}
        error={formState.errors.userName?.message}
        {...register('userName', { validate: isName })}
      />
    </>
  );
}
