import { READ, type Module } from '../../platform/module';
import { ProposalResolver } from './api/proposal.resolver';
import { lapseProposals, nextLapseInMs } from './lapse-proposals';
import { Proposal } from './proposal.entity';
import { proposalNumbers, proposalsCalled } from './proposals';

/** What one administrator proposes and another confirms, or what lapses in seven days. */
export const proposals = {
  name: 'proposals',
  tables: { proposal: READ },
  functions: ['close_proposal', 'confirm_proposal', 'lapse_proposals', 'propose'],
  entities: [Proposal],
  resolvers: { staff: [ProposalResolver] },
  permissions: { 'proposal.decide': ['ADMIN'], 'proposal.read': ['ADMIN'] },
  audited: { proposal: { names: proposalNumbers, idsOf: proposalsCalled } },
  jobs: [
    {
      name: 'lapse-proposals',
      // What another process has proposed is seen within this time.
      everyMs: 60_000,
      dueInMs: nextLapseInMs,
      run: lapseProposals,
    },
  ],
} satisfies Module;
