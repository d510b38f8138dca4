import { readAccountName } from '../../../../../schema/account-name';
import { limits } from '../../../../../schema/limits';
import { useWords } from '../../../lib/useWords';
import { TextField } from '../../../ui/field/TextField';
import { isReachable, type RegisterFields } from './registerForm';

interface Props {
  readonly form: RegisterFields;
  /** What the server said of it when a code was to be sent. */
  readonly refused: string | undefined;
}

/** The first step: phone or e-mail, and the name to be known by. */
export function AccountFields({ form, refused }: Props) {
  const { t } = useWords('auth');
  const { register, formState } = form;
  const range = { min: limits.userNameLengthMin, max: limits.userNameLengthMax };
  const isName = (text: string) =>
    text === '' || readAccountName(text)?.kind === 'userName' || t('auth.userNameWrong');
  return (
    <>
      <TextField
        label={t('auth.account')}
        hint={t('auth.accountHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.emailLengthMax}
        error={formState.errors.account?.message ?? refused}
        {...register('account', {
          required: t('auth.accountNeeded'),
          validate: (text) => isReachable(text) || t('auth.accountWrong'),
        })}
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
