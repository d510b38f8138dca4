import type { AskRule } from './asks/ask-rules';
import type { Money } from './money';
import type { ReviewState } from './review-states';

/**
 * What code hands over for a figure of each kind. The kind also decides how words write it: amounts,
 * counts, seconds and prices as the language writes numbers, rates as percentages, instants in UTC, states and rules by
 * their label.
 */
export interface FigureTypes {
  readonly money: Money;
  readonly count: number;
  readonly seconds: number;
  /** Plain decimal. */
  readonly price: string;
  /** Basis points. */
  readonly rate: number;
  /** ISO 8601, UTC. */
  readonly instant: string;
  readonly state: ReviewState;
  readonly rule: AskRule;
  readonly text: string;
}

export type FigureKind = keyof FigureTypes;
