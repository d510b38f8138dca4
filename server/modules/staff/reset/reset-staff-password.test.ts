import { hashPassword } from '../../../platform/password';
import { readOutbox } from '../../../platform/mail';
import type { Context } from '../../../platform/context';
import { auditEntriesOf } from '../../../testing/people/audit';
import { codeOfApp, wrongCode } from '../../../testing/people/second-factors';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { advance, aStaffMember } from '../../../testing/world';
import { beginStaffFactor } from '../factor/begin-staff-factor';
import { unreadNotices } from '../notices/read-staff-notice';
import { openStaffSession } from '../open-staff-session';
import { readStaffSession } from '../read-staff-session';
import { askStaffReset } from './ask-staff-reset';
import { resetStaffPassword, type ResetStaffPassword } from './reset-staff-password';
import { sendStaffResets } from './send-staff-resets';

const world = withWorld();
const OLD = 'Right-pass-1';
const NEW = 'own-choice-7';
let addresses = 0;
const fresh = (): Context => {
  addresses += 1;
  return { ...world.visitor, address: `10.6.0.${String(addresses)}` };
};

async function someone(role: 'ADMIN' | 'SUPPORT' = 'SUPPORT') {
  const { staff, ctx } = await aStaffMember(world, role);
  const { rows } = await world.sql.owner.query<{ email: string }>(
    'UPDATE staff SET password_hash = $2 WHERE id = $1 RETURNING email',
    [staff.staffId, await hashPassword(OLD)],
  );
  return { id: staff.staffId, email: rows[0]?.email ?? '', ctx };
}
type Someone = Awaited<ReturnType<typeof someone>>;

/** In use, by a code that is used up. */
async function withFactor(person: Someone): Promise<string> {
  const { setupKey } = await beginStaffFactor(fresh(), { email: person.email, password: OLD });
  await openStaffSession(fresh(), {
    email: person.email,
    password: OLD,
    totp: await codeOfApp(world, setupKey),
  });
  await advance(world, 31);
  return setupKey;
}

const mailsTo = async (email: string) =>
  (await readOutbox(world.config, 200)).filter(({ to }) => to === email);

async function linkTo({ email }: Pick<Someone, 'email'>): Promise<string> {
  await askStaffReset(fresh(), ` ${email.toUpperCase()} `);
  await sendStaffResets(world.visitor);
  const [mail] = await mailsTo(email);
  return /\/admin\/#\/password\?token=([\w-]{43}) /.exec(mail?.body ?? '')?.[1] ?? 'none';
}

const choose = (token: string, more: Partial<ResetStaffPassword> = {}) =>
  refusalOf(resetStaffPassword(fresh(), { token, password: NEW, passwordRepeat: NEW, ...more }));
const signIn = ({ email }: Someone, password: string, totp?: string) =>
  refusalOf(openStaffSession(fresh(), { email, password, ...(totp !== undefined && { totp }) }));

