import type {
  HelpApproveInput,
  HelpHoldInput,
  HelpQueue,
  HelpRefuseInput,
  HelpTakeInput,
  VerificationChangeOpenInput,
} from '../../graphql.generated';
import { accepted, present } from '../../lib/refused';
import { ask } from '../../lib/request';
import { whole, type Help } from './help';
import {
  HelpApproveDocument,
  HelpHeartbeatDocument,
  HelpHoldDocument,
  HelpRefuseDocument,
  HelpReleaseDocument,
  HelpTakeDocument,
  HelpTakeNextDocument,
  HelpUndoDocument,
  VerificationChangeOpenDocument,
  type HelpDetailFragment,
  type HelpRefusalFragment,
} from './help.generated';
import { readNextFilter } from './list/readFilter';

interface Acted {
  readonly request: HelpDetailFragment | null;
  readonly userErrors: HelpRefusalFragment[];
}

const after = (acted: Acted): Help => whole(present(accepted(acted).request));

/** Help has one approval: there is none to take back, and nobody to send it back to. */
const noSecond = (): Promise<never> => Promise.reject(new Error('one person approves help'));

/** What staff can do to a request of a queue. Each throws `Refused` when the server says no. */
export const helpActions = (queue: HelpQueue) => ({
  take: async (input: HelpTakeInput) => after((await ask(HelpTakeDocument, { input })).helpTake),
  /** Of those under the filter; null when none is free. */
  takeNext: async (filter: Readonly<Record<string, string>>) => {
    const asked = { queue, filter: readNextFilter(queue, filter) };
    const { request } = accepted((await ask(HelpTakeNextDocument, asked)).helpTakeNext);
    return request && whole(request);
  },
  heartbeat: async (input: HelpTakeInput) =>
    after((await ask(HelpHeartbeatDocument, { input })).helpHeartbeat),
  release: async (input: HelpTakeInput) =>
    after((await ask(HelpReleaseDocument, { input })).helpRelease),
  approve: async (input: HelpApproveInput) =>
    after((await ask(HelpApproveDocument, { input })).helpApprove),
  refuse: async (input: HelpRefuseInput) =>
    after((await ask(HelpRefuseDocument, { input })).helpRefuse),
  undo: async (input: HelpTakeInput) => after((await ask(HelpUndoDocument, { input })).helpUndo),
  hold: async (input: HelpHoldInput) => after((await ask(HelpHoldDocument, { input })).helpHold),
  withdraw: noSecond,
  sendBack: noSecond,
  /** Both versions of a change of data; logged. */
  open: async (input: VerificationChangeOpenInput) => {
    const { verificationChangeOpen } = await ask(VerificationChangeOpenDocument, { input });
    const { before, after: wanted } = accepted(verificationChangeOpen);
    return { before: present(before), after: present(wanted) };
  },
});

export type HelpActions = ReturnType<typeof helpActions>;
