import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useActions } from '../../lib/useActions';
import { useAct } from '../../ui/useAct';
import { useReason } from '../../ui/useReason';
import { readAmount } from './readAmount';
import { amountInReview, type Recharge } from './recharge';
import { rechargeActions } from './rechargeActions';
import { useRechargeDecided } from './useRechargeDecided';

/** The fields of an approval, and what they come to. */
function useFields(recharge: Recharge) {
  const [reference, setReference] = useState('');
  const [differs, setDiffers] = useState(false);
  const [amount, setAmount] = useState('');
  const [tried, setTried] = useState(false);
  const reason = useReason();
  const found = differs ? readAmount(amount) : null;
  return {
    ...{ reference, setReference, differs, setDiffers, amount, setAmount, tried, setTried },
    ...{ reason, found },
    /** What the button names: the corrected, the first person's, or the declared amount. */
    credited: found ?? amountInReview(recharge),
    referenceMissing: tried && reference.trim() === '',
    amountMissing: tried && differs && found === null,
  };
}

export type ApprovalForm = ReturnType<typeof useFields>;

/** An approval from its empty form to the server's answer. */
export function useApproval(recharge: Recharge, onClose: () => void) {
  const translate = useTranslate();
  const { approve } = useActions('recharges', rechargeActions);
  const form = useFields(recharge);
  const { act, busy, faultOf, faultBeside, wasRefused, idempotencyKey } = useAct({
    run: approve,
    onDone: useRechargeDecided(onClose),
  });
  const { reference, differs, found, reason, setTried } = form;
  const { id, version } = recharge;
  const bankReference = reference.trim();
  const confirm = () => {
    setTried(true);
    const send = (why: string) => {
      const creditedAmount = found?.amount ?? null;
      if (bankReference === '' || (differs && found === null)) return;
      act({ id, version, idempotencyKey, bankReference, creditedAmount, reason: why });
    };
    if (differs) reason.send(send);
    else send('');
  };
  const fault = faultBeside('bankReference', 'creditedAmount', 'reason');
  /** Two people read two references: the server says no more than that it is not valid. */
  const mismatch = recharge.firstApproval !== null && wasRefused('PARAM_INVALID');
  const referenceFault = mismatch
    ? translate('resources.recharges.approve.mismatch')
    : faultOf('bankReference');
  return { form, confirm, busy, faultOf, fault, referenceFault };
}
