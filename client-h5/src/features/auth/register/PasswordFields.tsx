import { useWatch } from 'react-hook-form';
import { useWords } from '../../../lib/useWords';
import { PasswordField } from '../../../ui/field/PasswordField';
import { lengthFits, PasswordRules } from '../PasswordRules';
import type { RegisterFields } from './registerForm';

/** The new password twice, with its rules ticking off. */
export function PasswordFields({ form }: { readonly form: RegisterFields }) {
  const { t } = useWords('auth');
  const { register, formState, control } = form;
  const [password, passwordRepeat] = useWatch({
    control,
    name: ['password', 'passwordRepeat'],
  });
  return (
    <>
      <PasswordField
        label={t('auth.passwordNew')}
        autoComplete="new-password"
        error={formState.errors.password?.message}
        hint={<PasswordRules password={password} repeat={passwordRepeat} />}
        {...register('password', {
          validate: (text) => lengthFits(text) || t('errors:PASSWORD_LENGTH'),
        })}
      />
      <PasswordField
        label={t('auth.passwordRepeat')}
        autoComplete="new-password"
        error={formState.errors.passwordRepeat?.message}
        {...register('passwordRepeat', {
          validate: (text, values) => text === values.password || t('errors:PASSWORD_MISMATCH'),
        })}
      />
    </>
  );
}
