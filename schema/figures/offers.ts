import type { ProjectPhase } from '../states';

/** Parts per million a year of 365 days: what a principal at each 00:00 is multiplied by comes to a cent. */
export const YEAR_PPM = 365_000_000n;

/** Of a project, as far as what is put aside for it goes. Amounts in minor units of USD. */
export interface CoveredTerms {
  readonly annualPpm: number;
  readonly days: number;
  readonly amountMin: bigint;
  readonly amountMax: bigint;
  readonly topup: bigint;
  readonly promised: bigint;
  readonly funded: bigint;
}

/**
 * The most that one more can join with for what is put aside, minor units of USD: the largest amount whose promise, its
 * agreed top-up counted, is within what is free. Never more than its terms take. Twin of what `start_holding` asks.
 */
export function coveredAmount(terms: Omit<CoveredTerms, 'amountMin'>): bigint {
  const { annualPpm, days, amountMax, topup, promised, funded } = terms;
  const principal = ((funded - promised + 1n) * YEAR_PPM - 1n) / (BigInt(annualPpm) * BigInt(days));
  const most = (principal < amountMax ? principal : amountMax) - topup;
  return most > 0n ? most : 0n;
}

/** Whether what is put aside allows one more to join with the smallest amount. */
export const coversAnother = (terms: CoveredTerms): boolean =>
  coveredAmount(terms) >= terms.amountMin;

/** How an offer stands to users: its phase, or what keeps anybody from joining while it is on sale. */
export type OfferState = ProjectPhase | 'CLOSING' | 'NOT_COVERED' | 'SUSPENDED';

interface Offer {
  readonly phase: ProjectPhase;
  readonly suspended: boolean;
  readonly covered: boolean;
  /** Milliseconds since 1970, as is `now`. */
  readonly saleEndsAt: number;
}

/** A sale that ends within so long closes soon. */
const SOON_MS = 3 * 86_400_000;

/** Whoever has ended or is sold out is so whatever else there is to say. */
export function offerState(
  { phase, suspended, covered, saleEndsAt }: Offer,
  now: number,
): OfferState {
  if (phase === 'ENDED' || phase === 'SOLD_OUT') return phase;
  if (suspended) return 'SUSPENDED';
  if (phase === 'UPCOMING') return phase;
  if (!covered) return 'NOT_COVERED';
  return saleEndsAt - now < SOON_MS ? 'CLOSING' : 'ON_SALE';
}
