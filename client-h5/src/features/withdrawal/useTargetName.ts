import type { PaymentMethodKind } from '../../graphql.generated';
import { useWords } from '../../lib/useWords';

interface Named {
  readonly kind: PaymentMethodKind;
  readonly bank?: string | null;
}

/** What people call a target: its bank, else what it is. */
export function useTargetName(): (target: Named) => string {
  const { t } = useWords('withdrawal');
  return ({ kind, bank }) => bank ?? t(`kind.${kind}`);
}
