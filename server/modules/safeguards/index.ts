export { ownLimits, tradingBreak } from './safeguards';
export { setLimit } from './set-limit';
