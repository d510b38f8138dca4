import { createHmac, randomInt } from 'node:crypto';
import { limits } from '../../../../schema/limits';
import type { CodeScene } from '../../../../schema/states';
import { callSql, requireUser, violatedConstraint, type Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { refuse } from '../../../platform/domain-error';
import { codesOf, weighTry } from '../../../platform/throttle/rate-limit';
import { notify, type Template } from '../../notifications';
import { accountName, reachable } from '../account-name';
import type { User } from '../user.entity';
import { findUser } from '../users';

export interface SendCode {
  readonly account: string;
  readonly scene: CodeScene;
}

export interface CodeSent {
  readonly expiresInSeconds: number;
  readonly resendInSeconds: number;
}

/** Keyed, and bound to its target and scene: a stolen table gives no code away. */
export const codeHash = (
  ctx: Context,
  { target, scene }: Pick<NewCode, 'target' | 'scene'>,
  code: string,
): Buffer =>
  createHmac('sha256', ctx.config.appSecret).update(`${scene}|${target}|${code}`).digest();

/**
 * Sends a code of six digits, good for five minutes. Whoever has an account and asks to register is
 * sent a notice instead, and so is who has none and asks for a code of it; the answer is the same, so
 * nobody learns from it who has one. A code that lifts a wait is sent to the account, whatever its name.
 * One for a new contact is for who is signed in.
 *
 * @throws ACCOUNT_FORMAT, CODE_TOO_SOON, TOO_MANY_REQUESTS, LOGIN_REQUIRED, ACCOUNT_LOCKED
 */
export async function sendCode(ctx: Context, { account, scene }: SendCode): Promise<CodeSent> {
  if (scene === 'CONTACT') requireUser(ctx);
  const name = byAnyName.has(scene) ? accountName(account) : reachable(account);
  const found = await findUser(ctx, name.value);
  const target = codeTarget(found, name.value);
  const code = String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0');
  const seconds = await pauseLeft(ctx, { target, scene });
  if (seconds !== null) refuse('CODE_TOO_SOON', { seconds });
  // Every one counts that is sent, so none is ever called right.
  await weighTry(ctx, codesOf(ctx.address), async () => {
    await store(ctx, { target, scene, hash: codeHash(ctx, { target, scene }, code) });
    return null;
  });
  // Nobody is behind a user name that is not taken.
  if (found || name.kind !== 'userName') {
    await notify(ctx, target, messageFor(scene, found !== null, code));
  }
  return { expiresInSeconds: limits.codeSeconds, resendInSeconds: limits.codeResendSeconds };
}

/** Codes of an account that somebody names as they sign in. */
const byAnyName: ReadonlySet<CodeScene> = new Set(['LIFT_WAIT', 'UNFREEZE', 'FACTOR_OFF']);

const codeMails = {
  RESET: 'resetCode',
  LIFT_WAIT: 'liftCode',
  UNFREEZE: 'unfreezeCode',
  FACTOR_OFF: 'factorOffCode',
} as const satisfies Record<Exclude<CodeScene, 'REGISTER' | 'CONTACT'>, Template['kind']>;

/** Where the code of an account goes: its mailbox or phone, whichever way it was named. */
export const codeTarget = (found: User | null, name: string): string =>
  found
    ? found.email === name || found.phone === name
      ? name
      : (found.email ?? found.phone ?? name)
    : name;

function messageFor(scene: CodeScene, known: boolean, code: string): Template {
  if (scene === 'REGISTER')
    return known ? { kind: 'alreadyRegistered' } : { kind: 'registerCode', code };
  if (scene === 'CONTACT')
    return known ? { kind: 'alreadyRegistered' } : { kind: 'contactCode', code };
  if (!known) return { kind: 'noAccount' };
  return { kind: codeMails[scene], code };
}

interface NewCode {
  readonly target: string;
  readonly scene: CodeScene;
  readonly hash: Buffer;
}

async function store(ctx: Context, { target, scene, hash }: NewCode): Promise<void> {
  try {
    await callSql(ctx, 'store_code($1, $2, $3, $4)', [target, scene, hash, limits.codeSeconds]);
  } catch (error) {
    if (violatedConstraint(error) !== 'one_time_code_pause') throw error;
    refuse('CODE_TOO_SOON', { seconds: (await pauseLeft(ctx, { target, scene })) ?? 1 });
  }
}

/** Seconds until the next code may be sent, or null. */
async function pauseLeft(
  { db }: Context,
  { target, scene }: Pick<NewCode, 'target' | 'scene'>,
): Promise<number | null> {
  const [row] = await rows<{ left: number }>(
    db,
    `SELECT greatest(1, ceil(extract(epoch FROM created_at - tarn_now()) + $3))::int AS left
     FROM one_time_code WHERE target = $1 AND scene = $2
       AND created_at > tarn_now() - make_interval(secs => $3) ORDER BY id DESC LIMIT 1`,
    [target, scene, limits.codeResendSeconds],
  );
  return row?.left ?? null;
}
