import { coversAnother, offerState, type OfferState } from '../../../../../schema/figures/offers';
import { parseMoney } from '../../../../../schema/money';
import type { ProjectPhase } from '../../../../../schema/states';
import type { MoneyLike } from '../../../lib/format';
import { readAmount } from '../../../lib/money/readAmount';
import { atOf } from '../../../lib/time/typedInstant';
import { readCount, readScaled, type ProjectDraft } from './projectDraft';

/** What has been put aside, promised and invested; of a project that nobody has offered yet, nothing. */
export interface Standing {
  readonly units: number;
  readonly funded: MoneyLike;
  readonly promised: MoneyLike;
  readonly invested: MoneyLike;
  /** Agreed, and not paid yet. */
  readonly topUps: MoneyLike;
  /** When users saw it first; null until they do. */
  readonly releasedAt: string | null;
  /** Null while it is not suspended. */
  readonly suspendReason: string | null;
}

const minorOf = ({ amount }: MoneyLike): bigint => parseMoney('USD', amount).minor;

/** Minor units of what is typed; null for what is no amount. */
function typedMinor(text: string): bigint | null {
  const read = readAmount(text);
  return read.kind === 'read' ? minorOf(read.money) : null;
}

/** The figures that say whether one more can join; null until all of them are typed. */
function figuresOf({ rate, days, min, max, capacity, withTopUp, topUp }: ProjectDraft) {
  const read = {
    ...{ annualPpm: readScaled(rate, 4), days: readCount(days), amountMin: typedMinor(min) },
    ...{ amountMax: typedMinor(max), capacity: typedMinor(capacity) },
    topup: withTopUp ? typedMinor(topUp) : 0n,
  };
  const whole = Object.values(read).every((figure) => figure !== null);
  if (!whole || !read.annualPpm || !read.days) return null;
  return read as { readonly [Name in keyof typeof read]: NonNullable<(typeof read)[Name]> };
}

type Figures = ReturnType<typeof figuresOf>;

/** Whether less room is left than one more needs. */
function isSold(figures: Figures, { invested, topUps }: Standing): boolean {
  if (figures === null) return false;
  const left = figures.capacity - minorOf(invested) - minorOf(topUps);
  return left < figures.amountMin + figures.topup;
}

/** As the sale stands by the dates, and by the room that is left. */
function phaseOf(draft: ProjectDraft, sold: boolean, now: number): ProjectPhase {
  if (atOf(draft.saleStartsAt) > now) return 'UPCOMING';
  if (!(atOf(draft.saleEndsAt) > now)) return 'ENDED';
  return sold ? 'SOLD_OUT' : 'ON_SALE';
}

/** How users will see it stand, were it published as it is typed now. */
export function stateOf(draft: ProjectDraft, standing: Standing, now: number): OfferState {
  const figures = figuresOf(draft);
  const phase = phaseOf(draft, isSold(figures, standing), now);
  const [promised, funded] = [minorOf(standing.promised), minorOf(standing.funded)];
  const covered = figures ? coversAnother({ ...figures, promised, funded }) : funded > promised;
  const suspended = standing.suspendReason !== null;
  return offerState({ phase, suspended, covered, saleEndsAt: atOf(draft.saleEndsAt) }, now);
}
