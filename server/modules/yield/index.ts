export { catchUpYield, accrueYield, matureHoldings } from './interest/accrue-yield';
export { holdingsSetAside } from './interest/holdings-set-aside';
export { joinProject } from './holding/join-project';
export { renewHolding } from './holding/renew-holding';
export { settleHolding } from './holding/settle-holding';
export { topUpHolding } from './holding/top-up-holding';
export type { YieldHolding } from './holding.entity';
export { holdingEntries, type HoldingEntryKind } from './holding-entries';
export { interestDays } from './interest-days';
export { expectedPrincipalDays, interestOf } from './outlook';
export {
  expectedInterest,
  heldYesterday,
  holding,
  holdings,
  holdingSettlement,
  nextInterest,
  settledFor,
  type HoldingTab,
} from './own-holdings';
export { projectFigures } from './desk/project-figures';
export { proposeFunding, proposeProject, type ProposeFunding } from './project/propose-project';
export type { ProjectOffer } from './project/project-facts';
export { suspendProject } from './project/suspend-project';
export { projects, projectsByIds, type Project, type ProjectTab } from './projects';
export type { YieldLoaders } from './yield.loaders';
export { holdingStepsBefore, type HoldingStep } from './holding/holding-steps';
