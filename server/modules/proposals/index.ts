export { propose } from './propose';
export { confirmProposal } from './confirm-proposal';
export { changesOf } from './show-proposal';
export { Proposal, type Facts } from './proposal.entity';
