import type { DashboardRecord } from '../../lib/desk/useDashboard';
import type { RechargeDetailFragment, RechargeRowFragment } from './recharges.generated';

export type RechargeRow = RechargeRowFragment;
export type Recharge = RechargeDetailFragment;

/** How many wait, beside the menu and over the list. */
export const rechargeFigures = ({ recharges }: DashboardRecord) => recharges;

export const isDecided = ({ state }: Pick<RechargeRow, 'state'>): boolean =>
  state === 'SUCCESS' || state === 'FAILED';

/** What is at stake: the amount that the first approval found, where it may be seen, else the declared one. */
export const amountInReview = ({ firstApproval, amount }: Recharge) =>
  firstApproval?.amount ?? amount;

type Step = Recharge['history'][number];
type StepWithFinding = Step & { readonly finding: NonNullable<Step['finding']> };

const hasFinding = (step: Step | undefined): step is StepWithFinding => step?.finding != null;

/** The two approvals that found something else, the last time that happened; empty when it never did. */
export function contradiction({ history }: Pick<Recharge, 'history'>): readonly StepWithFinding[] {
  const at = history.findLastIndex(({ kind }) => kind === 'CONTRADICTED');
  if (at < 0) return [];
  const first = history.slice(0, at).findLast(({ kind }) => kind === 'FIRST_APPROVED');
  return [first, history[at]].filter(hasFinding);
}
