import type { Tone } from '../../../ui/Pill';
import type { Feed } from '../market';

/** Names of their own: the same in every language. The simulated feed has words. */
const PROVIDERS = { BINANCE: 'Binance', TWELVE_DATA: 'Twelve Data' } as const;

/** A feed by its name. */
export const feedName = (translate: (key: string) => string, name: Feed['name']): string =>
  name === 'SIMULATED' ? translate('resources.feeds.simulated') : PROVIDERS[name];

export const feedTones: Readonly<Record<Feed['state'], Tone>> = {
  ...{ LIVE: 'ok', CONNECTING: 'amber', WAITING: 'red', OFF: 'neutral' },
};
