export { propose } from './propose';
export { confirmProposal } from './confirm-proposal';
export { openProposalsOf, proposalsByIds } from './proposals';
export { changesOf } from './show-proposal';
export { Proposal, type Facts } from './proposal.entity';
