import type {
  OwnAccountDeclareInput,
  StaffAccountDeclareInput,
  UserLockInput,
  UserNoteAddInput,
  UserRevealInput,
  UserSetLevelInput,
  UserWaitLiftInput,
} from '../../graphql.generated';
import { accepted, present } from '../../lib/refused';
import { ask } from '../../lib/request';
import { UserNoteAddDocument } from '../userNotes/userNotes.generated';
import type { Revealed, User } from './user';
import {
  OwnAccountDeclareDocument,
  StaffAccountDeclareDocument,
  UserLockDocument,
  UserPasswordResetDocument,
  UserRevealDocument,
  UserSetLevelDocument,
  UserUnlockDocument,
  UserWaitLiftDocument,
} from './users.generated';

/** What staff can do about a customer's account. Each throws `Refused` when the server says no. */
export const userActions = {
  lock: async (input: UserLockInput): Promise<User> => {
    const { userLock } = await ask(UserLockDocument, { input });
    return present(accepted(userLock).user);
  },
  unlock: async (input: UserLockInput): Promise<User> => {
    const { userUnlock } = await ask(UserUnlockDocument, { input });
    return present(accepted(userUnlock).user);
  },
  reset: async (input: UserLockInput): Promise<User> => {
    const { userPasswordReset } = await ask(UserPasswordResetDocument, { input });
    return present(accepted(userPasswordReset).user);
  },
  lift: async (input: UserWaitLiftInput): Promise<User> => {
    const { userWaitLift } = await ask(UserWaitLiftDocument, { input });
    return present(accepted(userWaitLift).user);
  },
  level: async (input: UserSetLevelInput): Promise<User> => {
    const { userSetLevel } = await ask(UserSetLevelDocument, { input });
    return present(accepted(userSetLevel).user);
  },
  note: async (input: UserNoteAddInput): Promise<void> => {
    const { userNoteAdd } = await ask(UserNoteAddDocument, { input });
    accepted(userNoteAdd);
  },
  reveal: async (input: UserRevealInput): Promise<Revealed> => {
    const { userReveal } = await ask(UserRevealDocument, { input });
    return accepted(userReveal);
  },
  declare: async (input: OwnAccountDeclareInput): Promise<void> => {
    const { ownAccountDeclare } = await ask(OwnAccountDeclareDocument, { input });
    accepted(ownAccountDeclare);
  },
  declareFor: async (input: StaffAccountDeclareInput): Promise<void> => {
    const { staffAccountDeclare } = await ask(StaffAccountDeclareDocument, { input });
    accepted(staffAccountDeclare);
  },
};
