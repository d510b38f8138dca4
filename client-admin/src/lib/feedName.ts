import type { MarketFeed } from '../graphql.generated';

/** Names of their own: the same in every language. The simulated feed has words. */
const PROVIDERS = { BINANCE: 'Binance', TWELVE_DATA: 'Twelve Data' } as const;

/** A feed by its name. */
export const feedName = (translate: (key: string) => string, name: MarketFeed): string =>
  name === 'SIMULATED' ? translate('resources.feeds.simulated') : PROVIDERS[name];
