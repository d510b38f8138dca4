import type { RechargeChannelProposeInput, StaffRoleProposeInput } from '../../graphql.generated';
import { accepted, present } from '../../lib/refused';
import { ask } from '../../lib/request';
import { RechargeChannelProposeDocument } from './channel/channels.generated';
import {
  ProposalConfirmDocument,
  ProposalRefuseDocument,
  ProposalWithdrawDocument,
  type ProposalAnswerFragment,
} from './proposals.generated';
import { StaffRoleProposeDocument } from './role/roles.generated';

interface Close {
  readonly id: string;
  readonly reason?: string;
}

type Closed = NonNullable<ProposalAnswerFragment['proposal']>;

/** What an administrator can propose, and do about a proposal. Each throws `Refused` when the server says no. */
export const proposalActions = {
  confirm: async ({ id }: Close): Promise<Closed> => {
    const { proposalConfirm } = await ask(ProposalConfirmDocument, { id });
    return present(accepted(proposalConfirm).proposal);
  },
  refuse: async (input: Close): Promise<Closed> => {
    const { proposalRefuse } = await ask(ProposalRefuseDocument, { input });
    return present(accepted(proposalRefuse).proposal);
  },
  withdraw: async (input: Close): Promise<Closed> => {
    const { proposalWithdraw } = await ask(ProposalWithdrawDocument, { input });
    return present(accepted(proposalWithdraw).proposal);
  },
  proposeRole: async (input: StaffRoleProposeInput): Promise<Closed> => {
    const { staffRolePropose } = await ask(StaffRoleProposeDocument, { input });
    return present(accepted(staffRolePropose).proposal);
  },
  proposeChannel: async (input: RechargeChannelProposeInput): Promise<Closed> => {
    const { rechargeChannelPropose } = await ask(RechargeChannelProposeDocument, { input });
    return present(accepted(rechargeChannelPropose).proposal);
  },
};
