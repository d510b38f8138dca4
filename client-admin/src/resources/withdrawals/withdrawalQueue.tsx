import type { WithdrawalApproveInput } from '../../graphql.generated';
import { ask } from '../../lib/request';
import type { Queue } from '../../queue/queue';
import { Avatar } from '../../ui/Avatar';
import { MoneyText } from '../../ui/MoneyText';
import { ApproveForm } from './ApproveForm';
import { blockedBy } from './blockedBy';
import { readFilter } from './list/readFilter';
import { WithdrawalFilters } from './list/WithdrawalFilters';
import { PayoutGround } from './PayoutGround';
import { pinnedViews, withdrawalViews } from './list/withdrawalViews';
import { RefuseForm } from './RefuseForm';
import { isDecided, withdrawalFigures, type Withdrawal, type WithdrawalRow } from './withdrawal';
import { withdrawalActions } from './withdrawalActions';
import { WithdrawalDetails } from './WithdrawalDetails';
import { WithdrawalFlags } from './WithdrawalFlags';
import { WithdrawalPayout } from './WithdrawalPayout';
import { WithdrawalStatePill } from './WithdrawalStatePill';
import { WithdrawalTarget } from './WithdrawalTarget';
import { WithdrawalTotalsDocument } from './withdrawals.generated';

/** Money on its way out. */
export const withdrawalQueue: Queue<WithdrawalRow, Withdrawal> = {
  resource: 'withdrawals',
  event: 'WITHDRAWALS',
  figures: withdrawalFigures,
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
      show: ({ amount }) => (
        <b className="strong">
          <MoneyText value={amount} />
        </b>
      ),
    },
    { name: 'target', wide: true, show: ({ target }) => <WithdrawalTarget target={target} /> },
    { name: 'flags', show: ({ flags }) => <WithdrawalFlags flags={flags} /> },
  ],
  isDecided,
  blockedBy,
  Filters: WithdrawalFilters,
  State: WithdrawalStatePill,
  Evidence: WithdrawalPayout,
  Details: WithdrawalDetails,
  Approve: ApproveForm,
  Refuse: RefuseForm,
  acts: withdrawalActions,
  bulk: {
    isPlain: ({ flags, secondApprovalNeeded }) => flags.length === 0 && !secondApprovalNeeded,
    amount: ({ amount }) => amount,
    Line: PayoutGround,
    approval: ({ id, version }, { reference }, idempotencyKey): WithdrawalApproveInput => ({
      ...{ id, version, reference, idempotencyKey },
    }),
  },
  views: withdrawalViews,
  pinned: pinnedViews,
  totals: async (filter) =>
    (await ask(WithdrawalTotalsDocument, { filter: readFilter(filter) })).withdrawalTotals,
};
