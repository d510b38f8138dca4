import { useState } from 'react';
import { limits } from '../../../../../schema/limits';
import { sayRefusals, type Refusal } from '../../../lib/forms/refusals';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/field/TextField';
import styles from './FactorRow.module.css';

interface Props {
  readonly busy: boolean;
  readonly action: string;
  /** Resolves to what was refused. */
  readonly onSend: (code: string) => Promise<readonly Refusal[]>;
  /** Codes of the app alone: no recovery codes, which have letters. */
  readonly digits?: boolean;
}

/** One code and its button. */
export function CodeForm({ busy, action, onSend, digits = false }: Props) {
  const { t } = useWords('security');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const send = async () => {
    if (code.trim() === '') {
      setError(t('security.codeNeeded'));
      return;
    }
    const refused = await onSend(code.trim());
    setError(sayRefusals(refused).code);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <TextField
        label={t('security.code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={digits ? limits.codeDigits : limits.codeLengthMax}
        className="num"
        value={code}
        error={error}
        {...(digits && { inputMode: 'numeric' })}
        onChange={(event) => {
          setCode(event.target.value);
        }}
      />
      <Button type="submit" busy={busy}>
        {action}
      </Button>
    </form>
  );
}
