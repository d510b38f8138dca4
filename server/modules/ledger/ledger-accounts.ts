import type { Asset } from '../../../schema/money';
import type { Purse } from '../../../schema/states';

export interface Account {
  readonly address: string;
  readonly asset: Asset;
}

/** The chart of accounts: the only place in TypeScript that spells an address. */
export const purseOf = (userId: string, purse: Purse, asset: Asset): Account => ({
  address: `user/${userId}/${purse.toLowerCase()}/${asset}`,
  asset,
});
