import { useState } from 'react';
import type { MoneyLike } from '../../lib/format';
import { useActions } from '../../lib/useActions';
import { useDraft, useForgetDrafts } from '../../queue/decision/drafts';
import { useTotalAsked } from '../../queue/decision/useTotalAsked';
import type { DecisionProps } from '../../queue/queue';
import { useAnswers } from '../../queue/useAnswers';
import { useAct } from '../../ui/useAct';
import { useReason } from '../../ui/useReason';
import { isFarFrom, readAmount, type ReadAmount } from '../../lib/money/readAmount';
import type { Recharge } from './recharge';
import { rechargeActions } from './rechargeActions';
import { useRechargeDecided } from './useRechargeDecided';

interface Typed {
  readonly differs: boolean;
  readonly amount: string;
  readonly again: string;
}

interface Arrived {
  /** How the text of the amount was read. */
  readonly found: ReadAmount;
  /** The corrected amount; null while there is none. */
  readonly arrived: MoneyLike | null;
  /** So far from the declared amount that it is asked for a second time. */
  readonly typedTwice: boolean;
  readonly sameTwice: boolean;
}

/** What the typed amounts come to. */
function readArrived({ differs, amount, again }: Typed, declared: MoneyLike): Arrived {
  const found = readAmount(amount);
  const arrived = differs && found.kind === 'read' ? found.money : null;
  const typedTwice = arrived !== null && isFarFrom(arrived, declared);
  const repeated = readAmount(again);
  const sameTwice = repeated.kind === 'read' && repeated.money.amount === arrived?.amount;
  return { found, arrived, typedTwice, sameTwice };
}

/** Whether there is an amount to send: the declared one, or a corrected one typed as often as asked. */
const isAmountComplete = (differs: boolean, { arrived, typedTwice, sameTwice }: Arrived): boolean =>
  !differs || (arrived !== null && (!typedTwice || sameTwice));

const isAgainWrong = ({ typedTwice, sameTwice }: Arrived, said: boolean): boolean =>
  typedTwice && !sameTwice && said;

interface BankLineFound {
  readonly id: string;
  readonly amount: string;
  readonly reference: string;
}

/** The fields of an approval, kept while the request is not decided. */
function useTyped({ id }: Recharge) {
  const draft = `recharges/${id}/approve`;
  const [reference, setReference] = useDraft(`${draft}/reference`);
  const [chosen, choose] = useDraft(`${draft}/differs`);
  const [amount, setAmount] = useDraft(`${draft}/amount`);
  const [again, setAgain] = useDraft(`${draft}/again`);
  const [line, setLine] = useDraft(`${draft}/line`);
  const reason = useReason(useDraft(`${draft}/reason`));
  const setDiffers = (yes: boolean) => {
    choose(yes ? 'yes' : '');
  };
  const differs = chosen === 'yes';
  /** What the bank says is not typed: neither its reference nor its amount. */
  const chooseLine = (from: BankLineFound, declared: MoneyLike) => {
    const other = from.amount !== declared.amount;
    setLine(from.id);
    setReference(from.reference);
    setDiffers(other);
    setAmount(other ? from.amount : '');
    setAgain(other ? from.amount : '');
  };
  const typeReference = (text: string) => {
    setLine('');
    setReference(text);
  };
  return {
    ...{ reference, setReference: typeReference, differs, setDiffers, amount, setAmount },
    ...{ again, setAgain, line, chooseLine },
    reason,
  };
}

/** The fields of an approval, and what they come to. */
function useFields(recharge: Recharge) {
  const typed = useTyped(recharge);
  const [tried, setTried] = useState(false);
  const { differs, again } = typed;
  const read = readArrived(typed, recharge.amount);
  const referenceMissing = typed.reference.trim() === '';
  const isSecond = recharge.firstApproval !== null;
  const secondFollows = !isSecond && (differs || recharge.secondApprovalNeeded);
  return {
    ...typed,
    ...read,
    ...{ tried, setTried, isSecond },
    /** What the button names: the amount this person found, else the declared one. */
    credited: read.arrived ?? recharge.amount,
    /** After this approval a second person decides. */
    secondFollows,
    /** Of two approvals this is one: a dialog repeats the total. */
    needsTwo: isSecond || secondFollows,
    complete: !referenceMissing && isAmountComplete(differs, read),
    referenceMissing: tried && referenceMissing,
    againWrong: isAgainWrong(read, tried || again !== ''),
  };
}

export type ApprovalForm = ReturnType<typeof useFields>;

/** An approval from its empty form to the server's answer. */
export function useApproval({ request: recharge, onClose }: DecisionProps<Recharge>) {
  const { approve } = useActions('recharges', rechargeActions);
  const form = useFields(recharge);
  const { refused } = useAnswers();
  const forget = useForgetDrafts();
  const total = useTotalAsked(recharge, form.needsTwo);
  const { act, busy, faultOf, faultBeside, idempotencyKey } = useAct({
    run: approve,
    onDone: useRechargeDecided(onClose),
    onRefused: (refusal) => {
      // What it says stands beside the field that it is about.
      total.back();
      refused(recharge)(refusal);
      if (refusal.code !== 'FINDINGS_DIFFER') return;
      // The request is back in the queue; both findings stand beside it.
      forget(`recharges/${recharge.id}`);
      onClose();
    },
  });
  const { reference, differs, isSecond, arrived, complete, reason, line, setTried } = form;
  const { id, version } = recharge;
  const send = (why: string) => {
    const creditedAmount = arrived?.amount ?? null;
    const bankReference = reference.trim();
    const bankLineId = line === '' ? null : line;
    act({ id, version, idempotencyKey, bankReference, creditedAmount, bankLineId, reason: why });
  };
  /** Goes on where nothing is missing. The user reads the reason of the first person. */
  const checked = (go: (why: string) => void) => () => {
    setTried(true);
    const goOn = (why: string) => {
      if (complete) go(why);
    };
    if (differs && !isSecond) reason.send(goOn);
    else goOn('');
  };
  const confirm = checked((why) => {
    total.confirm(() => {
      send(why);
    });
  });
  const fault = faultBeside('bankReference', 'creditedAmount', 'reason');
  return { form, total, confirm, send: checked(send), busy, faultOf, fault };
}
