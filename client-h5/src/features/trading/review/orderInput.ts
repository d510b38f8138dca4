import { formatMoney } from '../../../../../schema/money';
import type { OrderPlaceInput } from '../../../graphql.generated';
import { newKey } from '../../../lib/forms/newKey';
import { partsPerMillion } from '../../../lib/money/decimals';
import type { Ticket } from '../ticket/useTicket';

interface Shown {
  readonly instrumentId: string;
  /** The price on screen at the tap. */
  readonly price: string;
  readonly tolerancePpm: number;
}

/** What is sent for a complete ticket, with what it showed; null while it is not complete. A new key for each decision. */
export function orderInput(ticket: Ticket, shown: Shown): OrderPlaceInput | null {
  const { direction, terms, unit, multiple } = ticket;
  if (direction === null || !terms || !unit) return null;
  return {
    instrumentId: shown.instrumentId,
    direction,
    durationSeconds: terms.durationSeconds,
    amount: formatMoney(unit),
    multiple,
    seenPrice: shown.price,
    tolerance: partsPerMillion(shown.price, shown.tolerancePpm),
    seenPayoutBp: terms.payoutBp,
    seenFeeBp: terms.feeBp,
    idempotencyKey: newKey(),
  };
}
