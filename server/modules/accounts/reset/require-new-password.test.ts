import { randomBytes } from 'node:crypto';
import { legacy } from '../../../testing/http';
import { codeOf, registering } from '../../../testing/people/accounts';
import { aPerson } from '../../../testing/people/second-factors';
import { refusalOf } from '../../../testing/recharges';
import { withServer, withWorld } from '../../../testing/suite';
import { aStaffMember } from '../../../testing/world';
import { sendCode } from '../codes/send-code';
import { resetPassword } from '../security/reset-password';
import { logIn } from '../sessions/log-in';
import { readSession } from '../sessions/read-session';
import { requireNewPassword } from './require-new-password';

const world = withWorld();
const server = withServer(world);
const { password } = registering;
const NEW = 'beacon-9';

async function asked() {
  const person = await aPerson(world);
  const { ctx } = await aStaffMember(world, 'SUPPORT');
  const on = { userId: person.userId, reason: 'Their mailbox was broken into.' };
  await requireNewPassword(ctx, on);
  return { ...person, again: () => refusalOf(requireNewPassword(ctx, on)) };
}

describe('A new login password that staff ask for', () => {
  it('ends all sessions, and nobody signs in before its user has chosen one', async () => {
    const { account, token, again } = await asked();
    expect(await readSession(world.visitor, token)).toBeNull();
    expect(await refusalOf(logIn(world.visitor, { account, password }))).toBe(
      'PASSWORD_RESET_REQUIRED',
    );
    expect(await refusalOf(logIn(world.visitor, { account, password: NEW }))).toBe(
      'PASSWORD_WRONG',
    );
    expect(await again()).toBe('ALREADY_DECIDED');
    await sendCode(world.visitor, { account, scene: 'RESET' });
    const code = await codeOf(world, account);
    await resetPassword(world.visitor, { account, code, password: NEW, passwordRepeat: NEW });
    expect(await refusalOf(logIn(world.visitor, { account, password: NEW }))).toBe('OK');
  });

  it('is answered alike by the old path', async () => {
    const { account } = await asked();
    const { err } = await legacy(server, {
      path: 'login/index',
      form: { phone: account, password },
    });
    expect(err).toBe('PASSWORD_RESET_REQUIRED');
  });

  it('is held by the database, which opens no session, and is asked for with a reason alone', async () => {
    const { userId } = await asked();
    await expect(
      world.sql.app.query(`SELECT open_user_session($1, 'FULL', $2)`, [userId, randomBytes(32)]),
    ).rejects.toThrow(/choose a new password first/);
    await expect(
      world.sql.app.query('UPDATE app_user SET reset_asked_at = NULL WHERE id = $1', [userId]),
    ).rejects.toThrow(/permission denied/);
    const { ctx } = await aStaffMember(world, 'ADMIN');
    expect(await refusalOf(requireNewPassword(ctx, { userId, reason: ' ' }))).toBe(
      'REASON_REQUIRED',
    );
  });

  it('O1: is not for an account of one’s own', async () => {
    const { userId } = await aPerson(world);
    const { ctx, staff } = await aStaffMember(world, 'ADMIN');
    await world.sql.owner.query('INSERT INTO staff_user (staff_id, user_id) VALUES ($1, $2)', [
      staff.staffId,
      userId,
    ]);
    expect(await refusalOf(requireNewPassword(ctx, { userId, reason: 'Mine.' }))).toBe(
      'OWN_REQUEST',
    );
  });
});
