export { propose } from './propose';
export { confirmProposal } from './confirm-proposal';
export { registerLooks } from './looks';
export { openProposals, openProposalsOf, proposalsByIds } from './proposals';
export { changesOf } from './show-proposal';
export { Proposal, type Facts } from './proposal.entity';
