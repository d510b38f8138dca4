import { useState } from 'react';
import type { OwnLimit } from '../../../lib/safeguards/useSafeguards';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { MoneyField } from '../../../ui/field/MoneyField';
import { TextField } from '../../../ui/field/TextField';
import { Sheet } from '../../../ui/sheet/Sheet';
import { readLimit, waits } from './limitInput';
import styles from './LimitsScreen.module.css';
import { useSetLimit } from './useSetLimit';

interface Props {
  readonly limit: OwnLimit;
  readonly onClose: () => void;
}

/** Setting one limit, or taking it away. */
export function LimitSheet({ open, ...form }: Props & { readonly open: boolean }) {
  const { t } = useWords('security');
  return (
    <Sheet title={t(`limits.${form.limit.kind}`)} open={open} onClose={form.onClose}>
      <LimitForm {...form} />
    </Sheet>
  );
}

function LimitForm({ limit, onClose }: Props) {
  const { t } = useWords('security');
  const { kind, max } = limit;
  const [text, setText] = useState(max ?? '');
  const { busy, error, setLimit } = useSetLimit(limit, onClose);
  const value = readLimit(kind, text);
  return (
    <form
      className={styles.limitForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void setLimit(text);
      }}
    >
      <p className="second">{t(WHY[kind])}</p>
      <ValueField
        {...{ kind, text, error }}
        hint={value !== null && waits(limit, value) ? t('limits.later') : undefined}
        onText={setText}
      />
      <Button type="submit" busy={busy}>
        {t('limits.save')}
      </Button>
      {max != null && (
        <>
          <Button look="quiet" disabled={busy} onClick={() => void setLimit(null)}>
            {t('limits.remove')}
          </Button>
          <p className="small muted">{t('limits.removeText')}</p>
        </>
      )}
    </form>
  );
}

const WHY = {
  DAILY_LOSS: 'limits.whyLoss',
  DAILY_RECHARGE: 'limits.whyRecharge',
  DAILY_MINUTES: 'limits.whyMinutes',
} as const;

interface FieldProps extends Pick<OwnLimit, 'kind'> {
  readonly text: string;
  readonly error: string | undefined;
  readonly hint: string | undefined;
  readonly onText: (text: string) => void;
}

function ValueField({ kind, text, error, hint, onText }: FieldProps) {
  const { t } = useWords('security');
  if (kind !== 'DAILY_MINUTES')
    return (
      <MoneyField
        label={t('limits.amountField')}
        value={text}
        error={error}
        hint={hint}
        onChange={onText}
      />
    );
  return (
    <TextField
      label={t('limits.minutesField')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={text}
      error={error}
      hint={hint}
      onChange={(event) => {
        onText(event.target.value.trim());
      }}
    />
  );
}
