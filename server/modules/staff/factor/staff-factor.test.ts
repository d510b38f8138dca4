import { hashPassword } from '../../../platform/password';
import { auditEntriesOf } from '../../../testing/people/audit';
import { codeOfApp, wrongCode } from '../../../testing/people/second-factors';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { advance, aStaffMember, type StaffPerson } from '../../../testing/world';
import type { Context } from '../../../platform/context';
import { openStaffSession } from '../open-staff-session';
import { readStaffSession } from '../read-staff-session';
import { beginStaffFactor } from './begin-staff-factor';
import { resetStaffFactor } from './reset-staff-factor';
import { staffWithFactor } from './staff-factor';

const world = withWorld();
const PASSWORD = 'Right-pass-1';
let addresses = 0;
/** A live platform, from an address that nobody has used before. */
const live = (): Context => {
  addresses += 1;
  const address = `10.9.${String(addresses >> 8)}.${String(addresses & 255)}`;
  return { ...world.visitor, address, config: { ...world.visitor.config, mode: 'live' } };
};
const practice = (): Context => ({ ...live(), config: world.visitor.config });

async function someoneOnTheStaff(role: 'ADMIN' | 'SUPPORT' = 'SUPPORT') {
  const person: StaffPerson = await aStaffMember(world, role);
  const { rows } = await world.sql.owner.query<{ email: string }>(
    'UPDATE staff SET password_hash = $2 WHERE id = $1 RETURNING email',
    [person.staff.staffId, await hashPassword(PASSWORD)],
  );
  return { ...person, id: person.staff.staffId, email: rows[0]?.email ?? '' };
}
type Someone = Awaited<ReturnType<typeof someoneOnTheStaff>>;

const signIn = (ctx: Context, { email }: Someone, totp?: string, password = PASSWORD) =>
  openStaffSession(ctx, { email, password, ...(totp === undefined ? {} : { totp }) });

/** Signed in once with a second factor; that code is used up. */
async function withFactor(role?: 'ADMIN' | 'SUPPORT') {
  const person = await someoneOnTheStaff(role);
  const { setupKey } = await beginStaffFactor(live(), { email: person.email, password: PASSWORD });
  const { token } = await signIn(live(), person, await codeOfApp(world, setupKey));
  await advance(world, 31);
  return { ...person, setupKey, token };
}

describe('O6: in live mode nobody on the staff signs in without a second factor', () => {
  it('who has none sets one up by the password, and is signed in by a code of it', async () => {
    const lena = await someoneOnTheStaff();
    expect(await refusalOf(signIn(live(), lena))).toBe('SECOND_FACTOR_NOT_SET');
    expect(await refusalOf(signIn(live(), lena, '123456'))).toBe('SECOND_FACTOR_NOT_SET');
    const asked = { email: lena.email, password: PASSWORD };
    const { setupKey, setupUri } = await beginStaffFactor(live(), asked);
    expect(setupUri).toContain(`secret=${setupKey}`);
    expect(await refusalOf(signIn(live(), lena))).toBe('SECOND_FACTOR_NOT_SET');
    expect(await refusalOf(signIn(live(), lena, await wrongCode(world, setupKey)))).toBe(
      'SECOND_FACTOR_WRONG',
    );
    const { token } = await signIn(live(), lena, await codeOfApp(world, setupKey));
    expect(await readStaffSession(live(), token)).toMatchObject({ staffId: lena.id });
    expect(await staffWithFactor(world.visitor)).toContain(lena.id);
    expect(await refusalOf(beginStaffFactor(live(), asked))).toBe('SECOND_FACTOR_SET');
    expect(await auditEntriesOf(world, `staff/${lena.id}`)).toContain('system staff.factor-on');
  });

  it('a session that was opened without one is none there', async () => {
    const lena = await someoneOnTheStaff();
    const { token } = await signIn(practice(), lena);
    expect(await readStaffSession(practice(), token)).not.toBeNull();
    expect(await readStaffSession(live(), token)).toBeNull();
  });

  it('the password alone opens nothing, the code alone nothing, a code of somebody else nothing', async () => {
    const [lena, jun] = [await withFactor(), await withFactor()];
    for (const ctx of [live(), practice()]) {
      expect(await refusalOf(signIn(ctx, lena))).toBe('SECOND_FACTOR_REQUIRED');
      const hers = await codeOfApp(world, lena.setupKey);
      expect(await refusalOf(signIn(ctx, jun, hers))).toBe('SECOND_FACTOR_WRONG');
      expect(await refusalOf(signIn(ctx, lena, hers, 'wrong-one'))).toBe('LOGIN_FAILED');
    }
  });

  it('each code opens one session, whoever sends it twice at once', async () => {
    const lena = await withFactor();
    const code = await codeOfApp(world, lena.setupKey);
    const both = [signIn(live(), lena, code), signIn(live(), lena, code)].map(refusalOf);
    expect((await Promise.all(both)).sort()).toEqual(['OK', 'SECOND_FACTOR_WRONG']);
    expect(await refusalOf(signIn(live(), lena, code))).toBe('SECOND_FACTOR_WRONG');
  });

  it('the database opens no session of theirs without a code either', async () => {
    const lena = await withFactor();
    const open = `SELECT open_staff_session($1, decode(repeat('07', 32), 'hex'), 'here') AS id`;
    const { rows } = await world.sql.app.query<{ id: string | null }>(open, [lena.id]);
    expect(rows).toEqual([{ id: null }]);
    for (const sql of [
      'DELETE FROM staff_factor WHERE staff_id = $1',
      'UPDATE staff_factor SET confirmed_at = NULL WHERE staff_id = $1',
      'UPDATE staff_session SET by_factor = true WHERE staff_id = $1',
      `SELECT use_staff_factor($1, '', 1, 'here')`,
    ])
      await expect(world.sql.app.query(sql, [lena.id])).rejects.toThrow(/permission denied/);
  });

  it('is asked for nothing in practice mode where none was set up', async () => {
    const lena = await someoneOnTheStaff();
    expect(await refusalOf(signIn(practice(), lena))).toBe('OK');
    expect(await refusalOf(signIn(practice(), lena, '123456'))).toBe('OK');
  });
});

