import type { HelpQueue, QueueName } from '../../graphql.generated';
import { ask } from '../../lib/request';
import type { DashboardRecord } from '../../lib/desk/useDashboard';
import type { Queue } from '../../queue/queue';
import { Avatar } from '../../ui/Avatar';
import { ApproveForm } from './decision/ApproveForm';
import { RefuseForm } from './decision/RefuseForm';
import { blockedBy, isDecided, type Help, type HelpRow } from './help';
import { HelpTotalsDocument } from './help.generated';
import { helpActions } from './helpActions';
import { HelpDetails } from './HelpDetails';
import { HelpEvidence } from './HelpEvidence';
import { HelpKindText } from './HelpKindText';
import { HelpStatePill } from './HelpStatePill';
import { HelpFilters } from './list/HelpFilters';
import { helpViews, pinnedViews } from './list/helpViews';
import { readFilter } from './list/readFilter';

interface Desk {
  readonly resource: string;
  readonly queue: HelpQueue;
  readonly event: QueueName;
  readonly figures: (dashboard: DashboardRecord) => DashboardRecord['recharges'];
}

/** A desk of help: three queues work alike. */
const helpDesk = ({ resource, queue, event, figures }: Desk): Queue<HelpRow, Help> => ({
  ...{ resource, event, figures },
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
    { name: 'kind', show: ({ kind }) => <HelpKindText kind={kind} /> },
  ],
  ...{ isDecided, blockedBy },
  Filters: HelpFilters,
  State: HelpStatePill,
  Evidence: HelpEvidence,
  Details: HelpDetails,
  Approve: ApproveForm,
  Refuse: RefuseForm,
  acts: helpActions(queue),
  views: helpViews(queue),
  pinned: pinnedViews,
  totals: async (filter) => {
    const { helpTotals } = await ask(HelpTotalsDocument, { filter: readFilter(queue, filter) });
    return { ...helpTotals, amount: null };
  },
});

/** Forgotten fund passwords and lost second factors. */
export const passwordDesk = helpDesk({
  resource: 'passwordRequests',
  queue: 'PASSWORD_REQUEST',
  event: 'PASSWORD_REQUESTS',
  figures: ({ passwordRequests }) => passwordRequests,
});

/** Appeals of a lock. */
export const appealDesk = helpDesk({
  resource: 'appeals',
  queue: 'APPEAL',
  event: 'APPEALS',
  figures: ({ appeals }) => appeals,
});

/** Changes of verified data. */
export const infoDesk = helpDesk({
  resource: 'infoChanges',
  queue: 'INFO_CHANGE',
  event: 'INFO_CHANGES',
  figures: ({ infoChanges }) => infoChanges,
});
