import { requireUser, type Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { orders, type Order } from '../trading';
import { holdings, type YieldHolding } from '../yield';

/** A settled contract, or a holding with what it has earned so far. */
export type ProfitItem =
  | { readonly order: Order; readonly holding: null }
  | { readonly order: null; readonly holding: YieldHolding };

/** Where a list of two kinds goes on: below these ids; null where nothing of that kind was listed. */
export interface ProfitPlace {
  readonly order: string | null;
  readonly holding: string | null;
}

export interface PlacedItem {
  readonly item: ProfitItem;
  readonly place: ProfitPlace;
}

const START: ProfitPlace = { order: null, holding: null };

/** Two numbers of 18 digits, a point between them, as base64. */
const CURSOR_LENGTH_MAX = 50;

/** @throws PARAM_INVALID when it is no cursor of ours */
export function readPlace(after: string | null | undefined): ProfitPlace {
  if (after == null) return START;
  const text =
    after.length > CURSOR_LENGTH_MAX ? '' : Buffer.from(after, 'base64url').toString('latin1');
  const [, order, holding] = /^([0-9]{0,18})\.([0-9]{0,18})$/.exec(text) ?? [];
  if (order === undefined || holding === undefined)
    return refuse('PARAM_INVALID', { field: 'after' }, 'after');
  return { order: order || null, holding: holding || null };
}

export const placeText = ({ order, holding }: ProfitPlace): string =>
  Buffer.from(`${order ?? ''}.${holding ?? ''}`, 'latin1').toString('base64url');

/** One's own contracts and holdings by when they began, newest first; one more than asked for when there are more. */
export async function profitItems(
  ctx: Context,
  { first, after }: { readonly first: number; readonly after: ProfitPlace },
): Promise<PlacedItem[]> {
  const { userId } = requireUser(ctx);
  const [contracts, own] = await Promise.all([
    orders(ctx, userId, { state: 'SETTLED', first, after: after.order }),
    holdings(ctx, { tab: 'ALL', first, after: after.holding }),
  ]);
  const found: PlacedItem[] = [];
  let place = after;
  for (let [c, h] = [0, 0]; found.length <= first;) {
    const [order, holding] = [contracts[c], own[h]];
    if (order && (!holding || order.openedAt >= holding.startedAt)) {
      place = { ...place, order: order.id };
      found.push({ item: { order, holding: null }, place });
      c += 1;
    } else if (holding) {
      place = { ...place, holding: holding.id };
      found.push({ item: { order: null, holding }, place });
      h += 1;
    } else break;
  }
  return found;
}
