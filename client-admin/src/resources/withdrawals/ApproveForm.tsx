import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '../../../../schema/limits';
import { useActions } from '../../lib/useActions';
import { useFormat } from '../../lib/useFormat';
import { DecisionForm } from '../../queue/decision/DecisionForm';
import { useDraft } from '../../queue/decision/drafts';
import { onVersion, type DecisionProps } from '../../queue/queue';
import { useAnswers } from '../../queue/useAnswers';
import { useAct } from '../../ui/useAct';
import { useWithdrawalDecided } from './useWithdrawalDecided';
import { paidOut, secondFollows, type Withdrawal } from './withdrawal';
import { withdrawalActions } from './withdrawalActions';

/** An approval from its empty form to the server's answer. The first of two names no payout. */
function useApproval({ request, onClose }: DecisionProps<Withdrawal>) {
  const { approve } = useActions('withdrawals', withdrawalActions);
  const { refused } = useAnswers();
  const [reference, setReference] = useDraft(`withdrawals/${request.id}/approve/reference`);
  const [tried, setTried] = useState(false);
  const isFirst = secondFollows(request);
  const { act, idempotencyKey, ...sending } = useAct({
    run: approve,
    onDone: useWithdrawalDecided(onClose),
    onRefused: refused(request),
  });
  const missing = !isFirst && reference.trim() === '';
  const confirm = () => {
    setTried(true);
    if (missing) return;
    const named = isFirst ? null : reference.trim();
    act({ ...onVersion(request), reference: named, idempotencyKey });
  };
  return { reference, setReference, isFirst, missing: tried && missing, confirm, ...sending };
}

/** Pays out what was checked; a large amount repeats the total and asks for a second person. */
export function ApproveForm(props: DecisionProps<Withdrawal>) {
  const { request, held, onClose } = props;
  const translate = useTranslate();
  const { money } = useFormat();
  const { reference, setReference, isFirst, missing, confirm, ...sending } = useApproval(props);
  const words = 'resources.withdrawals.approve';
  const amount = money(paidOut(request), { code: true });
  const label = translate('resources.withdrawals.fields.reference');
  const help = missing
    ? translate('common.fillIn', { field: label })
    : translate(`${words}.referenceHelp`);
  const fault = sending.faultOf('bankReference') ?? sending.faultOf('reference');
  return (
    <DecisionForm
      title={translate(`${words}.title`)}
      confirm={translate(`${words}.${isFirst ? 'first' : 'approve'}`, { amount })}
      busy={sending.busy}
      held={held}
      fault={sending.faultBeside('bankReference', 'reference')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="soft">{translate(`${words}.${isFirst ? 'firstText' : 'text'}`, { amount })}</p>
      {!isFirst && (
        <TextField
          autoFocus
          required
          fullWidth
          label={label}
          value={reference}
          error={missing || fault !== undefined}
          helperText={fault ?? help}
          slotProps={{ htmlInput: { maxLength: limits.bankReferenceLengthMax } }}
          onChange={({ target }) => {
            setReference(target.value);
          }}
        />
      )}
    </DecisionForm>
  );
}
