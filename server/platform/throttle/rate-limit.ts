import { chatLimits } from '../../../schema/chat/conversations';
import { limits } from '../../../schema/limits';
import { callSql, type Context } from '../context';
import { refuse } from '../domain-error';
import { subscriberOf } from './network';

/** Something that may be tried only so often: by an account, and from an address. */
export interface Throttled {
  /** Null where only the address counts. */
  readonly account: string | null;
  readonly address: string;
  readonly addressMax: number;
  /** The window in which they count; the common one when left out. */
  readonly windowSeconds?: number;
  /** False where a right one excuses no other: it is only taken off itself. */
  readonly forgives?: boolean;
}

/** Wrong passwords and codes of one account, and of one address. */
export const triesOf = (account: string, address: string): Throttled => ({
  account,
  address: `address:${subscriberOf(address)}`,
  addressMax: limits.failuresPerAddressMax,
});

/** Of codes every one counts that is sent, and not only what fails. */
export const codesOf = (address: string): Throttled => ({
  account: null,
  address: `codes:${subscriberOf(address)}`,
  addressMax: limits.codesPerAddressMax,
});

/** Of sign-ins by passkey every one counts that is begun, and not only what fails. */
export const passkeyAsksOf = (address: string): Throttled => ({
  account: null,
  address: `passkeys:${subscriberOf(address)}`,
  addressMax: limits.passkeyAsksPerAddressMax,
});

/** Of files of banks every one counts that is sent, right or wrong: reading them is work. */
export const bankFilesOf = (staffId: string): Throttled => ({
  account: null,
  address: `bank-files:staff/${staffId}`,
  addressMax: limits.bankFilesPerWindowMax,
});

/** What visitors say to customer service; every one counts. */
export const visitorChatOf = (address: string): Throttled => ({
  account: null,
  address: `chat:${subscriberOf(address)}`,
  addressMax: chatLimits.visitorChatPerMinuteMax,
  windowSeconds: chatLimits.chatWindowSeconds,
});

interface Begun {
  readonly seconds: number | null;
  readonly tryId: string | null;
  readonly triesLeft: number | null;
}

/**
 * Weighs a try that was counted before: however many come together, to however many processes, no more
 * are weighed than may fail. `attempt` resolves to null for a wrong one, which stays counted; a right one
 * is taken off again, and so is one that could not be weighed. It is told how many the account has left should this
 * one be wrong; null where only the address counts.
 * @throws TOO_MANY_REQUESTS while the account waits or the address has none left, for a right try too
 */
export async function weighTry<T>(
  ctx: Context,
  { account, address, addressMax, windowSeconds, forgives = true }: Throttled,
  attempt: (left: number | null) => Promise<T | null>,
): Promise<T | null> {
  const [begun] = await callSql<Begun>(ctx, 'begin_try($1, $2, $3, $4, $5, $6)', [
    account,
    limits.failuresPerAccountMax,
    address,
    addressMax,
    windowSeconds ?? limits.failureWindowSeconds,
    limits.accountWaitsSeconds,
  ]);
  if (!begun) throw new Error('begin_try gave no row');
  const { seconds, tryId, triesLeft } = begun;
  if (seconds !== null) refuse('TOO_MANY_REQUESTS', { seconds });
  const takeOff = (right: boolean) => endTry(ctx, { account, tryId, right });
  let result: T | null;
  try {
    result = await attempt(triesLeft);
  } catch (error) {
    await takeOff(false);
    throw error;
  }
  if (result !== null) await takeOff(forgives);
  return result;
}

interface Ended {
  readonly account: string | null;
  readonly tryId: string | null;
  readonly right: boolean;
}

const endTry = (ctx: Context, { account, tryId, right }: Ended) =>
  callSql(ctx, 'end_try($1, $2, $3, $4)', [account, tryId, right, limits.failuresPerAccountMax]);

/** Ends the wait of an account, as a right try would. */
export const forgiveTries = async (ctx: Context, { account }: Throttled): Promise<void> => {
  await endTry(ctx, { account, tryId: null, right: true });
};
