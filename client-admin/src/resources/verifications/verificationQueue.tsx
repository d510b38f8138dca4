import { ask } from '../../lib/request';
import type { Queue } from '../../queue/queue';
import { Avatar } from '../../ui/Avatar';
import { ApproveForm } from './decision/ApproveForm';
import { RefuseForm } from './decision/RefuseForm';
import { IdTypeText } from './IdTypeText';
import { readFilter } from './list/readFilter';
import { VerificationFilters } from './list/VerificationFilters';
import { pinnedViews, verificationViews } from './list/verificationViews';
import {
  blockedBy,
  isDecided,
  verificationFigures,
  type Verification,
  type VerificationRow,
} from './verification';
import { verificationActions } from './verificationActions';
import { VerificationDetails } from './VerificationDetails';
import { VerificationEvidence } from './VerificationEvidence';
import { VerificationFlags } from './VerificationFlags';
import { VerificationStatePill } from './VerificationStatePill';
import { VerificationTotalsDocument } from './verifications.generated';

/** Who people say they are. */
export const verificationQueue: Queue<VerificationRow, Verification> = {
  resource: 'verifications',
  event: 'VERIFICATIONS',
  figures: verificationFigures,
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
    { name: 'name', show: ({ nameMasked }) => nameMasked },
    { name: 'idType', wide: true, show: ({ idType }) => <IdTypeText idType={idType} /> },
    { name: 'flags', show: ({ flags }) => <VerificationFlags flags={flags} /> },
  ],
  isDecided,
  blockedBy,
  Filters: VerificationFilters,
  State: VerificationStatePill,
  Evidence: VerificationEvidence,
  Details: VerificationDetails,
  Approve: ApproveForm,
  Refuse: RefuseForm,
  acts: verificationActions,
  views: verificationViews,
  pinned: pinnedViews,
  totals: async (filter) => {
    const { verificationTotals } = await ask(VerificationTotalsDocument, {
      filter: readFilter(filter),
    });
    return { ...verificationTotals, amount: null };
  },
};
