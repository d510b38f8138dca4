import type { DataProvider } from 'react-admin';
import type * as inputs from '../graphql.generated';
import { accepted } from '../lib/refused';
import { ask } from '../lib/request';
import * as recharge from '../resources/recharges/recharges.generated';
import * as user from '../resources/users/users.generated';
import { makeDataProvider } from './dataProvider';

type Taken = inputs.RechargeTakeInput;
type Recharge = recharge.RechargeDetailFragment;
type User = user.UserDetailFragment;

/** Contact data in full, for one answer. */
export type Revealed = Omit<user.UserRevealMutation['userReveal'], 'userErrors'>;

/** A payload without refusals carries its record. */
function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('ra.notification.http_error');
  return value;
}

/** Every act of the console. Each throws `Refused` when the server says no. */
const actions = {
  takeRecharge: async (input: Taken): Promise<Recharge> => {
    const { rechargeTake } = await ask(recharge.RechargeTakeDocument, { input });
    return present(accepted(rechargeTake).recharge);
  },
  /** Null when the queue is clear. */
  takeNextRecharge: async (): Promise<Recharge | null> => {
    const { rechargeTakeNext } = await ask(recharge.RechargeTakeNextDocument, {});
    return accepted(rechargeTakeNext).recharge;
  },
  heartbeatRecharge: async (input: Taken): Promise<Recharge> => {
    const { rechargeHeartbeat } = await ask(recharge.RechargeHeartbeatDocument, { input });
    return present(accepted(rechargeHeartbeat).recharge);
  },
  releaseRecharge: async (input: Taken): Promise<Recharge> => {
    const { rechargeRelease } = await ask(recharge.RechargeReleaseDocument, { input });
    return present(accepted(rechargeRelease).recharge);
  },
  approveRecharge: async (input: inputs.RechargeApproveInput): Promise<Recharge> => {
    const { rechargeApprove } = await ask(recharge.RechargeApproveDocument, { input });
    return present(accepted(rechargeApprove).recharge);
  },
  refuseRecharge: async (input: inputs.RechargeRefuseInput): Promise<Recharge> => {
    const { rechargeRefuse } = await ask(recharge.RechargeRefuseDocument, { input });
    return present(accepted(rechargeRefuse).recharge);
  },
  lockUser: async (input: inputs.UserLockInput): Promise<User> => {
    const { userLock } = await ask(user.UserLockDocument, { input });
    return present(accepted(userLock).user);
  },
  unlockUser: async (input: inputs.UserLockInput): Promise<User> => {
    const { userUnlock } = await ask(user.UserUnlockDocument, { input });
    return present(accepted(userUnlock).user);
  },
  liftWait: async (input: inputs.UserWaitLiftInput): Promise<User> => {
    const { userWaitLift } = await ask(user.UserWaitLiftDocument, { input });
    return present(accepted(userWaitLift).user);
  },
  revealUser: async (input: inputs.UserRevealInput): Promise<Revealed> => {
    const { userReveal } = await ask(user.UserRevealDocument, { input });
    return accepted(userReveal);
  },
  declareOwnAccount: async (input: inputs.OwnAccountDeclareInput): Promise<void> => {
    const { ownAccountDeclare } = await ask(user.OwnAccountDeclareDocument, { input });
    accepted(ownAccountDeclare);
  },
};

export type ConsoleProvider = DataProvider & typeof actions;

export const makeConsoleProvider = (): ConsoleProvider => ({ ...makeDataProvider(), ...actions });
