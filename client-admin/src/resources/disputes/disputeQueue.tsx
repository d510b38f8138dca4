import { ask } from '../../lib/request';
import type { Queue } from '../../queue/queue';
import { Avatar } from '../../ui/Avatar';
import { RightForm, WrongForm } from './decision/DecideForm';
import { blockedBy, disputeFigures, isDecided, type Dispute, type DisputeRow } from './dispute';
import { disputeActions } from './disputeActions';
import { DisputeDetails } from './DisputeDetails';
import { DisputeEvidence } from './DisputeEvidence';
import { DisputeTotalsDocument } from './disputes.generated';
import { DisputeStatePill } from './DisputeStatePill';
import { DisputeFilters } from './list/DisputeFilters';
import { disputeViews, pinnedViews } from './list/disputeViews';
import { readFilter } from './list/readFilter';
import { LookText } from './LookText';

/** Settlements that their owner reports as wrong. */
export const disputeQueue: Queue<DisputeRow, Dispute> = {
  resource: 'disputes',
  event: 'DISPUTES',
  figures: disputeFigures,
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
    { name: 'symbol', show: ({ order }) => order.symbol },
    { name: 'look', wide: true, show: ({ look }) => <LookText look={look} /> },
  ],
  isDecided,
  blockedBy,
  Filters: DisputeFilters,
  State: DisputeStatePill,
  Evidence: DisputeEvidence,
  Details: DisputeDetails,
  Approve: WrongForm,
  Refuse: RightForm,
  acts: disputeActions,
  views: disputeViews,
  pinned: pinnedViews,
  totals: async (filter) => {
    const { disputeTotals } = await ask(DisputeTotalsDocument, { filter: readFilter(filter) });
    return { ...disputeTotals, amount: null };
  },
};