describe('O6: staff who forgot the password', () => {
  it('choose another by the link in their mailbox, once; sessions end, administrators learn of it', async () => {
    const [lena, ada] = [await someone(), await someone('ADMIN')];
    const { token: open } = await openStaffSession(fresh(), { email: lena.email, password: OLD });
    const token = await linkTo(lena);
    expect(await readStaffSession(fresh(), open)).not.toBeNull();
    const all = await Promise.all(Array.from({ length: 3 }, () => choose(token)));
    expect(all.sort()).toEqual(['OK', 'STAFF_LINK_ENDED', 'STAFF_LINK_ENDED']);
    expect(await readStaffSession(fresh(), open)).toBeNull();
    expect([await signIn(lena, OLD), await signIn(lena, NEW)]).toEqual(['LOGIN_FAILED', 'OK']);
    const entries = await auditEntriesOf(world, `staff/${lena.id}`);
    expect(entries).toEqual(
      expect.arrayContaining(['system staff.reset-ask', 'system staff.reset']),
    );
    expect(await unreadNotices(ada.ctx)).toContainEqual(
      expect.objectContaining({ kind: 'STAFF_PASSWORD_RESET', subject: `staff/${lena.id}` }),
    );
  });

  it('are asked for the second factor that is in use: a mailbox alone changes nothing', async () => {
    const lena = await someone();
    const key = await withFactor(lena);
    const token = await linkTo(lena);
    expect(await choose(token)).toBe('SECOND_FACTOR_REQUIRED');
    expect(await choose(token, { totp: await wrongCode(world, key) })).toBe('SECOND_FACTOR_WRONG');
    const hash = `(SELECT token_hash FROM staff_reset WHERE staff_id = $1 ORDER BY id DESC LIMIT 1)`;
    const { rows } = await world.sql.app.query<{ status: string }>(
      `SELECT reset_staff_password(${hash}, 'x', NULL, NULL, NULL) AS status`,
      [lena.id],
    );
    expect(rows[0]?.status).toBe('SECOND_FACTOR_WRONG');
    expect(await signIn(lena, OLD)).toBe('SECOND_FACTOR_REQUIRED');
    const totp = await codeOfApp(world, key);
    expect(await choose(token, { totp })).toBe('OK');
    expect(await signIn(lena, NEW)).toBe('SECOND_FACTOR_REQUIRED');
    // The code was used up with it.
    expect(await signIn(lena, NEW, totp)).not.toBe('OK');
  });

  it('have an hour, and the newest link alone', async () => {
    const lena = await someone();
    const first = await linkTo(lena);
    const second = await linkTo(lena);
    expect(second).not.toBe(first);
    expect(await choose(first)).toBe('STAFF_LINK_ENDED');
    await advance(world, 3_601);
    expect(await choose(second)).toBe('STAFF_LINK_ENDED');
    expect(await signIn(lena, OLD)).toBe('OK');
  });

  it('choose one that is fit', async () => {
    const token = await linkTo(await someone());
    expect(await choose(token, { password: 'short' })).toBe('PASSWORD_LENGTH');
    expect(await choose(token, { password: 'password1' })).toBe('PASSWORD_COMMON');
    expect(await choose(token, { passwordRepeat: 'another-7' })).toBe('PASSWORD_MISMATCH');
  });
});

describe('What somebody would try', () => {
  it('to learn who is on the staff: every mailbox is answered alike', async () => {
    const lena = await someone();
    for (const email of [lena.email, 'nobody@staff.tarn', 'no address', ''])
      expect(await refusalOf(askStaffReset(fresh(), email))).toBe('OK');
    await sendStaffResets(world.visitor);
    expect(await mailsTo('nobody@staff.tarn')).toEqual([]);
  });

  it('to fill a mailbox: three mails an hour; and to ask without end from one address', async () => {
    const lena = await someone();
    for (let n = 0; n < 5; n += 1) await linkTo(lena);
    expect(await mailsTo(lena.email)).toHaveLength(3);
    const ctx = { ...world.visitor, address: '10.6.9.9' };
    const answers = new Set<string>();
    for (let n = 0; n < 51; n += 1) answers.add(await refusalOf(askStaffReset(ctx, lena.email)));
    expect([...answers]).toEqual(['OK', 'TOO_MANY_REQUESTS']);
  });

  it('to guess links, or to read them where they are kept', async () => {
    const lena = await someone();
    const token = await linkTo(lena);
    const { rows } = await world.sql.owner.query<{ kept: string }>(
      'SELECT r::text AS kept FROM staff_reset r WHERE staff_id = $1',
      [lena.id],
    );
    expect(rows[0]?.kept).not.toContain(token);
    const ctx = { ...world.visitor, address: '10.6.8.8' };
    const chosen = { password: NEW, passwordRepeat: NEW };
    const answers = new Set<string>();
    for (let n = 0; n < 51; n += 1) {
      const guess = `${String(n).padStart(2, '0')}${'A'.repeat(41)}`;
      answers.add(await refusalOf(resetStaffPassword(ctx, { token: guess, ...chosen })));
    }
    expect([...answers]).toEqual(['STAFF_LINK_ENDED', 'TOO_MANY_REQUESTS']);
  });

  it('to set a password by SQL as the server', async () => {
    const lena = await someone();
    const { app } = world.sql;
    for (const sql of [
      `UPDATE staff SET password_hash = 'x' WHERE id = ${lena.id}`,
      `INSERT INTO staff_reset (staff_id, language, expires_at) VALUES (${lena.id}, 'en', tarn_now())`,
    ])
      await expect(app.query(sql)).rejects.toThrow(/permission denied/);
  });
});