describe('O6: a second factor of staff', () => {
  it('is taken away by another administrator with a reason, and ends their sessions', async () => {
    const [lena, ada] = [await withFactor(), await aStaffMember(world, 'ADMIN')];
    const reset = (reason: string, staffId = lena.id) =>
      refusalOf(resetStaffFactor(ada.ctx, { staffId, reason }));
    expect(await reset('  ')).toBe('REASON_REQUIRED');
    expect(await reset('Lost phone', '999999')).toBe('STAFF_NOT_FOUND');
    expect(await reset('Lost phone')).toBe('OK');
    expect(await readStaffSession(live(), lena.token)).toBeNull();
    expect(await reset('Lost phone')).toBe('SECOND_FACTOR_NOT_SET');
    const old = await codeOfApp(world, lena.setupKey);
    expect(await refusalOf(signIn(live(), lena, old))).toBe('SECOND_FACTOR_NOT_SET');
    expect(await auditEntriesOf(world, `staff/${lena.id}`)).toContain(
      `staff/${ada.staff.staffId} staff.factor-reset`,
    );
  });

  it('is never taken away by its owner, in the database neither, nor by customer service', async () => {
    const ada = await withFactor('ADMIN');
    const lena = await aStaffMember(world, 'SUPPORT');
    const asked = { staffId: ada.id, reason: 'Lost phone' };
    expect(await refusalOf(resetStaffFactor(ada.ctx, asked))).toBe('OWN_FACTOR');
    expect(await refusalOf(resetStaffFactor(lena.ctx, asked))).toMatch(/no administrator/);
    const alone = 'UPDATE staff_factor SET reset_by = staff_id WHERE staff_id = $1';
    await expect(world.sql.owner.query(alone, [ada.id])).rejects.toThrow(
      'staff_factor_not_ones_own',
    );
  });

  it('its key is kept encrypted', async () => {
    const { id, setupKey } = await withFactor();
    const sql = 'SELECT sealed_key FROM staff_factor WHERE staff_id = $1';
    const { rows } = await world.sql.owner.query<{ sealed_key: string }>(sql, [id]);
    expect(rows[0]?.sealed_key).not.toContain(setupKey);
    expect(rows[0]?.sealed_key).toMatch(/^[a-z0-9]+\.[A-Za-z0-9_-]{40,}$/);
  });
});

describe('A4: wrong codes of staff', () => {
  it('count with wrong passwords: five, mixed, and the address waits', async () => {
    const lena = await withFactor();
    const wrong = await wrongCode(world, lena.setupKey);
    for (const [totp, password] of [
      [wrong],
      ['', 'no-such-1'],
      [wrong],
      ['', 'no-such-2'],
      [wrong],
    ])
      expect(await refusalOf(signIn(live(), lena, totp, password))).toMatch(/WRONG|FAILED/);
    const right = await codeOfApp(world, lena.setupKey);
    expect(await refusalOf(signIn(live(), lena, right))).toBe('TOO_MANY_REQUESTS');
    await advance(world, 61);
    expect(await refusalOf(signIn(live(), lena, await codeOfApp(world, lena.setupKey)))).toBe('OK');
  });

  it('are excused by no right password that asks for the code', async () => {
    const lena = await withFactor();
    const wrong = await wrongCode(world, lena.setupKey);
    const answers: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      answers.push(await refusalOf(signIn(live(), lena, wrong)));
      await refusalOf(signIn(live(), lena));
      await refusalOf(beginStaffFactor(live(), { email: lena.email, password: PASSWORD }));
    }
    expect(answers[5]).toBe('TOO_MANY_REQUESTS');
  });
});
