import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useActions } from '../../lib/useActions';
import { useFormat } from '../../lib/useFormat';
import { DecisionForm } from '../../queue/decision/DecisionForm';
import { useDraft } from '../../queue/decision/drafts';
import { ReferenceInput } from '../../queue/decision/ReferenceInput';
import { TotalDialog } from '../../queue/decision/TotalDialog';
import { useTotalAsked } from '../../queue/decision/useTotalAsked';
import { onVersion, type DecisionProps } from '../../queue/queue';
import { useAnswers } from '../../queue/useAnswers';
import type { Fact } from '../../ui/FactList';
import { MoneyText } from '../../ui/MoneyText';
import { useAct } from '../../ui/useAct';
import { useWithdrawalDecided } from './useWithdrawalDecided';
import { needsTwo, paidOut, secondFollows, type Withdrawal } from './withdrawal';
import { withdrawalActions } from './withdrawalActions';
import { WithdrawalTarget } from './WithdrawalTarget';

/** An approval from its empty form to the server's answer. The first of two names no payout. */
function useApproval({ request, onClose }: DecisionProps<Withdrawal>) {
  const { approve } = useActions('withdrawals', withdrawalActions);
  const { refused } = useAnswers();
  const [reference, setReference] = useDraft(`withdrawals/${request.id}/approve/reference`);
  const [tried, setTried] = useState(false);
  const isFirst = secondFollows(request);
  const total = useTotalAsked(request, needsTwo(request));
  const { act, idempotencyKey, ...sending } = useAct({
    run: approve,
    onDone: useWithdrawalDecided(onClose),
    onRefused: (refusal) => {
      // What it says stands beside the field that it is about.
      total.back();
      refused(request)(refusal);
    },
  });
  const missing = !isFirst && reference.trim() === '';
  const send = () => {
    const named = isFirst ? null : reference.trim();
    act({ ...onVersion(request), reference: named, idempotencyKey });
  };
  const confirm = () => {
    setTried(true);
    if (!missing) total.confirm(send);
  };
  const fields = { reference, setReference, missing: tried && missing };
  return { ...fields, isFirst, total, send, confirm, ...sending };
}

type Approval = ReturnType<typeof useApproval>;

/** The payout's own reference, from who pays it. */
function PayoutReference({ approval }: { readonly approval: Approval }) {
  const translate = useTranslate();
  const { reference, setReference, missing, faultOf } = approval;
  return (
    <ReferenceInput
      label={translate('resources.withdrawals.fields.reference')}
      help={translate('resources.withdrawals.approve.referenceHelp')}
      value={reference}
      missing={missing}
      fault={faultOf('bankReference') ?? faultOf('reference')}
      onChange={setReference}
    />
  );
}

/** What is measured against the threshold, and what is paid of it. */
const totalOf = (withdrawal: Withdrawal): readonly Fact[] => [
  ['gross', <MoneyText key="gross" value={withdrawal.amount} code />],
  ['credited', <MoneyText key="credited" value={paidOut(withdrawal)} code />],
  ['user', withdrawal.user.accountMasked],
  ['target', <WithdrawalTarget key="target" target={withdrawal.target} />],
];

/** Pays out what was checked; a large amount repeats the total and asks for a second person. */
export function ApproveForm(props: DecisionProps<Withdrawal>) {
  const { request, held, onClose } = props;
  const translate = useTranslate();
  const { money } = useFormat();
  const approval = useApproval(props);
  const { isFirst, total, busy } = approval;
  const words = 'resources.withdrawals.approve';
  const amount = money(paidOut(request), { code: true });
  const verb = translate(`${words}.${isFirst ? 'first' : 'approve'}`, { amount });
  return (
    <>
      <DecisionForm
        title={translate(`${words}.title`)}
        confirm={verb}
        busy={busy}
        held={held}
        fault={approval.faultBeside('bankReference', 'reference')}
        onConfirm={approval.confirm}
        onClose={onClose}
      >
        <p className="soft">
          {translate(`${words}.${isFirst ? 'firstText' : 'text'}`, { amount })}
        </p>
        {!isFirst && <PayoutReference approval={approval} />}
      </DecisionForm>
      {total.asked && held && (
        <TotalDialog
          {...{ isFirst, busy }}
          facts={totalOf(request)}
          confirm={verb}
          onConfirm={approval.send}
          onClose={total.back}
        />
      )}
    </>
  );
}
