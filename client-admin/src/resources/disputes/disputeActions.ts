import type {
  DisputeDecideInput,
  DisputeNoteInput,
  DisputeTakeInput,
} from '../../graphql.generated';
import { accepted, present } from '../../lib/refused';
import { ask } from '../../lib/request';
import type { Dispute } from './dispute';
import {
  DisputeApproveDocument,
  DisputeHeartbeatDocument,
  DisputeHoldDocument,
  DisputeRefuseDocument,
  DisputeReleaseDocument,
  DisputeSendBackDocument,
  DisputeTakeDocument,
  DisputeTakeNextDocument,
  DisputeUndoDocument,
  DisputeWithdrawDocument,
  type DisputeRefusalFragment,
} from './disputes.generated';
import { readNextFilter } from './list/readFilter';

interface Acted {
  readonly dispute: Dispute | null;
  readonly userErrors: DisputeRefusalFragment[];
}

const after = (acted: Acted): Dispute => present(accepted(acted).dispute);

/** What staff can do to a report. Each throws `Refused` when the server says no. */
export const disputeActions = {
  take: async (input: DisputeTakeInput) =>
    after((await ask(DisputeTakeDocument, { input })).disputeTake),
  /** Of those under the filter; null when none is free. */
  takeNext: async (filter: Readonly<Record<string, string>>) => {
    const asked = { filter: readNextFilter(filter) };
    return accepted((await ask(DisputeTakeNextDocument, asked)).disputeTakeNext).dispute;
  },
  heartbeat: async (input: DisputeTakeInput) =>
    after((await ask(DisputeHeartbeatDocument, { input })).disputeHeartbeat),
  release: async (input: DisputeTakeInput) =>
    after((await ask(DisputeReleaseDocument, { input })).disputeRelease),
  /** The settlement was wrong. */
  approve: async (input: DisputeDecideInput) =>
    after((await ask(DisputeApproveDocument, { input })).disputeApprove),
  /** The settlement was right. */
  refuse: async (input: DisputeDecideInput) =>
    after((await ask(DisputeRefuseDocument, { input })).disputeRefuse),
  undo: async (input: DisputeTakeInput) =>
    after((await ask(DisputeUndoDocument, { input })).disputeUndo),
  withdraw: async (input: DisputeTakeInput) =>
    after((await ask(DisputeWithdrawDocument, { input })).disputeWithdraw),
  hold: async (input: DisputeNoteInput) =>
    after((await ask(DisputeHoldDocument, { input })).disputeHold),
  sendBack: async (input: DisputeNoteInput) =>
    after((await ask(DisputeSendBackDocument, { input })).disputeSendBack),
};
