import { HoldingTable } from './HoldingTable';

/** One customer's holdings. */
export const UserHoldings = () => <HoldingTable withUser={false} />;
