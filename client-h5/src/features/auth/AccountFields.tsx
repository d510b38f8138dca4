import type { UseFormReturn } from 'react-hook-form';
import { readAccountName } from '../../../../schema/account-name';
import { limits } from '../../../../schema/limits';
import { useWords } from '../../lib/useWords';
import { TextField } from '../../ui/field/TextField';
import { CodeField } from './CodeField';
import { useCode } from './useCode';
import type { RegisterForm } from './useRegister';

/** Phone or e-mail, and the code that proves it. */
export function AccountFields({ form }: { readonly form: UseFormReturn<RegisterForm> }) {
  const { t } = useWords('auth');
  const code = useCode('REGISTER');
  const { register, formState, trigger, getValues } = form;
  const isAccount = (text: string) => {
    const kind = readAccountName(text)?.kind;
    return kind === 'email' || kind === 'phone' || t('errors:ACCOUNT_FORMAT');
  };
  const sendCode = async () => {
    if (await trigger('account', { shouldFocus: true })) await code.send(getValues('account'));
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
        error={formState.errors.account?.message ?? code.error}
        {...register('account', { validate: isAccount })}
      />
      <CodeField
        code={code}
        onSend={() => void sendCode()}
        field={register('code', { required: t('errors:CODE_REQUIRED') })}
        error={formState.errors.code?.message}
      />
    </>
  );
}
