import { addressKinds, networkOf, type AddressKind } from '../../../schema/payment-methods';
import { refuse } from '../../platform/domain-error';

/** A number of the old API, or a coin with its network. */
export interface NetworkSent {
  readonly type?: string | null;
  readonly currency?: string | null;
  readonly network?: string | null;
}

/** Other names of the same networks. */
const NAMES: Readonly<Record<string, string>> = {
  BTC: 'BITCOIN',
  ETH: 'ETHEREUM',
  ERC20: 'ETHEREUM',
};

/** One way to write a network; USDT on Ethereum and ETH itself run on the same one. */
const plain = (network: string): string => NAMES[network.toUpperCase()] ?? network.toUpperCase();

/**
 * Which address is meant.
 * @throws FORM_INCOMPLETE where nothing is named, NETWORK_INVALID for what is not offered
 */
export function readNetwork({ type, currency, network }: NetworkSent): AddressKind {
  if (type)
    return addressKinds[['1', '2', '3', '4'].indexOf(type)] ?? refuse('NETWORK_INVALID', {});
  if (!currency) refuse('FORM_INCOMPLETE', { fields: 'type' }, 'type');
  if (!network) refuse('FORM_INCOMPLETE', { fields: 'network' }, 'network');
  const found = addressKinds.find((kind) => {
    const one = networkOf[kind];
    return one.currency === currency.toUpperCase() && plain(one.network) === plain(network);
  });
  return found ?? refuse('NETWORK_INVALID', {}, 'network');
}
