import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { minorOf } from '../types';
import {
  interestLeft,
  isRenewable,
  missedAt,
  statusOf,
  type Holding,
  type Status,
} from './holdingStatus';
import { dollars, useOwn } from './useOwn';

/** What was agreed, or what happens next; nothing while a holding just runs. */
export function HoldingNotice({ holding }: { readonly holding: Holding }) {
  const text = useNotice(holding);
  return text === null ? null : <p className="small second">{text}</p>;
}

/** In words; null while a holding just runs. */
export function useNotice(holding: Holding): string | null {
  const { t } = useWords('yield');
  const facts = useFacts(holding);
  const status = statusOf(holding);
  if (status === 'EARNING') return null;
  const words = status === 'TOPUP_TODAY' ? 'TOPUP' : offered(status, holding);
  return t(`holding.notice.${words}`, facts);
}

/** Renewing is spoken of where it is offered, and a top-up where it was missed. */
function offered(status: Exclude<Status, 'EARNING' | 'TOPUP_TODAY'>, holding: Holding) {
  if (status === 'ENDED') return missedAt(holding) === null ? status : 'ENDED_MISSED';
  if (isRenewable(holding.project)) return status;
  if (status === 'DUE') return 'DUE_ONLY';
  return status === 'ENDS_TODAY' ? 'ENDS_TODAY_ONLY' : status;
}

/** What the sentences speak of; each takes its own of it. */
function useFacts(holding: Holding) {
  const format = useFormat();
  const own = useOwn();
  const { topUp, topupDueAt, principal, maturesAt, settlesAt, settledAt, reduction } = holding;
  const interest = interestLeft(holding);
  const paidBy = own.when(settlesAt ?? maturesAt);
  const due = topupDueAt ?? maturesAt;
  return {
    append_money: topUp ? own.money(topUp, 'plain') : '',
    amount: own.money(dollars(minorOf(principal) + interest)),
    date: format.date(settledAt ?? maturesAt),
    interest: own.money(dollars(interest)),
    principal: own.money(principal),
    reduction: own.money(reduction),
    stopped: format.date(maturesAt),
    time: holding.state === 'NEEDS_TOPUP' ? own.when(due) : paidBy,
    until: paidBy,
  };
}
