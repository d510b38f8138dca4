import type {
  RewardClaimApproveInput,
  RewardClaimNoteInput,
  RewardClaimRefuseInput,
  RewardClaimTakeInput,
} from '../../graphql.generated';
import { accepted, present } from '../../lib/refused';
import { ask } from '../../lib/request';
import type { RewardClaim } from './rewardClaim';
import {
  RewardClaimApproveDocument,
  RewardClaimHeartbeatDocument,
  RewardClaimHoldDocument,
  RewardClaimRefuseDocument,
  RewardClaimReleaseDocument,
  RewardClaimSendBackDocument,
  RewardClaimTakeDocument,
  RewardClaimTakeNextDocument,
  RewardClaimUndoDocument,
  RewardClaimWithdrawDocument,
  type RewardClaimRefusalFragment,
} from './rewardClaims.generated';
import { readNextFilter } from './list/readFilter';

interface Acted {
  readonly rewardClaim: RewardClaim | null;
  readonly userErrors: RewardClaimRefusalFragment[];
}

const after = (acted: Acted): RewardClaim => present(accepted(acted).rewardClaim);

/** What staff can do to a claim. Each throws `Refused` when the server says no. */
export const rewardClaimActions = {
  take: async (input: RewardClaimTakeInput) =>
    after((await ask(RewardClaimTakeDocument, { input })).rewardClaimTake),
  /** Of those under the filter; null when none is free. */
  takeNext: async (filter: Readonly<Record<string, string>>) => {
    const asked = { filter: readNextFilter(filter) };
    return accepted((await ask(RewardClaimTakeNextDocument, asked)).rewardClaimTakeNext)
      .rewardClaim;
  },
  heartbeat: async (input: RewardClaimTakeInput) =>
    after((await ask(RewardClaimHeartbeatDocument, { input })).rewardClaimHeartbeat),
  release: async (input: RewardClaimTakeInput) =>
    after((await ask(RewardClaimReleaseDocument, { input })).rewardClaimRelease),
  /** Pays it after the undo window. */
  approve: async (input: RewardClaimApproveInput) =>
    after((await ask(RewardClaimApproveDocument, { input })).rewardClaimApprove),
  refuse: async (input: RewardClaimRefuseInput) =>
    after((await ask(RewardClaimRefuseDocument, { input })).rewardClaimRefuse),
  undo: async (input: RewardClaimTakeInput) =>
    after((await ask(RewardClaimUndoDocument, { input })).rewardClaimUndo),
  withdraw: async (input: RewardClaimTakeInput) =>
    after((await ask(RewardClaimWithdrawDocument, { input })).rewardClaimWithdraw),
  hold: async (input: RewardClaimNoteInput) =>
    after((await ask(RewardClaimHoldDocument, { input })).rewardClaimHold),
  sendBack: async (input: RewardClaimNoteInput) =>
    after((await ask(RewardClaimSendBackDocument, { input })).rewardClaimSendBack),
};
