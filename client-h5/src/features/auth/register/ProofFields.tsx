import { usePlatform } from '../../../lib/usePlatform';
import { useWords } from '../../../lib/useWords';
import { CodeField } from '../CodeField';
import type { useCode } from '../useCode';
import { PasswordFields } from './PasswordFields';
import { PracticeCode } from './PracticeCode';
import type { RegisterFields } from './registerForm';

interface Props {
  readonly form: RegisterFields;
  readonly code: ReturnType<typeof useCode>;
}

/** The second step: the code that proves the account, and the password. */
export function ProofFields({ form, code }: Props) {
  const { t } = useWords('auth');
  const practice = usePlatform()?.practiceWorld ?? false;
  const { register, formState, getValues, setValue, setFocus } = form;
  const account = getValues('account');
  const useIt = (found: string) => {
    setValue('code', found, { shouldValidate: true });
    setFocus('password');
  };
  return (
    <>
      {/* Password managers keep the password under this name. */}
      <input hidden readOnly autoComplete="username" value={account} />
      {!practice && <p className="second">{t('auth.codeSentTo', { account })}</p>}
      <CodeField
        code={code}
        onSend={() => void code.send(account)}
        field={register('code', { required: t('errors:CODE_REQUIRED') })}
        error={formState.errors.code?.message ?? code.error}
        hint={null}
      />
      {practice && <PracticeCode account={account} asked={code.again} onUse={useIt} />}
      <PasswordFields form={form} />
    </>
  );
}
