import { parseMoney } from '../../../../schema/money';
import { codeOf, withRegistered } from '../../../testing/people/accounts';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { advance, aStaffMember, instrumentId, quote } from '../../../testing/world';
import { readOutbox } from '../../../platform/mail';
import { placeOrder } from '../../trading';
import { sendCode } from '../codes/send-code';
import { lockUser } from '../lock/lock-user';
import { unlockUser } from '../lock/unlock-user';
import { logIn } from '../sessions/log-in';
import { openLockedPass } from '../sessions/open-locked-pass';
import { readSession } from '../sessions/read-session';
import { freezeAccount } from './freeze-account';
import { liftFreeze } from './lift-freeze';

const world = withWorld();
const people = withRegistered(world);
const DAY = 24 * 3_600;
const UNFREEZE = 'UNFREEZE';

let addresses = 0;
/** Nobody has used this address before. */
const fresh = () => {
  addresses += 1;
  return { ...world.visitor, address: `10.8.0.${String(addresses)}` };
};

async function somebody() {
  const { account, user } = await people.registered();
  const credentials = { account, password: 'harbour-7' };
  const { token } = await logIn(fresh(), credentials);
  const signedIn = async () => ({ ...fresh(), actor: await readSession(world.visitor, token) });
  return { account, userId: user.id, credentials, token, signedIn };
}

async function frozen() {
  const person = await somebody();
  const until = await freezeAccount(await person.signedIn());
  return { ...person, until };
}

async function lift(account: string) {
  await sendCode(fresh(), { account, scene: UNFREEZE });
  return liftFreeze(fresh(), { account, code: await codeOf(world, account) });
}

const messagesOf = async (userId: string) =>
  (
    await world.sql.owner.query<{ kind: string }>(
      'SELECT kind FROM message WHERE user_id = $1 ORDER BY id',
      [userId],
    )
  ).rows.map(({ kind }) => kind);

describe('A3: a user who freezes the own account', () => {
  it('is signed out everywhere, and nobody signs in until it is lifted', async () => {
    const { credentials, token, until } = await frozen();
    expect(await readSession(world.visitor, token)).toMatchObject({
      lockReason: 'You froze this account yourself.',
    });
    await expect(logIn(fresh(), credentials)).rejects.toMatchObject({
      code: 'ACCOUNT_LOCKED',
      figures: { reason: 'You froze this account yourself.' },
    });
    const left = until.getTime() - (await world.visitor.now()).getTime();
    expect(Math.round(left / 3_600_000)).toBe(24);
    expect(await refusalOf(openLockedPass(fresh(), credentials))).toBe('OK');
  });

  it('reads of it in the inbox and by mail', async () => {
    const { account, userId } = await frozen();
    expect(await messagesOf(userId)).toEqual(['ACCOUNT_FROZEN']);
    const mail = (await readOutbox(world.config, 20)).find(({ to }) => to === account);
    expect(mail?.subject).toBe('Account frozen');
  });

  it('opens no contract with the session of before', async () => {
    await quote(world, '2411.35');
    const { signedIn } = await somebody();
    const before = await signedIn();
    await freezeAccount(await signedIn());
    const order = {
      instrumentId: await instrumentId(world),
      direction: 'UP' as const,
      amount: parseMoney('USD', '40.00'),
      multiple: 1,
      durationSeconds: 30,
      idempotencyKey: 'placed-while-frozen',
    };
    expect(await refusalOf(placeOrder(before, order))).toBe('ACCOUNT_LOCKED');
    expect(await refusalOf(freezeAccount(before))).toBe('ACCOUNT_LOCKED');
  });
});

describe('lifting a freeze', () => {
  it('is refused within 24 hours with the right code, and goes afterwards', async () => {
    const { account, credentials, userId } = await frozen();
    await expect(lift(account)).rejects.toMatchObject({ code: 'FREEZE_STANDS' });
    await advance(world, DAY - 30);
    expect(await refusalOf(lift(account))).toBe('FREEZE_STANDS');
    await advance(world, 61);
    expect(await refusalOf(lift(account))).toBe('OK');
    expect(await refusalOf(logIn(fresh(), credentials))).toBe('OK');
    expect(await messagesOf(userId)).toContain('ACCOUNT_UNFROZEN');
  });

  it('needs the code of this account: a wrong one, another scene and somebody else’s do nothing', async () => {
    const { account, credentials } = await frozen();
    const other = await frozen();
    await advance(world, DAY + 1);
    await sendCode(fresh(), { account: other.account, scene: UNFREEZE });
    await sendCode(fresh(), { account, scene: 'LIFT_WAIT' });
    const tries = [await codeOf(world, other.account), await codeOf(world, account), ''];
    const said = [];
    for (const code of tries) said.push(await refusalOf(liftFreeze(fresh(), { account, code })));
    expect(said).toEqual(['CODE_WRONG', 'CODE_WRONG', 'CODE_REQUIRED']);
    expect(await refusalOf(logIn(fresh(), credentials))).toBe('ACCOUNT_LOCKED');
  });

  it('says the same of an account that there is not', async () => {
    expect(
      await refusalOf(liftFreeze(fresh(), { account: 'nobody@test.tarn', code: '123456' })),
    ).toBe('CODE_WRONG');
  });

  it('is not for staff: unlocking changes nothing, and their own lock outlasts it', async () => {
    const { account, userId, credentials } = await frozen();
    const { ctx } = await aStaffMember(world, 'ADMIN');
    const on = { userId, reason: 'Asked on the phone.' };
    expect(await refusalOf(unlockUser(ctx, on))).toBe('ALREADY_DECIDED');
    await lockUser(ctx, { userId, reason: 'Two people use it.' });
    expect(await refusalOf(lockUser(ctx, on))).toBe('ALREADY_DECIDED');
    await advance(world, DAY + 1);
    expect(await refusalOf(lift(account))).toBe('OK');
    await expect(logIn(fresh(), credentials)).rejects.toMatchObject({
      figures: { reason: 'Two people use it.' },
    });
    await unlockUser(ctx, on);
    expect(await refusalOf(logIn(fresh(), credentials))).toBe('OK');
  });

  it('of an account that staff lock and unlock meanwhile is still for its user', async () => {
    const { userId, credentials } = await frozen();
    const { ctx } = await aStaffMember(world, 'ADMIN');
    await lockUser(ctx, { userId, reason: 'Two people use it.' });
    await unlockUser(ctx, { userId, reason: 'It was nothing.' });
    await expect(logIn(fresh(), credentials)).rejects.toMatchObject({
      figures: { reason: 'You froze this account yourself.' },
    });
  });

  it('is held by the database, past every function, and for the owner too', async () => {
    const { account, userId } = await frozen();
    await sendCode(fresh(), { account, scene: UNFREEZE });
    const status = async () =>
      (
        await world.sql.app.query<{ status: string }>('SELECT status FROM lift_freeze($1)', [
          userId,
        ])
      ).rows[0]?.status;
    expect(await status()).toBe('CODE_WRONG');
    const thaw = `UPDATE app_user SET frozen_at = NULL, frozen_words = NULL, locked_at = NULL, lock_reason = NULL
      WHERE id = $1`;
    await expect(world.sql.app.query(thaw, [userId])).rejects.toThrow(/permission denied/);
    await expect(world.sql.owner.query(thaw, [userId])).rejects.toThrow(/less than a day ago/);
  });
});
