import type { DashboardQuery } from './dashboard.generated';

type Figures = DashboardQuery['dashboard']['recharges'];

/** All that waits for a decision, whoever holds it. */
export const stillOpen = ({ waiting, inReview, secondApproval }: Figures): number =>
  waiting + inReview + secondApproval;

/** How long the oldest may wait, in ms. */
export const promisedMs = ({ oldestAt, dueAt }: Figures): number =>
  oldestAt === null || dueAt === null ? Infinity : Date.parse(dueAt) - Date.parse(oldestAt);
