import { cutPrice } from '../../../../../schema/figures/price';
import type { Dispute } from '../dispute';
import type { DisputeQuotesQuery } from '../disputes.generated';

type Recorded = NonNullable<DisputeQuotesQuery['dispute']>['quotes']['quotes'][number];

/** A price at an instant, in units of its last place. */
export interface Point {
  readonly at: number;
  readonly units: number;
}

/** What stands in the picture: the line, both quotes of the contract, and its two instants. */
export interface QuotePicture {
  readonly line: readonly Point[];
  readonly opening: Point | null;
  readonly closing: Point | null;
  readonly openedAt: number;
  readonly settlesAt: number;
  /** Of the prices. */
  readonly places: number;
}

const placesOf = (price: string): number => price.split('.')[1]?.length ?? 0;

const unitsOf = (price: string, places: number): number =>
  Number.parseInt(cutPrice(price, places).replace('.', ''), 10);

/** A mark of the axis as the price it stands for. */
export function priceAt(units: number, places: number): string {
  const digits = String(Math.round(units)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
}

/** Null where nothing was recorded: then there is nothing to draw. */
export function quotePicture(
  order: Dispute['order'],
  quotes: readonly Recorded[],
): QuotePicture | null {
  const [first] = quotes;
  if (!first) return null;
  const from = Date.parse(first.at);
  const places = placesOf(first.price);
  const pointAt = (at: string, price: string) => ({
    at: Date.parse(at),
    units: unitsOf(price, places),
  });
  const marked = (at: string | null, price: string | null): Point | null =>
    at === null || price === null || Date.parse(at) < from ? null : pointAt(at, price);
  return {
    line: quotes.map(({ at, price }) => pointAt(at, price)),
    opening: marked(order.openQuoteAt, order.openPrice),
    closing: marked(order.closeQuoteAt, order.closePrice),
    openedAt: Date.parse(order.openedAt),
    settlesAt: Date.parse(order.settlesAt),
    places,
  };
}
