import { useId } from 'react';
import { NumericFormat } from 'react-number-format';
import { separatorsOf } from '../../lib/money/numbers';
import type { MoneyLike } from '../../lib/money/format';
import { useSession } from '../../lib/session/session';
import { useWords } from '../../lib/useWords';
import { MoneyText } from '../../ui/figure/MoneyText';
import styles from './AmountInput.module.css';

/** More digits are no amount of anybody. */
const LENGTH_MAX = 12;

interface Props {
  /** Plain decimal text, as it will be sent; empty when nothing is typed. */
  readonly value: string;
  readonly onChange: (amount: string) => void;
  /** What can be withdrawn now. */
  readonly available: MoneyLike;
}

/** The amount leads the page; all that is there with one tap. */
export function AmountInput({ value, onChange, available }: Props) {
  const { t } = useWords('withdrawal');
  const { language } = useSession();
  const id = useId();
  return (
    <div className={styles.amount}>
      <label className="small second" htmlFor={id}>
        {t('withdraw.amount')}
      </label>
      <NumericFormat
        {...separatorsOf(language)}
        id={id}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        value={value}
        valueIsNumericString
        allowNegative={false}
        allowedDecimalSeparators={['.', ',']}
        decimalScale={2}
        isAllowed={(typed) => typed.value.length <= LENGTH_MAX}
        onValueChange={(typed) => {
          if (typed.value !== value) onChange(typed.value);
        }}
      />
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
