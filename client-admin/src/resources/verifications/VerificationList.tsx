import { ReviewQueue } from '../../queue/ReviewQueue';
import { verificationQueue } from './verificationQueue';

/** The desk of verifications. */
export const VerificationList = () => <ReviewQueue queue={verificationQueue} />;
