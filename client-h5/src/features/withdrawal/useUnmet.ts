import { useQuery } from '@apollo/client/react';
import type { Money } from '../../../../schema/money';
import { useSettled } from '../../lib/useSettled';
import { shown } from './figures';
import type { Unmet } from './types';
import { WithdrawalPreflightDocument } from './withdrawal.generated';

/** Hours open and quotes come back while somebody looks on. */
const AGAIN_MS = 30_000;

export interface Preflight {
  /** Every condition that is not met; undefined until the server has said. */
  readonly unmet: readonly Unmet[] | undefined;
  /** The server has not yet said it of what stands in the form. */
  readonly checking: boolean;
  readonly again: () => void;
}

/** What would stop this withdrawal now, all of it at once. */
export function useUnmet(targetId: string | undefined, amount: Money | null): Preflight {
  const typed = amount ? shown(amount).amount : null;
  const settled = useSettled(typed);
  const { data, previousData, error, refetch } = useQuery(WithdrawalPreflightDocument, {
    variables: { input: { targetId: targetId ?? null, amount: settled } },
    fetchPolicy: 'cache-and-network',
    pollInterval: AGAIN_MS,
  });
  return {
    unmet: (data ?? previousData)?.withdrawalPreflight,
    // Submitting asks everything again: a check that cannot be asked stops nothing.
    checking: typed !== settled || (!data && !error),
    again: () => void refetch().catch(() => null),
  };
}
