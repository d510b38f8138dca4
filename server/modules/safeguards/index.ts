export { tradingBreak } from './safeguards';
