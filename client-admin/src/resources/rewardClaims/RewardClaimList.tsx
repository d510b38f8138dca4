import { ReviewQueue } from '../../queue/ReviewQueue';
import { rewardClaimQueue } from './rewardClaimQueue';

export const RewardClaimList = () => <ReviewQueue queue={rewardClaimQueue} />;
