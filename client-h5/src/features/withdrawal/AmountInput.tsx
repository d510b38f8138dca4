import { useId } from 'react';
import type { MoneyLike } from '../../lib/money/format';
import { useWords } from '../../lib/useWords';
import { describedBy } from '../../ui/field/FieldFrame';
import { MoneyInput, useNoAmount } from '../../ui/field/MoneyInput';
import { MoneyText } from '../../ui/figure/MoneyText';
import styles from './AmountInput.module.css';

interface Props {
  /** As of `MoneyInput`. */
  readonly value: string;
  readonly onChange: (amount: string) => void;
  /** What can be withdrawn now. */
  readonly available: MoneyLike;
}

/** The amount leads the page; all that is there with one tap. */
export function AmountInput({ value, onChange, available }: Props) {
  const { t } = useWords('withdrawal');
  const id = useId();
  const error = useNoAmount(value);
  return (
    <div className={styles.amount}>
      <label className="small second" htmlFor={id}>
        {t('withdraw.amount')}
      </label>
      <MoneyInput
        {...describedBy(id, { error })}
        className={styles.input}
        placeholder="0"
        value={value}
        onChange={onChange}
      />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <p className={styles.there}>
        <span>
          {t('withdraw.available')} <MoneyText money={available} balance />
        </span>
        <button
          type="button"
          className={styles.all}
          onClick={() => {
            onChange(available.amount);
          }}
        >
          {t('withdraw.useAll')}
        </button>
      </p>
    </div>
  );
}
