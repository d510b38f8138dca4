import type { StaffFactorResetInput, StaffInvitationProposeInput } from '../../graphql.generated';
import { accepted, present } from '../../lib/refused';
import { ask } from '../../lib/request';
import type { ProposalAnswerFragment } from '../proposals/proposals.generated';
import { StaffFactorResetDocument, StaffInvitationProposeDocument } from './staff.generated';

type Proposed = NonNullable<ProposalAnswerFragment['proposal']>;

/** What an administrator does about others on the staff. Each throws `Refused` when the server says no. */
export const staffActions = {
  invite: async (input: StaffInvitationProposeInput): Promise<Proposed> => {
    const { staffInvitationPropose } = await ask(StaffInvitationProposeDocument, { input });
    return present(accepted(staffInvitationPropose).proposal);
  },
  resetFactor: async (input: StaffFactorResetInput): Promise<void> => {
    const { staffFactorReset } = await ask(StaffFactorResetDocument, { input });
    accepted(staffFactorReset);
  },
};
