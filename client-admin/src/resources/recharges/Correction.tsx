import { TextField } from '@mui/material';
import { UserPlus } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { MoneyLike } from '../../lib/format';
import { useFormat } from '../../lib/useFormat';
import { ReasonField } from '../../ui/ReasonField';
import type { ApprovalForm } from './useApproval';

interface Props {
  readonly form: ApprovalForm;
  readonly declared: MoneyLike;
  readonly faultOf: (field: string) => string | undefined;
}

/** Another amount arrived: the original stays visible, the reason is read by the user, two decide. */
export function Correction({ form, declared, faultOf }: Props) {
  const translate = useTranslate();
  const { money } = useFormat();
  const { amount, setAmount, amountMissing, reason } = form;
  const fault = faultOf('creditedAmount');
  const help = amountMissing
    ? translate('common.amountWrong')
    : translate('resources.recharges.approve.declared', {
        amount: money(declared, { code: true }),
      });
  return (
    <>
      <TextField
        required
        fullWidth
        label={translate('resources.recharges.approve.arrived')}
        value={amount}
        error={amountMissing || fault !== undefined}
        helperText={fault ?? help}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        onChange={({ target }) => {
          setAmount(target.value);
        }}
      />
      <ReasonField
        label={translate('resources.recharges.approve.reason')}
        help={translate('resources.recharges.approve.reasonHelp')}
        value={reason.reason}
        fault={faultOf('reason') ?? reason.missing}
        onChange={reason.setReason}
      />
      <p className="note warn">
        <UserPlus size={16} aria-hidden />
        {translate('resources.recharges.approve.twoPeople')}
      </p>
    </>
  );
}
