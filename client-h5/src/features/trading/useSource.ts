import { useWords } from '../../lib/useWords';
import type { Order } from './types';

/** Names of their own: the same in every language. */
const PROVIDERS = { BINANCE: 'Binance', TWELVE_DATA: 'Twelve Data' } as const;

/** Where prices came from, by name; contracts from before that was kept say no name. */
export function useSource() {
  const { t } = useWords('trading');
  return (feed: Order['feed']): string => {
    if (feed === 'SIMULATED') return t('result.sourceSimulated');
    const recorded = t('result.sourceFeed');
    return feed === null ? recorded : `${recorded} · ${PROVIDERS[feed]}`;
  };
}
