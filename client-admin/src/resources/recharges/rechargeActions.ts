import type {
  RechargeApproveInput,
  RechargeNoteInput,
  RechargeRefuseInput,
  RechargeTakeInput,
} from '../../graphql.generated';
import { accepted, present } from '../../lib/refused';
import { ask } from '../../lib/request';
import { readNextFilter } from './list/readFilter';
import type { Recharge } from './recharge';
import {
  RechargeApproveDocument,
  RechargeHeartbeatDocument,
  RechargeHoldDocument,
  RechargeRefuseDocument,
  RechargeReleaseDocument,
  RechargeSendBackDocument,
  RechargeTakeDocument,
  RechargeTakeNextDocument,
  RechargeUndoDocument,
  RechargeWithdrawDocument,
} from './recharges.generated';

/** What staff can do to a recharge. Each throws `Refused` when the server says no. */
export const rechargeActions = {
  take: async (input: RechargeTakeInput): Promise<Recharge> => {
    const { rechargeTake } = await ask(RechargeTakeDocument, { input });
    return present(accepted(rechargeTake).recharge);
  },
  /** Of those under the filter; null when none is free. */
  takeNext: async (filter: Readonly<Record<string, string>>): Promise<Recharge | null> => {
    const asked = { filter: readNextFilter(filter) };
    const { rechargeTakeNext } = await ask(RechargeTakeNextDocument, asked);
    return accepted(rechargeTakeNext).recharge;
  },
  heartbeat: async (input: RechargeTakeInput): Promise<Recharge> => {
    const { rechargeHeartbeat } = await ask(RechargeHeartbeatDocument, { input });
    return present(accepted(rechargeHeartbeat).recharge);
  },
  release: async (input: RechargeTakeInput): Promise<Recharge> => {
    const { rechargeRelease } = await ask(RechargeReleaseDocument, { input });
    return present(accepted(rechargeRelease).recharge);
  },
  approve: async (input: RechargeApproveInput): Promise<Recharge> => {
    const { rechargeApprove } = await ask(RechargeApproveDocument, { input });
    return present(accepted(rechargeApprove).recharge);
  },
  refuse: async (input: RechargeRefuseInput): Promise<Recharge> => {
    const { rechargeRefuse } = await ask(RechargeRefuseDocument, { input });
    return present(accepted(rechargeRefuse).recharge);
  },
  undo: async (input: RechargeTakeInput): Promise<Recharge> => {
    const { rechargeUndo } = await ask(RechargeUndoDocument, { input });
    return present(accepted(rechargeUndo).recharge);
  },
  withdraw: async (input: RechargeTakeInput): Promise<Recharge> => {
    const { rechargeWithdraw } = await ask(RechargeWithdrawDocument, { input });
    return present(accepted(rechargeWithdraw).recharge);
  },
  hold: async (input: RechargeNoteInput): Promise<Recharge> => {
    const { rechargeHold } = await ask(RechargeHoldDocument, { input });
    return present(accepted(rechargeHold).recharge);
  },
  sendBack: async (input: RechargeNoteInput): Promise<Recharge> => {
    const { rechargeSendBack } = await ask(RechargeSendBackDocument, { input });
    return present(accepted(rechargeSendBack).recharge);
  },
};
