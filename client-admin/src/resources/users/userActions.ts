import type {
  OwnAccountDeclareInput,
  UserLockInput,
  UserRevealInput,
  UserWaitLiftInput,
} from '../../graphql.generated';
import { accepted, present } from '../../lib/refused';
import { ask } from '../../lib/request';
import type { Revealed, User } from './user';
import {
  OwnAccountDeclareDocument,
  UserLockDocument,
  UserRevealDocument,
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
  lift: async (input: UserWaitLiftInput): Promise<User> => {
    const { userWaitLift } = await ask(UserWaitLiftDocument, { input });
    return present(accepted(userWaitLift).user);
  },
  reveal: async (input: UserRevealInput): Promise<Revealed> => {
    const { userReveal } = await ask(UserRevealDocument, { input });
    return accepted(userReveal);
  },
  declare: async (input: OwnAccountDeclareInput): Promise<void> => {
    const { ownAccountDeclare } = await ask(OwnAccountDeclareDocument, { input });
    accepted(ownAccountDeclare);
  },
};
