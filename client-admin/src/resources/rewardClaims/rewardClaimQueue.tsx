import { ask } from '../../lib/request';
import type { Queue } from '../../queue/queue';
import { Avatar } from '../../ui/Avatar';
import { MoneyText } from '../../ui/MoneyText';
import { ApproveForm } from './decision/ApproveForm';
import { RefuseForm } from './decision/RefuseForm';
import {
  blockedBy,
  rewardClaimFigures,
  isDecided,
  unapprovable,
  type RewardClaim,
  type RewardClaimRow,
} from './rewardClaim';
import { rewardClaimActions } from './rewardClaimActions';
import { RewardClaimDetails } from './RewardClaimDetails';
import { RewardClaimEvidence } from './RewardClaimEvidence';
import { RewardClaimTotalsDocument } from './rewardClaims.generated';
import { RewardClaimStatePill } from './RewardClaimStatePill';
import { RewardClaimFilters } from './list/RewardClaimFilters';
import { rewardClaimViews, pinnedViews } from './list/rewardClaimViews';
import { readFilter } from './list/readFilter';

/** Rewards for inviting that people claim. */
export const rewardClaimQueue: Queue<RewardClaimRow, RewardClaim> = {
  resource: 'rewardClaims',
  event: 'REWARD_CLAIMS',
  figures: rewardClaimFigures,
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
    { name: 'need', wide: true, show: ({ need }) => String(need) },
    {
      name: 'amount',
      align: 'right',
      show: ({ reward }) => <MoneyText value={reward.amount} code />,
    },
  ],
  isDecided,
  blockedBy,
  unapprovable,
  Filters: RewardClaimFilters,
  State: RewardClaimStatePill,
  Evidence: RewardClaimEvidence,
  Details: RewardClaimDetails,
  Approve: ApproveForm,
  Refuse: RefuseForm,
  acts: rewardClaimActions,
  views: rewardClaimViews,
  pinned: pinnedViews,
  totals: async (filter) => {
    const { rewardClaimTotals } = await ask(RewardClaimTotalsDocument, {
      filter: readFilter(filter),
    });
    return { ...rewardClaimTotals, amount: null };
  },
};
