import type { PaymentMethodKind } from '../../../../schema/payment-methods';
import { bindFirst, type WithdrawalCondition } from '../../../../schema/withdrawals';

/** A target by its id, the newest of a kind, or neither: then the only one there is. */
export interface TargetAsked {
  readonly id?: string | null;
  readonly kind?: PaymentMethodKind | null;
}

/** A target, or what is bound first; both null where several could be meant. */
export interface ChosenTarget {
  readonly methodId: string | null;
  readonly missing: WithdrawalCondition | null;
}

interface Bound {
  readonly id: string;
  readonly kind: PaymentMethodKind;
}

/** No target has this number. */
const NONE = '0';

/** Which of a user's targets is meant. @param bound the newest first */
export function chooseTarget(bound: readonly Bound[], { id, kind }: TargetAsked): ChosenTarget {
  const fitting = kind == null ? bound : bound.filter((one) => one.kind === kind);
  const [newest] = fitting;
  if (!newest)
    return { methodId: null, missing: kind == null ? 'BIND_CARD_FIRST' : bindFirst[kind] };
  if (id != null) {
    return { methodId: fitting.some((one) => one.id === id) ? id : NONE, missing: null };
  }
  const clear = kind != null || fitting.length === 1;
  return { methodId: clear ? newest.id : null, missing: null };
}
