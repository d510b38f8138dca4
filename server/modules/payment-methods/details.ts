import { isAddressKind, type PaymentMethodKind } from '../../../schema/payment-methods';
import { keyedHash, seal, unseal, type Place } from '../../platform/sealed/seal';
import type { ConfigWithSecret } from '../../platform/secrets';
import type { PaymentMethod } from './payment-method.entity';

/** A target in the clear: for whoever pays out. Never for a log. */
export interface Details {
  /** A card's number, an account, an address, as it is written to the bank or the network. */
  readonly account: string;
  /** As it was given, or the name verified then; null of addresses, and where neither was known. */
  readonly holder: string | null;
  readonly bank: string | null;
  readonly branch: string | null;
}

const placeOf = (id: string): Place => ({ column: 'payment_method.details', row: id });

export const sealDetails = (config: ConfigWithSecret, id: string, details: Details): string =>
  seal(config, JSON.stringify(details), placeOf(id));

export const detailsOf = (
  config: ConfigWithSecret,
  { id, details }: Pick<PaymentMethod, 'id' | 'details'>,
): Details => JSON.parse(unseal(config, details, placeOf(id))) as Details;

/**
 * By which a target is found again. One address of Ethereum is one target, whatever it receives; a number of a
 * card and an account of Alipay that read alike are two. Names of accounts are no others in capitals.
 */
export function accountHash(
  config: ConfigWithSecret,
  kind: PaymentMethodKind,
  account: string,
): Buffer {
  const named = kind === 'ALIPAY' || kind === 'WECHAT' ? account.toLowerCase() : account;
  const compared = isAddressKind(kind) ? `ADDRESS|${account}` : `${kind}|${named}`;
  return keyedHash(config, 'payment_method.account', compared);
}
