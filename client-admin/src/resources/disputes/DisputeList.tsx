import { ReviewQueue } from '../../queue/ReviewQueue';
import { disputeQueue } from './disputeQueue';

export const DisputeList = () => <ReviewQueue queue={disputeQueue} />;
