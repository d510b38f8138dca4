import type { UseFormRegisterReturn } from 'react-hook-form';
import { limits } from '../../../../schema/limits';
import { usePlatform } from '../../lib/usePlatform';
import { useWords } from '../../lib/useWords';
import { TextField } from '../../ui/field/TextField';
import { CodeButton } from './CodeButton';
import type { useCode } from './useCode';

interface Props {
  readonly code: Pick<ReturnType<typeof useCode>, 'wait' | 'sending'>;
  readonly onSend: () => void;
  readonly field: UseFormRegisterReturn<'code'>;
  readonly error: string | undefined;
  /** Below the field; where to look for the code in practice mode unless given. */
  readonly hint?: null;
}

/** The six digits that were sent, and sending them again. */
export function CodeField({ code, onSend, field, error, hint }: Props) {
  const { t } = useWords('auth');
  const practice = usePlatform()?.practiceWorld ?? false;
  return (
    <TextField
      label={t('auth.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={limits.codeDigits}
      className="num"
      end={<CodeButton wait={code.wait} busy={code.sending} onSend={onSend} />}
      {...(practice && hint !== null && { hint: t('auth.codePractice') })}
      error={error}
      {...field}
    />
  );
}
