import type { UseFormRegisterReturn } from 'react-hook-form';
import { useWords } from '../../lib/useWords';
import { TextField } from '../../ui/field/TextField';

interface Props {
  readonly field: UseFormRegisterReturn<'totp'>;
  readonly error: string | undefined;
}

/** A code of the authenticator app, or one of the recovery codes: those have letters too. */
export function FactorField({ field, error }: Props) {
  const { t } = useWords('auth');
  return (
    <TextField
      label={t('auth.factor')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={32}
      className="num"
      hint={t('auth.factorHint')}
      error={error}
      {...field}
    />
  );
}
