import { useId, type ReactNode, type Ref } from 'react';
import type { Asset } from '../../../../schema/money';
import { describedBy, FieldFrame } from './FieldFrame';
import { MoneyInput, useNoAmount } from './MoneyInput';

interface Props {
  readonly label: string;
  /** As of `MoneyInput`. */
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
  const { label, error, hint, aside, asset = 'USD', ...input } = props;
  const id = useId();
  const look = { label, error: useNoAmount(input.value) ?? error, hint, aside };
  return (
    <FieldFrame id={id} {...look} end={<span className="muted money-unit">{asset}</span>}>
      <MoneyInput {...input} {...describedBy(id, look)} asset={asset} />
    </FieldFrame>
  );
}
