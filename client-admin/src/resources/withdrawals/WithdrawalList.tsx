import { ReviewQueue } from '../../queue/ReviewQueue';
import { withdrawalQueue } from './withdrawalQueue';

/** The desk of withdrawals. */
export const WithdrawalList = () => <ReviewQueue queue={withdrawalQueue} />;
