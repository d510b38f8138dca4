export { approveDispute } from './decision/approve-dispute';
export { Dispute } from './dispute.entity';
export { disputeReview } from './dispute-review';
export { countDisputes, searchDisputes } from './disputes';
export { reportOrder } from './report/report-order';
