import { TextField } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '../../../../schema/limits';
import { useFormat } from '../../lib/useFormat';
import { useDraft } from '../../queue/decision/drafts';
import type { BulkLineProps } from '../../queue/queue';
import { paidOut, type WithdrawalRow } from './withdrawal';
import { WithdrawalAccount } from './WithdrawalAccount';

/** A payout rests on the reference of its own payment, which somebody made and types. */
export function PayoutGround({ row, onGround }: BulkLineProps<WithdrawalRow>) {
  const translate = useTranslate();
  const { money } = useFormat();
  const [typed, setTyped] = useDraft(`withdrawals/${row.id}/approve/reference`);
  const reference = typed.trim();
  const tell = useEffectEvent(onGround);
  useEffect(() => {
    tell(reference === '' ? undefined : { reference, lineId: null });
  }, [reference]);
  const { number } = row;
  const { bank, kind } = row.target;
  const paid = money(paidOut(row), { code: true });
  return (
    <>
      <p className="row wrap soft">
        {translate('resources.withdrawals.bulk.pay', { amount: paid })}
        <span>{bank ?? translate(`resources.withdrawals.method.${kind}`)}</span>
        <WithdrawalAccount withdrawal={row} />
      </p>
      <TextField
        fullWidth
        size="small"
        label={translate('resources.withdrawals.fields.reference')}
        value={typed}
        slotProps={{
          htmlInput: {
            maxLength: limits.bankReferenceLengthMax,
            'aria-label': translate('resources.withdrawals.bulk.reference', { number }),
          },
        }}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
    </>
  );
}
