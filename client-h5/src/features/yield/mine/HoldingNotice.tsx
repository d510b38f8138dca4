import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { minorOf } from '../types';
import { interestLeft, statusOf, type Holding } from './holdingStatus';
import { dollars, useOwn } from './useOwn';

/** What was agreed, or what happens next, in words; nothing while a holding just runs. */
export function HoldingNotice({ holding }: { readonly holding: Holding }) {
  const words = useNotice(holding);
  return words === null ? null : <p className="small second">{words}</p>;
}

function useNotice(holding: Holding): string | null {
  const { t } = useWords('yield');
  const format = useFormat();
  const own = useOwn();
  const { topUp, topupDueAt, principal, maturesAt, settlesAt, settledAt, reduction } = holding;
  const status = statusOf(holding);
  const interest = interestLeft(holding);
  const amount = own.money(dollars(minorOf(principal) + interest));
  switch (status) {
    case 'TOPUP':
    case 'TOPUP_TODAY':
      if (!topUp || topupDueAt == null) return null;
      return t('holding.notice.TOPUP', {
        append_money: own.money(topUp, 'plain'),
        time: own.when(topupDueAt),
        principal: own.money(principal),
      });
    case 'ENDS_TODAY':
      return t('holding.notice.ENDS_TODAY', { amount, time: own.when(maturesAt) });
    case 'DUE':
      return t('holding.notice.DUE', { amount, time: own.when(settlesAt ?? maturesAt) });
    case 'MISSED':
      return t('holding.notice.MISSED', {
        date: format.date(maturesAt),
        principal: own.money(principal),
        interest: own.money(dollars(interest)),
        until: own.when(settlesAt ?? maturesAt),
      });
    case 'LEFT_EARLY':
      return t('holding.notice.LEFT_EARLY', {
        date: format.date(settledAt ?? maturesAt),
        principal: own.money(principal),
        reduction: own.money(reduction),
      });
    case 'ENDED':
      return t('holding.notice.ENDED', {
        date: format.date(settledAt ?? maturesAt),
        principal: own.money(principal),
      });
    case 'EARNING':
      return null;
  }
}
