import { Skeleton } from '../ui/list/Skeleton';

/** Before react-admin knows who is there. */
export const PageWait = () => <Skeleton />;
