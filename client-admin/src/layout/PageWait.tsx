import { Skeleton } from '../ui/Skeleton';

/** Before react-admin knows who is there. */
export const PageWait = () => <Skeleton />;
