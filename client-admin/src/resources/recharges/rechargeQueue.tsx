import type { RechargeApproveInput } from '../../graphql.generated';
import { ask } from '../../lib/request';
import type { Queue } from '../../queue/queue';
import { Avatar } from '../../ui/Avatar';
import { MoneyText } from '../../ui/MoneyText';
import { BankGround } from './bankLines/BankGround';
import { ApproveForm } from './ApproveForm';
import { blockedBy } from './blockedBy';
import { isDecided, rechargeFigures, type Recharge, type RechargeRow } from './recharge';
import { rechargeActions } from './rechargeActions';
import { RechargeDetails } from './RechargeDetails';
import { RechargeEvidence } from './RechargeEvidence';
import { RechargeFilters } from './list/RechargeFilters';
import { RechargeFlags } from './RechargeFlags';
import { RechargeStatePill } from './RechargeStatePill';
import { readFilter } from './list/readFilter';
import { RechargeTotalsDocument } from './recharges.generated';
import { pinnedViews, rechargeViews } from './list/rechargeViews';
import { RefuseForm } from './RefuseForm';

/** Money on its way in. */
export const rechargeQueue: Queue<RechargeRow, Recharge> = {
  resource: 'recharges',
  event: 'RECHARGES',
  figures: rechargeFigures,
  columns: [
    {
      name: 'user',
      sort: 'USER',
      show: ({ user }) => (
        <span className="row">
          <Avatar name={user.accountMasked} size="small" />
          {user.accountMasked}
        </span>
      ),
    },
    {
      name: 'amount',
      sort: 'AMOUNT',
      align: 'right',
      show: ({ credited, amount }) => (
        <b className="strong">
          <MoneyText value={credited ?? amount} />
        </b>
      ),
    },
    { name: 'channel', wide: true, show: ({ channelTitle }) => channelTitle },
    { name: 'flags', show: ({ flags }) => <RechargeFlags flags={flags} /> },
  ],
  isDecided,
  blockedBy,
  Filters: RechargeFilters,
  State: RechargeStatePill,
  Evidence: RechargeEvidence,
  Details: RechargeDetails,
  Approve: ApproveForm,
  Refuse: RefuseForm,
  acts: rechargeActions,
  bulk: {
    isPlain: ({ flags, secondApprovalNeeded }) => flags.length === 0 && !secondApprovalNeeded,
    amount: ({ amount }) => amount,
    Line: BankGround,
    approval: ({ id, version }, { reference, lineId }, idempotencyKey): RechargeApproveInput => ({
      ...{ id, version, idempotencyKey, bankReference: reference, bankLineId: lineId },
      creditedAmount: null,
      reason: '',
    }),
  },
  views: rechargeViews,
  pinned: pinnedViews,
  totals: async (filter) =>
    (await ask(RechargeTotalsDocument, { filter: readFilter(filter) })).rechargeTotals,
};
