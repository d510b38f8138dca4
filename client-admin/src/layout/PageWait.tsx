import { Bones } from '../ui/Bones';

/** Before react-admin knows who is there. */
export const PageWait = () => <Bones />;
