import type { ErrorCode } from '../../../../../../schema/errors';
import { formatMoney, usd } from '../../../../../../schema/money';
import type { Refusal } from '../../../../lib/forms/refusals';
import type { MoneyLike } from '../../../../lib/money/format';
import { typedAmount } from '../../../../lib/money/typed';
import { minorOf, type Project } from '../../types';

/** The form that an amount typed for a project is kept under. */
export const draftOf = (projectId: string): string => `project-${projectId}`;

export interface Amount {
  readonly minor: bigint;
  readonly shown: MoneyLike;
}

export const amountOf = (minor: bigint): Amount => ({
  minor,
  shown: { asset: 'USD', amount: formatMoney(usd(minor)) },
});

/** What was typed, as an amount; null where it is none yet. */
export function readAmount(text: string): Amount | null {
  const typed = typedAmount(text);
  return typed && amountOf(typed.minor);
}

const less = (money: { readonly amount: string }, { topUp }: Pick<Project, 'topUp'>): Amount => {
  const rest = minorOf(money) - (topUp ? minorOf(topUp.amount) : 0n);
  return amountOf(rest > 0n ? rest : 0n);
};

/** The most that can be put in by joining: an agreed top-up counts against all three bounds already. */
export const bounds = (project: Pick<Project, 'max' | 'left' | 'coverable' | 'topUp'>) => ({
  max: less(project.max, project),
  left: less(project.left, project),
  covered: amountOf(minorOf(project.coverable)),
});

/** What is missing of an amount; null when it is there. */
export function missingOf({ minor }: Amount, available: MoneyLike): Amount | null {
  const missing = minor - minorOf(available);
  return missing > 0n ? amountOf(missing) : null;
}

/** What another amount mends: it is said at the amount. All else is said where the act is confirmed. */
const ofAmount: ReadonlySet<ErrorCode> = new Set([
  'PROJECT_MIN',
  'PROJECT_MAX',
  'PROJECT_CAPACITY',
  'APPEND_MIN',
  'BALANCE_TOO_LOW',
]);

/** The first of what the server refused, as it stands beside what was asked for; undefined for none. */
export function refusedOf(of: string, [first]: readonly Refusal[]) {
  return first && { of, text: first.message, atAmount: ofAmount.has(first.code) };
}

export type Refused = ReturnType<typeof refusedOf>;

/** What was refused, while the same is still asked for: in words, and of them those for the field. */
export const shownOf = (refused: Refused, of: string) => {
  const now = refused?.of === of ? refused : null;
  return { refused: now?.text ?? null, refusedAmount: now?.atAmount ? now.text : null };
};
