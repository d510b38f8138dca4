import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MoneyLike } from '../../lib/format';
import { readAmount } from '../../lib/money/readAmount';

interface Props {
  readonly label: string;
  readonly text: string;
  /** Somebody tried to send it: then what is missing is said too. */
  readonly tried: boolean;
  readonly fault?: string | undefined;
  readonly onText: (text: string) => void;
}

/** An amount of USD, read strictly: two meanings are said while typing, and neither is taken. */
export function AmountField({ label, text, tried, fault, onText }: Props) {
  const said = useAmountFault(text, tried);
  const wrong = fault ?? said;
  return (
    <TextField
      required
      label={label}
      value={text}
      error={wrong !== undefined}
      helperText={wrong}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      onChange={({ target }) => {
        onText(target.value);
      }}
    />
  );
}

function useAmountFault(text: string, tried: boolean): string | undefined {
  const translate = useTranslate();
  const found = readAmount(text);
  if (found.kind === 'ambiguous') {
    const [one, other] = found.meanings.map(({ amount }: MoneyLike) => {
      const [dollars = '', cents = ''] = amount.split('.');
      return translate('resources.recharges.approve.inWords', { dollars, cents });
    });
    return translate('resources.recharges.approve.ambiguous', { one, other });
  }
  return tried && found.kind === 'none' ? translate('common.amountWrong') : undefined;
}
