import { useQuery } from '@apollo/client/react';
import { useArriving } from '../../lib/arrival';
import { serverNow } from '../../lib/time/serverClock';
import {
  PaymentMethodsDocument,
  type PaymentMethodFieldsFragment,
} from './paymentMethods.generated';

export type Method = PaymentMethodFieldsFragment;
export type Kind = Method['kind'];

/** What the screens of payment methods have in common. */
export interface Own {
  readonly methods: readonly Method[];
  /** The verified name: a new card is in this name. Null before. */
  readonly verifiedName: string | null;
  /** Whether there is a fund password to ask for. */
  readonly fundPasswordSet: boolean;
}

/** One's own, newest first; null while they are on their way. */
export function usePaymentMethods() {
  const { data, error, refetch } = useArriving(
    useQuery(PaymentMethodsDocument, { fetchPolicy: 'cache-and-network' }),
  );
  const verified = data?.verification?.state === 'VERIFIED' ? data.verification.name : null;
  const own: Own | null = data
    ? {
        methods: data.paymentMethods,
        verifiedName: verified,
        fundPasswordSet: data.me.fundPasswordSet,
      }
    : null;
  return { own, error, retry: () => void refetch().catch(() => null) };
}

export const addressKinds = ['USDT_TRC20', 'USDT_ERC20', 'BTC', 'ETH'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** Nothing is paid out to it yet. */
export const isWaiting = ({ usableSince }: Pick<Method, 'usableSince'>): boolean =>
  Date.parse(usableSince) > serverNow();

export const isAddress = (kind: Kind): kind is AddressKind =>
  addressKinds.some((one) => one === kind);
