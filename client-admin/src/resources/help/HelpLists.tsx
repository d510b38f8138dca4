import { ReviewQueue } from '../../queue/ReviewQueue';
import { appealDesk, infoDesk, passwordDesk } from './helpDesk';

export const PasswordRequestList = () => <ReviewQueue queue={passwordDesk} />;
export const AppealList = () => <ReviewQueue queue={appealDesk} />;
export const InfoChangeList = () => <ReviewQueue queue={infoDesk} />;
