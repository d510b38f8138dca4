import type {
  PaymentMethodOpenInput,
  WithdrawalApproveInput,
  WithdrawalNoteInput,
  WithdrawalRefuseInput,
  WithdrawalTakeInput,
} from '../../graphql.generated';
import { accepted, present } from '../../lib/refused';
import { ask } from '../../lib/request';
import { readNextFilter } from './list/readFilter';
import type { Withdrawal } from './withdrawal';
import {
  WithdrawalApproveDocument,
  WithdrawalHeartbeatDocument,
  WithdrawalHoldDocument,
  WithdrawalRefuseDocument,
  WithdrawalReleaseDocument,
  WithdrawalSendBackDocument,
  WithdrawalTakeDocument,
  WithdrawalTakeNextDocument,
  WithdrawalUndoDocument,
  WithdrawalWithdrawDocument,
  WithdrawalTargetOpenDocument,
} from './withdrawals.generated';

/** What staff can do to a withdrawal. Each throws `Refused` when the server says no. */
export const withdrawalActions = {
  /** The target in full, for whoever pays out; it is logged. */
  openTarget: async (input: PaymentMethodOpenInput) => {
    const { paymentMethodOpen } = await ask(WithdrawalTargetOpenDocument, { input });
    return present(accepted(paymentMethodOpen).details);
  },
  take: async (input: WithdrawalTakeInput): Promise<Withdrawal> => {
    const { withdrawalTake } = await ask(WithdrawalTakeDocument, { input });
    return present(accepted(withdrawalTake).withdrawal);
  },
  /** Of those under the filter; null when none is free. */
  takeNext: async (filter: Readonly<Record<string, string>>): Promise<Withdrawal | null> => {
    const asked = { filter: readNextFilter(filter) };
    const { withdrawalTakeNext } = await ask(WithdrawalTakeNextDocument, asked);
    return accepted(withdrawalTakeNext).withdrawal;
  },
  heartbeat: async (input: WithdrawalTakeInput): Promise<Withdrawal> => {
    const { withdrawalHeartbeat } = await ask(WithdrawalHeartbeatDocument, { input });
    return present(accepted(withdrawalHeartbeat).withdrawal);
  },
  release: async (input: WithdrawalTakeInput): Promise<Withdrawal> => {
    const { withdrawalRelease } = await ask(WithdrawalReleaseDocument, { input });
    return present(accepted(withdrawalRelease).withdrawal);
  },
  approve: async (input: WithdrawalApproveInput): Promise<Withdrawal> => {
    const { withdrawalApprove } = await ask(WithdrawalApproveDocument, { input });
    return present(accepted(withdrawalApprove).withdrawal);
  },
  refuse: async (input: WithdrawalRefuseInput): Promise<Withdrawal> => {
    const { withdrawalRefuse } = await ask(WithdrawalRefuseDocument, { input });
    return present(accepted(withdrawalRefuse).withdrawal);
  },
  undo: async (input: WithdrawalTakeInput): Promise<Withdrawal> => {
    const { withdrawalUndo } = await ask(WithdrawalUndoDocument, { input });
    return present(accepted(withdrawalUndo).withdrawal);
  },
  withdraw: async (input: WithdrawalTakeInput): Promise<Withdrawal> => {
    const { withdrawalWithdraw } = await ask(WithdrawalWithdrawDocument, { input });
    return present(accepted(withdrawalWithdraw).withdrawal);
  },
  hold: async (input: WithdrawalNoteInput): Promise<Withdrawal> => {
    const { withdrawalHold } = await ask(WithdrawalHoldDocument, { input });
    return present(accepted(withdrawalHold).withdrawal);
  },
  sendBack: async (input: WithdrawalNoteInput): Promise<Withdrawal> => {
    const { withdrawalSendBack } = await ask(WithdrawalSendBackDocument, { input });
    return present(accepted(withdrawalSendBack).withdrawal);
  },
};
