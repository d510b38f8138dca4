import type { FeedInstrument, Tick } from './feed';

/** A price of a provider, under the provider's own name of what it is of. */
export interface Trade {
  readonly providerSymbol: string;
  readonly price: string;
  readonly at: Date;
  readonly size?: string;
}

/** At most nine digits before and after the point: sizes are summed in whole parts of 10⁻⁹. */
const SIZE = /^(\d{1,9})(?:\.(\d{1,9})\d*)?$/;
const PARTS = 1_000_000_000n;
/** As far ahead as a provider's time may lie (`quote_fault`). */
const AHEAD_MS = 5_000;

/**
 * What came in between two beats, of each symbol the newest price and the sum of what was traded. A
 * beat is a quarter of a second: more quotes than that nobody is shown, and each would be a row.
 */
export class NewestTrades {
  private readonly newest = new Map<string, Trade & { readonly parts: bigint | null }>();

  add(trade: Trade): void {
    const before = this.newest.get(trade.providerSymbol);
    const parts = partsOf(trade.size);
    const sum = before?.parts == null ? parts : before.parts + (parts ?? 0n);
    // What comes late counts as traded; it is no newer price.
    const latest = before && isNewer(before, trade) ? before : trade;
    this.newest.set(trade.providerSymbol, { ...latest, parts: sum });
  }

  /** And forgets it. What is wanted no more is dropped. */
  take(instruments: readonly FeedInstrument[]): Tick[] {
    const found = instruments.flatMap(({ id, providerSymbol, decimals }) => {
      const trade = providerSymbol === null ? undefined : this.newest.get(providerSymbol);
      if (!trade) return [];
      const { at, parts } = trade;
      return [
        {
          instrumentId: id,
          price: rounded(trade.price, decimals),
          providerAt: at,
          ...(parts !== null && { size: written(parts) }),
        },
      ];
    });
    this.newest.clear();
    return found;
  }

  clear(): void {
    this.newest.clear();
  }
}

/** A time that lies ahead is none: the record refuses it, and it hides no other. */
const isNewer = (one: Trade, other: Trade): boolean =>
  isAhead(other) || (one.at > other.at && !isAhead(one));

const isAhead = ({ at }: Trade): boolean => at.getTime() > Date.now() + AHEAD_MS;

function partsOf(size: string | undefined): bigint | null {
  const [, whole, part = ''] = SIZE.exec(size ?? '') ?? [];
  return whole === undefined ? null : BigInt(whole) * PARTS + BigInt(part.padEnd(9, '0'));
}

const written = (parts: bigint): string =>
  `${String(parts / PARTS)}.${String(parts % PARTS).padStart(9, '0')}`;

/**
 * To the instrument's places, half away from zero: providers write five digits for what is quoted in
 * two. What is no plain decimal stays as it is, for the record to refuse.
 */
function rounded(price: string, decimals: number): string {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,20}))?$/.exec(price) ?? [];
  if (whole === undefined || part.length <= decimals) return price;
  const kept = BigInt(whole + part.slice(0, decimals)) + (Number(part[decimals]) >= 5 ? 1n : 0n);
  const digits = String(kept).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
