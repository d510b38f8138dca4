import { formatMoney, parseMoney, usd } from '../../../../../schema/money';
import type { MoneyLike } from '../../../lib/money/format';
import { minorOf, type Project } from '../types';

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
  try {
    const { minor } = parseMoney('USD', text.replace(/\.$/, ''));
    return minor > 0n ? amountOf(minor) : null;
  } catch {
    return null;
  }
}

const less = (money: { readonly amount: string }, { topUp }: Pick<Project, 'topUp'>): Amount => {
  const rest = minorOf(money) - (topUp ? minorOf(topUp.amount) : 0n);
  return amountOf(rest > 0n ? rest : 0n);
};

/** The most that can be put in by joining: an agreed top-up counts against both bounds already. */
export const bounds = (project: Pick<Project, 'max' | 'left' | 'topUp'>) => ({
  max: less(project.max, project),
  left: less(project.left, project),
});

/** What is missing of an amount; null when it is there. */
export function missingOf({ minor }: Amount, available: MoneyLike): Amount | null {
  const missing = minor - minorOf(available);
  return missing > 0n ? amountOf(missing) : null;
}
