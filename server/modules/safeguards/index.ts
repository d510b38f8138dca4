export { ownLimits, tradingBreak } from './safeguards';
export { setLimit } from './set-limit';
export { limitStepsBefore, type LimitStep } from './limit-steps';
