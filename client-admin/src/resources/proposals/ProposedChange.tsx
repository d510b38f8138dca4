import { ProposedBroadcast } from '../../ui/broadcast/ProposedBroadcast';
import { ChangeTable } from '../../ui/changes/ChangeTable';
import type { ProposalFragment } from './proposals.generated';

/** Before and after; of a message to many people what it says and to whom, as they will read it. */
export const ProposedChange = ({
  proposal: { id, kind, changes },
}: {
  readonly proposal: ProposalFragment;
}) => (kind === 'BROADCAST' ? <ProposedBroadcast id={id} /> : <ChangeTable changes={changes} />);
