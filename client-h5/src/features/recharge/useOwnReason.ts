import { useOwnRoom } from '../../lib/safeguards/useSafeguards';
import { useWords } from '../../lib/useWords';

/** That one's own limit on recharges leaves less than this (minor units of USD), in words; null where it does not. */
export function useOwnReason(asked: bigint | null): string | null {
  const { t } = useWords('recharge');
  const own = useOwnRoom('DAILY_RECHARGE');
  if (!own || asked === null || asked <= own.room) return null;
  return t('recharge.reason.own', own.words);
}
