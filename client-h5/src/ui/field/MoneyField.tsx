import { useId, type ReactNode, type Ref } from 'react';
import { NumericFormat } from 'react-number-format';
import { assetScale, type Asset } from '../../../../schema/money';
import { separatorsOf } from '../../lib/money/numbers';
import { useSession } from '../../lib/session/session';
import { describedBy, FieldFrame } from './FieldFrame';

interface Props {
  readonly label: string;
  /** Plain decimal text, as it will be sent; empty when nothing is typed. */
  readonly value: string;
  readonly onChange: (amount: string) => void;
  readonly onBlur?: () => void;
  readonly asset?: Asset;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly aside?: ReactNode;
  readonly placeholder?: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** An amount, grouped as the reader writes it. The value stays text: the server reads it. */
export function MoneyField(props: Props) {
  const { label, error, hint, aside, asset = 'USD', value, onChange, ref, ...input } = props;
  const id = useId();
  const { language } = useSession();
  const look = { label, error, hint, aside };
  return (
    <FieldFrame id={id} {...look} end={<span className="muted money-unit">{asset}</span>}>
      <NumericFormat
        {...input}
        {...describedBy(id, look)}
        {...separatorsOf(language)}
        {...(ref && { getInputRef: ref })}
        className="num"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        valueIsNumericString
        allowNegative={false}
        allowedDecimalSeparators={['.', ',']}
        decimalScale={assetScale[asset]}
        onValueChange={(typed) => {
          if (typed.value !== value) onChange(typed.value);
        }}
      />
    </FieldFrame>
  );
}
