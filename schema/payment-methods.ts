/** Where money can be paid out to. */
export const paymentMethodKinds = [
  ...['BANK_CARD', 'USDT_TRC20', 'USDT_ERC20', 'BTC', 'ETH'],
  ...['ALIPAY', 'WECHAT'],
] as const;
export type PaymentMethodKind = (typeof paymentMethodKinds)[number];

/** Addresses of wallets, in the order of the old API's `type` 1 to 4. */
export const addressKinds = ['USDT_TRC20', 'USDT_ERC20', 'BTC', 'ETH'] as const;
export type AddressKind = (typeof addressKinds)[number];
/** What has an account: a bank card, Alipay, WeChat Pay. */
export type AccountKind = Exclude<PaymentMethodKind, AddressKind>;

/** A coin, and the network that carries it. */
export const networkOf: Record<
  AddressKind,
  { readonly currency: 'USDT' | 'BTC' | 'ETH'; readonly network: string }
> = {
  USDT_TRC20: { currency: 'USDT', network: 'TRC20' },
  USDT_ERC20: { currency: 'USDT', network: 'ERC20' },
  BTC: { currency: 'BTC', network: 'Bitcoin' },
  ETH: { currency: 'ETH', network: 'Ethereum' },
};

export const isAddressKind = (kind: PaymentMethodKind): kind is AddressKind => kind in networkOf;
