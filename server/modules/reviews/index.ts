export { applyDecisions } from './decision/apply-decisions';
export { decideReview, refuseReview } from './decision/decide-review';
export { holderOf } from './lease/holder-of';
export { holdReview } from './lease/hold-review';
export { keepReview } from './lease/keep-review';
export { releaseReview } from './lease/release-review';
export { actInside, type OnVersion, type ReviewAnswer, type ReviewKind } from './review-kind';
export { reviewSteps, type Finding } from './review-steps';
export { LeaseColumns, ReviewColumns, stepKinds, type StepKind } from './review.entity';
export { sendBackReview } from './decision/returned/send-back-review';
export { takeNextReview } from './lease/take-next-review';
export { takeReview } from './lease/take-review';
export { undoDecision } from './decision/undo-decision';
export { withdrawApproval } from './decision/returned/withdraw-approval';
export { dropQueueView } from './views/drop-queue-view';
export { queueViews } from './views/queue-views';
export { saveQueueView } from './views/save-queue-view';
export { queueFigures } from './queue-figures';
export { pressingReviews, type StandingRequest } from './standing/pressing-reviews';
export { openRequests, requestsBefore, type PastRequest } from './standing/requests-of-user';
export { heldByStaff } from './lease/held-by-staff';
export { shiftFigures } from './shift-figures';
export {
  cursorOfPlace,
  FREE,
  FREE_AT_ONCE,
  queueSorts,
  queueTabs,
  readQueuePage,
  sorted,
  type Place,
  type QueuePage,
  type QueueSort,
  type QueueTab,
} from './queue/queue-page';
export { reviewTimes, type ReviewTimes } from './review-times';
export { countOf, freeByAge, pageByAge, type QueueCount } from './queue/queue-by-age';
export { HELD, MONEY_TABS, TABS, TABS_BY_TIME } from './queue/queue-tabs';
