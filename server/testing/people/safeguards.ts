import { readSession } from '../../modules/accounts';
import { ownLimits, tradingBreak } from '../../modules/safeguards/safeguards';
import { setLimit } from '../../modules/safeguards/set-limit';
import { takeBreak } from '../../modules/safeguards/take-break';
import type { BreakLength, OwnLimitKind } from '../../../schema/safeguards';
import { aSession } from '../http';
import { aUserWith, type Person, type World } from '../world';

/** Somebody who is really signed in: only one's own open session sets limits and takes breaks. */
export interface SignedIn extends Person {
  readonly token: string;
  readonly sessionId: string;
}

/** The same person with a session as signing in would open it. */
export async function signedIn(world: World, { userId, ctx }: Person): Promise<SignedIn> {
  const token = await aSession(world, userId);
  const actor = await readSession(world.visitor, token);
  if (!actor) throw new Error('no session was opened');
  return { userId, token, sessionId: actor.sessionId, ctx: { ...ctx, actor } };
}

/** Somebody new with `dollars` who is signed in. */
export const aCarefulUser = async (world: World, dollars = '0.00'): Promise<SignedIn> =>
  signedIn(world, await aUserWith(world, dollars));

export const limitTo = ({ ctx }: Person, kind: OwnLimitKind, max: string | null) =>
  setLimit(ctx, { kind, max });

export const rest = ({ ctx }: Person, length: BreakLength) => takeBreak(ctx, length);

/** `max used`, then what comes instead; minor units, or minutes. */
export async function limitOf({ ctx, userId }: Person, kind: OwnLimitKind): Promise<string> {
  const found = (await ownLimits(ctx.db, userId)).find((one) => one.kind === kind);
  const text = (value: bigint | null | undefined) => (value == null ? 'none' : String(value));
  const change = found?.change ? ` then ${text(found.change.max)}` : '';
  return `${text(found?.max)} ${text(found?.used)}${change}`;
}

/** When a break that lasts ends: `never` for good, null where none lasts. */
export async function breakOf({ ctx, userId }: Person): Promise<Date | 'never' | null> {
  const lasting = await tradingBreak(ctx.db, userId);
  return lasting === null ? null : (lasting.until ?? 'never');
}
