import type { Direction, Outcome } from '../states';
import { count, whole } from './numbers';
import { demand } from './proof-fault';
import { readQuoteFact, type LeafText, type QuoteFact } from './texts';

const T = 'TERMS_WRONG';
const O = 'OUTCOME_WRONG';

/** A contract as the leaf of its opening says it. Amounts in cents, rates in basis points, instants in milliseconds. */
export interface OpenedContract {
  readonly instrument: string;
  readonly direction: Direction;
  readonly stake: bigint;
  readonly fee: bigint;
  readonly seconds: number;
  readonly payoutBp: number;
  readonly feeBp: number;
  readonly staleAfterMs: number;
  readonly termsHash: string;
  readonly openedAt: number;
  readonly settlesAt: number;
  /** The newest up to the instant when it opened. */
  readonly openQuote: QuoteFact;
}

/** A contract as its two leaves say it. */
export interface ProvedContract extends OpenedContract {
  readonly id: string;
  readonly number: string;
  /** The user's number. */
  readonly user: string;
  readonly symbol: string;
  readonly settledAt: number;
  readonly closeQuote: QuoteFact;
  readonly outcome: Outcome;
  readonly paid: bigint;
}

/** Lines of a leaf's facts, by their place from 0; one that is not there is empty. */
const factsOf =
  ({ facts }: LeafText) =>
  (n: number): string =>
    facts[n] ?? '';

/** @throws ProofFault when the leaf is of no opening */
export function readOpening(opening: LeafText): OpenedContract {
  const opened = factsOf(opening);
  demand(opened(0) === 'opening/1', T, opening.key);
  whole(opened(4), T);
  return {
    instrument: opened(2),
    direction: directionNamed(opened(3)),
    stake: whole(opened(5), T),
    fee: whole(opened(6), T),
    seconds: count(opened(7), T),
    payoutBp: count(opened(8), T),
    feeBp: count(opened(9), T),
    staleAfterMs: count(opened(10), T),
    termsHash: opened(11),
    openedAt: count(opened(12), T),
    settlesAt: count(opened(13), T),
    openQuote: readQuoteFact(opened(14)),
  };
}

/** @throws ProofFault when a leaf is not what it should be */
export function readContract(
  symbol: string,
  opening: LeafText,
  settlement: LeafText,
): ProvedContract {
  const settled = factsOf(settlement);
  return {
    ...readOpening(opening),
    ...idsOf(opening, settlement),
    symbol,
    outcome: outcomeNamed(settled(2)),
    paid: whole(settled(3), O),
    settledAt: count(settled(4), O),
    closeQuote: readQuoteFact(settled(5)),
  };
}

/** Both leaves are of one contract of one user. @throws ProofFault */
function idsOf(opening: LeafText, settlement: LeafText) {
  const [opened, settled] = [factsOf(opening), factsOf(settlement)];
  const [, id = ''] = /^order\.open:([0-9]+)$/.exec(opening.key) ?? [];
  const [, user = ''] = /^user\/([0-9]+)\//.exec(opening.legs[0]?.account ?? '') ?? [];
  demand(settled(0) === 'settlement/1', T, settlement.key);
  demand(settlement.key === `order.settle:${id}`, T, settlement.key);
  demand(opened(1) === settled(1), T, opened(1));
  return { id, user, number: opened(1) };
}

function directionNamed(text: string): Direction {
  demand(text === 'UP' || text === 'DOWN', T, text);
  return text;
}

function outcomeNamed(text: string): Outcome {
  demand(text === 'WIN' || text === 'LOSS' || text === 'DRAW' || text === 'VOID', O, text);
  return text;
}
