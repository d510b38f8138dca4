import { isAddressKind, networkOf, type PaymentMethodKind } from '../../../schema/payment-methods';
import type { Context } from '../../platform/context';
import { readId } from '../../platform/text/read-money';
import { verifiedNames } from '../verifications';
import { heldDetails } from './payouts/held-details';
import { paymentMethodOf } from './payment-methods';

/** Where a withdrawal goes, as much of it as its owner and staff see. */
export interface PayoutTarget {
  readonly id: string;
  readonly kind: PaymentMethodKind;
  /** The name it was added with, else the verified one; null of addresses, and where there is neither. */
  readonly holder: string | null;
  /** First three, stars, last three. */
  readonly masked: string;
  /** From here on it is paid out to. */
  readonly usableSince: Date;
  /** ISO code, or the coin. */
  readonly currency: string;
  /** Of an address; null of cards and accounts. */
  readonly network: string | null;
}

/**
 * A target of a user that stands; null for what is another's, deleted or no id. Whoever writes a withdrawal locks
 * the row (`FOR SHARE`) and looks at it again.
 * @throws LOGIN_REQUIRED
 */
export async function payoutTarget(
  ctx: Context,
  asked: { readonly userId: string; readonly id: string },
): Promise<PayoutTarget | null> {
  const row = readId(asked.id) === null ? null : await paymentMethodOf(ctx, asked);
  if (!row) return null;
  const { id, kind, masked, usableSince, currency } = row;
  const shown = { id, kind, masked, usableSince, currency };
  if (isAddressKind(kind)) return { ...shown, holder: null, network: networkOf[kind].network };
  const [details] = await heldDetails(ctx, [row]);
  return { ...shown, holder: details?.holder ?? null, network: null };
}

/** The name of a user as it was verified; null before. */
export async function verifiedName(ctx: Context, userId: string): Promise<string | null> {
  return (await verifiedNames(ctx, [userId])).get(userId) ?? null;
}
