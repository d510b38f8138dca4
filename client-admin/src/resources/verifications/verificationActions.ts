import type {
  VerificationApproveInput,
  VerificationNoteInput,
  VerificationOpenInput,
  VerificationRefuseInput,
  VerificationTakeInput,
} from '../../graphql.generated';
import { accepted, present } from '../../lib/refused';
import { ask } from '../../lib/request';
import { readNextFilter } from './list/readFilter';
import { whole, type Verification } from './verification';
import {
  VerificationApproveDocument,
  VerificationHeartbeatDocument,
  VerificationHoldDocument,
  VerificationOpenDocument,
  VerificationRefuseDocument,
  VerificationReleaseDocument,
  VerificationTakeDocument,
  VerificationTakeNextDocument,
  VerificationUndoDocument,
} from './verifications.generated';

/** A document has one approval: there is none to take back, and nobody to send it back to. */
const noSecond = (): Promise<never> => Promise.reject(new Error('one person verifies'));

/** What staff can do to a verification. Each throws `Refused` when the server says no. */
export const verificationActions = {
  take: async (input: VerificationTakeInput): Promise<Verification> => {
    const { verificationTake } = await ask(VerificationTakeDocument, { input });
    return whole(present(accepted(verificationTake).verification));
  },
  /** Of those under the filter; null when none is free. */
  takeNext: async (filter: Readonly<Record<string, string>>) => {
    const asked = { filter: readNextFilter(filter) };
    const { verificationTakeNext } = await ask(VerificationTakeNextDocument, asked);
    const { verification } = accepted(verificationTakeNext);
    return verification && whole(verification);
  },
  heartbeat: async (input: VerificationTakeInput): Promise<Verification> => {
    const { verificationHeartbeat } = await ask(VerificationHeartbeatDocument, { input });
    return whole(present(accepted(verificationHeartbeat).verification));
  },
  release: async (input: VerificationTakeInput): Promise<Verification> => {
    const { verificationRelease } = await ask(VerificationReleaseDocument, { input });
    return whole(present(accepted(verificationRelease).verification));
  },
  approve: async (input: VerificationApproveInput): Promise<Verification> => {
    const { verificationApprove } = await ask(VerificationApproveDocument, { input });
    return whole(present(accepted(verificationApprove).verification));
  },
  refuse: async (input: VerificationRefuseInput): Promise<Verification> => {
    const { verificationRefuse } = await ask(VerificationRefuseDocument, { input });
    return whole(present(accepted(verificationRefuse).verification));
  },
  undo: async (input: VerificationTakeInput): Promise<Verification> => {
    const { verificationUndo } = await ask(VerificationUndoDocument, { input });
    return whole(present(accepted(verificationUndo).verification));
  },
  hold: async (input: VerificationNoteInput): Promise<Verification> => {
    const { verificationHold } = await ask(VerificationHoldDocument, { input });
    return whole(present(accepted(verificationHold).verification));
  },
  withdraw: noSecond,
  sendBack: noSecond,
  /** Opens the document for one view, which is logged. */
  open: async (input: VerificationOpenInput) => {
    const { verificationOpen } = await ask(VerificationOpenDocument, { input });
    return present(accepted(verificationOpen).document);
  },
};
