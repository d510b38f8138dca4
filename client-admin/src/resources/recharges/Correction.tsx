import { TextField } from '@mui/material';
import { UserPlus } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { MoneyLike } from '../../lib/format';
import { useFormat } from '../../lib/useFormat';
import { ReasonField } from '../../ui/field/ReasonField';
import type { ApprovalForm } from './useApproval';

interface Props {
  readonly form: ApprovalForm;
  readonly declared: MoneyLike;
  readonly faultOf: (field: string) => string | undefined;
}

interface AmountProps {
  readonly label: string;
  readonly help: string;
  readonly text: string;
  readonly fault: string | undefined;
  readonly autoFocus?: boolean;
  readonly onText: (text: string) => void;
}

const AmountField = ({ label, help, text, fault, autoFocus = false, onText }: AmountProps) => (
  <TextField
    required
    fullWidth
    autoFocus={autoFocus}
    label={label}
    value={text}
    error={fault !== undefined}
    helperText={fault ?? help}
    slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    onChange={({ target }) => {
      onText(target.value);
    }}
  />
);

/** What an amount that was not read may have meant, in words. */
function useAmountFault(form: ApprovalForm): string | undefined {
  const translate = useTranslate();
  const { found, tried } = form;
  const inWords = ({ amount }: MoneyLike) => {
    const [dollars = '', cents = ''] = amount.split('.');
    return translate('resources.recharges.approve.inWords', { dollars, cents });
  };
  // Two meanings are said while typing; an empty field only once somebody tried to send it.
  if (found.kind === 'ambiguous') {
    const [one, other] = found.meanings;
    return translate('resources.recharges.approve.ambiguous', {
      one: inWords(one),
      other: inWords(other),
    });
  }
  return tried && found.kind === 'none' ? translate('common.amountWrong') : undefined;
}

/**
 * Another amount arrived: the original stays visible, two decide, and the user reads the reason of the
 * first one.
 */
export function Correction({ form, declared, faultOf }: Props) {
  const translate = useTranslate();
  const { money } = useFormat();
  const { amount, setAmount, again, setAgain, typedTwice, againWrong, reason, isSecond } = form;
  const words = 'resources.recharges.approve';
  const amountFault = useAmountFault(form);
  return (
    <>
      <AmountField
        // Whoever says that it differs types it next.
        autoFocus
        label={translate(`${words}.arrived`)}
        help={translate(`${words}.declared`, { amount: money(declared, { code: true }) })}
        text={amount}
        fault={faultOf('creditedAmount') ?? amountFault}
        onText={setAmount}
      />
      {typedTwice && (
        <AmountField
          label={translate(`${words}.again`)}
          help={translate(`${words}.againHelp`)}
          text={again}
          fault={againWrong ? translate(`${words}.againWrong`) : undefined}
          onText={setAgain}
        />
      )}
      {!isSecond && (
        <>
          <ReasonField
            label={translate(`${words}.reason`)}
            help={translate(`${words}.reasonHelp`)}
            value={reason.reason}
            fault={faultOf('reason')}
            missing={reason.missing}
            onChange={reason.setReason}
          />
          <p className="note warn">
            <UserPlus size={16} aria-hidden />
            {translate(`${words}.twoPeople`)}
          </p>
        </>
      )}
    </>
  );
}
