import type { ConversionFieldsFragment, WalletQuery } from './wallet.generated';

export type Conversion = ConversionFieldsFragment;
export type Wallet = WalletQuery['wallet'];
export type CoinWallet = Wallet['coins'][number];
export type Balances = WalletQuery['me']['balances'];

/** Cash to coin, or coin to cash. */
export type Way = 'BUY' | 'SELL';
