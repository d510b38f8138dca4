import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readAccountName } from '../../../../schema/account-name';
import { limits } from '../../../../schema/limits';
import { usePlatform } from '../../lib/usePlatform';
import { TextField } from '../../ui/TextField';
import { CodeButton } from './CodeButton';
import { useCode } from './useCode';
import type { RegisterForm } from './useRegister';

/** Phone or e-mail, and the code that proves it. */
export function AccountFields({ form }: { readonly form: UseFormReturn<RegisterForm> }) {
  const { t } = useTranslation();
  const practice = usePlatform()?.practiceWorld ?? false;
  const { send, sending, wait, error } = useCode('REGISTER');
  const { register, formState, trigger, getValues } = form;
  const isAccount = (text: string) => {
    const kind = readAccountName(text)?.kind;
    return kind === 'email' || kind === 'phone' || t('errors:ACCOUNT_FORMAT');
  };
  const sendCode = async () => {
    if (await trigger('account', { shouldFocus: true })) await send(getValues('account'));
  };
  return (
    <>
      <TextField
        label={t('auth.account')}
        hint={t('auth.accountHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.emailLengthMax}
        error={formState.errors.account?.message ?? error}
        {...register('account', { validate: isAccount })}
      />
      <TextField
        label={t('auth.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={limits.codeDigits}
        className="num"
        end={<CodeButton wait={wait} busy={sending} onSend={() => void sendCode()} />}
        {...(practice && { hint: t('auth.codePractice') })}
        error={formState.errors.code?.message}
        {...register('code', { required: t('errors:CODE_REQUIRED') })}
      />
    </>
  );
}
