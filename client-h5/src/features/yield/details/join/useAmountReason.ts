import { useQuery } from '@apollo/client/react';
import { useOwnMoney } from '../../../../lib/money/useOwnMoney';
import { useOnline } from '../../../../lib/network/connection';
import { MeDocument } from '../../../../lib/session/me.generated';
import { useFormat } from '../../../../lib/useFormat';
import { useWords } from '../../../../lib/useWords';
import { minorOf, type Project } from '../../types';
import { bounds, missingOf, type Amount } from './joinAmount';

export const useAvailable = () =>
  useQuery(MeDocument, { fetchPolicy: 'cache-first' }).data?.me.balances.available;

interface Reason {
  readonly text: string;
  /** What the balance lacks, where that is the reason. */
  readonly missing: Amount | null;
}

/** Why nobody can join with this amount, in words; null when one can. The server asks all of it again. */
export function useAmountReason(project: Project, amount: Amount | null): Reason | null {
  const { t } = useWords('yield');
  const own = useOwnMoney();
  const available = useAvailable();
  const bound = useBoundReason(project, amount);
  if (bound !== null) return { text: bound, missing: null };
  const missing = amount && available && missingOf(amount, available);
  if (!missing) return null;
  return { text: t('details.reason.balance', { available: own(available) }), missing };
}

/** What the terms and what is left say against it. */
function useBoundReason(project: Project, amount: Amount | null): string | null {
  const { t } = useWords('yield');
  const format = useFormat();
  const online = useOnline();
  if (!online) return t('shared:common.offlineAction');
  if (!amount) return t('details.reason.amount');
  if (amount.minor < minorOf(project.min))
    return t('details.reason.min', { amount: format.money(project.min) });
  const found = bounds(project);
  const beyond = BOUNDS.find((bound) => amount.minor > found[bound].minor);
  return beyond
    ? t(`details.reason.${beyond}`, { amount: format.money(found[beyond].shown) })
    : null;
}

/** In the order in which the server asks them. */
const BOUNDS = ['max', 'left', 'covered'] as const;
