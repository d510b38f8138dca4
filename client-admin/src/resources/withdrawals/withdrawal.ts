import type { DashboardRecord } from '../../lib/desk/useDashboard';
import type { WithdrawalDetailFragment, WithdrawalRowFragment } from './withdrawals.generated';

export type WithdrawalRow = WithdrawalRowFragment;
export type Withdrawal = WithdrawalDetailFragment;

/** How many wait, beside the menu and over the list. */
export const withdrawalFigures = ({ withdrawals }: DashboardRecord) => withdrawals;

export const isDecided = ({ state }: Pick<WithdrawalRow, 'state'>): boolean =>
  state === 'SUCCESS' || state === 'FAILED' || state === 'CANCELLED';

/** What is paid out: of a target in coin that many coins, whatever they are worth today. */
export const paidOut = ({ coinAmount, credited }: WithdrawalRow) => coinAmount ?? credited;

/** From the threshold two people approve it, and each is asked by a dialog that repeats the total. */
export const needsTwo = ({ secondApprovalNeeded, firstApproval }: Withdrawal): boolean =>
  secondApprovalNeeded || firstApproval !== null;

/** This person's approval is the first of two: it records no reference. */
export const secondFollows = ({ secondApprovalNeeded, firstApproval }: Withdrawal): boolean =>
  secondApprovalNeeded && firstApproval === null;
