import { ReviewQueue } from '../../queue/ReviewQueue';
import { rechargeQueue } from './rechargeQueue';

/** The desk of recharges. */
export const RechargeList = () => <ReviewQueue queue={rechargeQueue} />;
