import { Handshake } from 'lucide-react';
import { proposalStates } from '../../../../schema/proposals';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { proposalActions } from './proposalActions';
import { ProposalsDocument } from './proposals.generated';

/** What one administrator proposes and another confirms. */
export const proposals = {
  resource: { name: 'proposals', list: lazyScreen('ProposalList', () => import('./ProposalList')) },
  table: {
    list: async ({ first, after, filter }) => {
      const state = proposalStates.find((one) => one === filter.state) ?? null;
      return (await ask(ProposalsDocument, { first, after, state })).proposals;
    },
  },
  actions: proposalActions,
  access: { list: 'proposal.read', decide: 'proposal.decide', notices: 'notice.read' },
  menu: { group: 'records', icon: Handshake },
} satisfies ConsoleResource;
