import type { Queue } from '../../queue/queue';
import { Avatar } from '../../ui/Avatar';
import { MoneyText } from '../../ui/MoneyText';
import { ApproveDialog } from './ApproveDialog';
import { blockedBy } from './blockedBy';
import { isDecided, type Recharge, type RechargeRow } from './recharge';
import { rechargeActions } from './rechargeActions';
import { RechargeDetails } from './RechargeDetails';
import { RechargeFilters } from './RechargeFilters';
import { RechargeFlags } from './RechargeFlags';
import { RechargeStatePill } from './RechargeStatePill';
import { RefuseDialog } from './RefuseDialog';

/** Money on its way in. */
export const rechargeQueue: Queue<RechargeRow, Recharge> = {
  resource: 'recharges',
  event: 'RECHARGES',
  figures: ({ recharges }) => recharges,
  columns: [
    {
      name: 'user',
      show: ({ user }) => (
        <span className="row">
          <Avatar name={user.accountMasked} size="small" />
          {user.accountMasked}
        </span>
      ),
    },
    {
      name: 'amount',
      label: 'USD',
      align: 'right',
      show: ({ credited, amount }) => (
        <b className="strong">
          <MoneyText value={credited ?? amount} />
        </b>
      ),
    },
    { name: 'channel', show: ({ channelTitle }) => channelTitle },
    { name: 'flags', show: ({ flags }) => <RechargeFlags flags={flags} /> },
  ],
  isDecided,
  blockedBy,
  Filters: RechargeFilters,
  State: ({ row }) => <RechargeStatePill state={row.state} />,
  Details: ({ request }) => <RechargeDetails recharge={request} />,
  Approve: ({ request, onClose }) => <ApproveDialog recharge={request} onClose={onClose} />,
  Refuse: ({ request, onClose }) => <RefuseDialog recharge={request} onClose={onClose} />,
  acts: rechargeActions,
};
