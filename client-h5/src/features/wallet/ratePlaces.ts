import type { Coin } from '../../../../schema/money';

/** Places of a rate that are shown; the others are cut off, as the amounts are. */
export const ratePlaces = (coin: Coin): number => (coin === 'USDT' ? 6 : 2);
