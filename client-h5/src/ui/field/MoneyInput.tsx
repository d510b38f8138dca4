import { useState, type ChangeEvent, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Asset } from '../../../../schema/money';
import { formatDecimal } from '../../lib/money/numbers';
import {
  caretIn,
  isNoAmount,
  noAmount,
  readTyped,
  withKey,
  writeTyped,
} from '../../lib/money/typing';
import { useSession } from '../../lib/session/session';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly asset?: Asset;
  /** Plain decimal text, as it will be sent; empty when nothing is typed; what is no amount is read by nobody. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * An amount, grouped as the reader writes it. What is pasted or filled in at once is one amount in their language or
 * stays as it is, as no amount: it never becomes another one.
 */
export function MoneyInput({ asset = 'USD', value, onChange, ...input }: Props) {
  const { language } = useSession();
  // While characters are composed the field is theirs who write into it.
  const [composed, setComposed] = useState<string | null>(null);
  const shown = composed ?? writeTyped(value, language);

  function take({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const typed = nativeEvent as InputEvent;
    const text = target.value;
    const keyed = isKey(typed) && !isNoAmount(value) ? withKey(shown, text, language) : text;
    const now = readTyped(keyed, language, asset);
    const next = isNoAmount(now) ? noAmount(text) : now;
    setComposed(typed.isComposing ? text : null);
    if (!typed.isComposing) rewrite(target, writeTyped(next, language));
    if (next !== value) onChange(next);
  }

  return (
    <input
      className="num"
      inputMode="decimal"
      autoComplete="off"
      {...input}
      value={shown}
      onChange={take}
      onCompositionEnd={() => {
        setComposed(null);
      }}
    />
  );
}

/** One character or less of it: not what was pasted, dropped or filled in. */
const isKey = ({ inputType, data }: InputEvent): boolean =>
  /^delete|^insertCompositionText/.test(inputType) ||
  (inputType === 'insertText' && data?.length === 1);

function rewrite(field: HTMLInputElement, shown: string) {
  const { value, selectionEnd } = field;
  if (value === shown) return;
  const caret = caretIn(shown, value, selectionEnd ?? value.length);
  field.value = shown;
  field.setSelectionRange(caret, caret);
}

/** How an amount is written, where what stands in the field is none. */
export function useNoAmount(value: string): string | undefined {
  const { t } = useTranslation(['shared', 'errors'] as const);
  const { language } = useSession();
  if (!isNoAmount(value)) return undefined;
  return `${t('errors:AMOUNT_INVALID')} (${formatDecimal(language, '1234.56', { min: 2 })})`;
}
