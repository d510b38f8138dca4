import { aPasskey, aDevice, type Device, type Otherwise } from '../../../testing/people/passkeys';
import { registering } from '../../../testing/people/accounts';
import {
  aPerson,
  aPersonWithFactor,
  codeOfApp,
  wrongCode,
} from '../../../testing/people/second-factors';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { advance, aStaffMember, type Person } from '../../../testing/world';
import { readOutbox } from '../../../platform/mail';
import { messages } from '../../notifications';
import { expireCodes } from '../codes/expire-codes';
import { lockUser } from '../lock/lock-user';
import { addPasskey } from './add-passkey';
import { askPasskey } from './ask-passkey';
import { beginPasskey, type BeginPasskey } from './begin-passkey';
import { passkeysOf } from './passkeys';
import { removePasskey } from './remove-passkey';
import { renamePasskey } from './rename-passkey';

const world = withWorld();
const { password } = registering;

const begin = ({ ctx }: Pick<Person, 'ctx'>, more: BeginPasskey = {}) =>
  beginPasskey(ctx, { password, ...more });
/** Begins, has a device make one, and adds it. */
async function adding(person: Person, device: Device, how: Otherwise = {}, more?: BeginPasskey) {
  const made = device.make(await begin(person, more), how);
  return addPasskey(person.ctx, { name: 'My phone', made });
}
const own = ({ ctx, userId }: Person) => passkeysOf(ctx, userId);
const kinds = async ({ ctx }: Person) =>
  (await messages(ctx, { first: 9, after: null })).map(({ kind }) => kind);
/** What a passkey of this person signs where the login password would do. */
const signedBy = async ({ ctx }: Person, device: Device, how: Otherwise = {}) =>
  device.sign(await askPasskey(ctx, { purpose: 'SECURITY' }), how);

describe('adding a passkey', () => {
  it('takes the login password and a device; its user is told in the inbox and by mail', async () => {
    const ann = await aPerson(world);
    const id = await adding(ann, aDevice(world));
    const [passkey] = await own(ann);
    expect(passkey).toMatchObject({ id, name: 'My phone', backedUp: false, lastUsedAt: null });
    expect(await kinds(ann)).toEqual(['PASSKEY_ADDED']);
    const mails = (await readOutbox(world.config, 20)).filter(({ to }) => to === ann.account);
    expect(mails[0]?.body).toContain('My phone');
  });

  it('says for which site and whom, names nobody to the device, and what there is already', async () => {
    const [ann, bob] = [await aPerson(world), await aPerson(world)];
    const { device } = await aPasskey(world, ann);
    const [mine, others] = [await begin(ann), await begin(bob)];
    expect(mine).toMatchObject({
      ...{ rpId: 'localhost', rpName: 'Tarn', userName: ann.account },
      credentials: [{ id: device.id, transports: ['internal', 'hybrid'] }],
    });
    expect(mine.userHandle).toHaveLength(43);
    expect(new Set([mine.userHandle, others.userHandle]).size).toBe(2);
    expect((await begin(ann)).userHandle).toBe(mine.userHandle);
  });

  it.each([
    ['PASSWORD_WRONG', { password: 'wrong-one' }],
    ['PASSWORD_WRONG', { password: '' }],
    ['PASSWORD_WRONG', { password: 'lantern-5' }],
    ['FUND_PASSWORD_WRONG', { fundPassword: 'wrong-one' }],
  ])('answers %s to %j', async (code, more) => {
    const ann = await aPerson(world, 'lantern-5');
    expect(await refusalOf(begin(ann, more))).toBe(code);
  });

  it('asks for the second factor where there is one: it takes the place of both', async () => {
    const ann = await aPersonWithFactor(world);
    const wrong = await wrongCode(world, ann.setupKey);
    expect(await refusalOf(begin(ann))).toBe('SECOND_FACTOR_REQUIRED');
    expect(await refusalOf(begin(ann, { totp: wrong }))).toBe('SECOND_FACTOR_WRONG');
    const totp = await codeOfApp(world, ann.setupKey);
    expect(await refusalOf(adding(ann, aDevice(world), {}, { totp }))).toBe('OK');
  });

  it('A6: by the login password alone it stands for the fund password only after 24 hours', async () => {
    const ann = await aPerson(world, 'lantern-5');
    const since = async (more: BeginPasskey) => {
      const id = await adding(ann, aDevice(world), {}, more);
      const found = (await own(ann)).find((one) => one.id === id);
      return Math.abs(
        Math.round((Number(found?.fundSince) - Number(found?.createdAt)) / 3_600_000),
      );
    };
    expect(await since({})).toBe(24);
    expect(await since({ fundPassword: 'lantern-5' })).toBe(0);
    const bob = await aPerson(world);
    await adding(bob, aDevice(world));
    const [first] = await own(bob);
    expect(Number(first?.fundSince)).toBeLessThanOrEqual(Number(first?.createdAt));
  });

  it('is proved by a present passkey too, and stands for no more than that one', async () => {
    const ann = await aPersonWithFactor(world, 'lantern-5');
    const { device, id } = await aPasskey(world, ann, { pays: false });
    const passkey = await signedBy(ann, device);
    const added = await adding(ann, aDevice(world), {}, { password: null, passkey });
    const all = await own(ann);
    const sinceOf = (one: string) => all.find((row) => row.id === one)?.fundSince;
    expect(sinceOf(added)).toEqual(sinceOf(id));
    // Once for one thing.
    const again = begin(ann, { password: null, passkey });
    expect(await refusalOf(again)).toBe('PASSKEY_REFUSED');
  });

  it.each<[string, Otherwise]>([
    ['of another page', { origin: 'https://tarn.example' }],
    ['of a frame in another page', { crossOrigin: true }],
    ['for another site', { rpId: 'tarn.example' }],
    ['without its owner being recognised', { verified: false }],
    ['with nobody there', { present: false }],
    ['of another challenge', { challenge: 'A'.repeat(43) }],
    ['that is a signature', { type: 'webauthn.get' }],
    ['with a certificate, which would be looked up elsewhere', { format: 'fido-u2f' }],
    [
      'with a chain of certificates',
      { format: 'packed', statement: new Map([['x5c', new Map<string, string>()]]) },
    ],
  ])('refuses one %s', async (_what, how) => {
    const ann = await aPerson(world);
    expect(await refusalOf(adding(ann, aDevice(world), how))).toBe('PASSKEY_REFUSED');
    expect(await own(ann)).toEqual([]);
  });

  it('each begun once, for five minutes, for whoever began it', async () => {
    const [ann, bob] = [await aPerson(world), await aPerson(world)];
    const device = aDevice(world);
    const add = ({ ctx }: Person, made: ReturnType<Device['make']>) =>
      refusalOf(addPasskey(ctx, { made }));
    const made = device.make(await begin(ann));
    expect(await add(bob, made)).toBe('PASSKEY_REFUSED');
    const answers = await Promise.all([add(ann, made), add(ann, made), add(ann, made)]);
    expect(answers.sort()).toEqual(['OK', 'PASSKEY_REFUSED', 'PASSKEY_REFUSED']);
    // One that is known is nobody’s a second time.
    expect(await add(bob, device.make(await begin(bob)))).toBe('PASSKEY_REFUSED');
    const late = aDevice(world).make(await begin(ann));
    await advance(world, 300);
    expect(await add(ann, late)).toBe('PASSKEY_REFUSED');
  });

  it('ten at most, two at once too', async () => {
    const ann = await aPerson(world);
    for (let n = 0; n < 9; n += 1) await aPasskey(world, ann);
    const made = aDevice(world).make(await begin(ann));
    await aPasskey(world, ann);
    expect(await refusalOf(addPasskey(ann.ctx, { made }))).toBe('PASSKEYS_FULL');
    expect(await refusalOf(begin(ann))).toBe('PASSKEYS_FULL');
  });

  it('is refused to visitors, and to whoever was locked meanwhile', async () => {
    expect(await refusalOf(begin({ ctx: world.visitor }))).toBe('LOGIN_REQUIRED');
    const ann = await aPerson(world);
    const made = aDevice(world).make(await begin(ann));
    const { ctx } = await aStaffMember(world, 'SUPPORT');
    await lockUser(ctx, { userId: ann.userId, reason: 'Under review.' });
    expect(await refusalOf(addPasskey(ann.ctx, { made }))).toBe('PASSKEY_REFUSED');
  });
});

describe('one’s own passkeys', () => {
  it('get another name', async () => {
    const [ann, bob] = [await aPerson(world), await aPerson(world)];
    const { id } = await aPasskey(world, ann);
    const rename = ({ ctx }: Person, name: string, one = id) =>
      refusalOf(renamePasskey(ctx, { id: one, name }));
    expect(await rename(ann, '  Key on my desk ')).toBe('OK');
    expect((await own(ann))[0]?.name).toBe('Key on my desk');
    expect(await rename(ann, ' ')).toBe('FORM_INCOMPLETE');
    expect(await rename(ann, 'x'.repeat(41))).toBe('PARAM_INVALID');
    for (const one of ['0', '1e3', "1' OR true"])
      expect(await rename(ann, 'Mine', one)).toBe('PASSKEY_NOT_FOUND');
    // A2: another's looks missing.
    expect(await rename(bob, 'Mine')).toBe('PASSKEY_NOT_FOUND');
    expect((await own(ann))[0]?.name).toBe('Key on my desk');
  });

  it('are deleted by the login password or a passkey; their user is told', async () => {
    const ann = await aPerson(world, 'lantern-5');
    const [one, other] = [await aPasskey(world, ann), await aPasskey(world, ann)];
    const remove = (id: string, by: object) => refusalOf(removePasskey(ann.ctx, { id, ...by }));
    for (const wrong of ['', 'wrong-one', 'lantern-5'])
      expect(await remove(one.id, { password: wrong })).toBe('PASSWORD_WRONG');
    expect(await remove(one.id, { password })).toBe('OK');
    const passkey = await signedBy(ann, other.device);
    expect(await remove(other.id, { passkey })).toBe('OK');
    expect(await own(ann)).toEqual([]);
    expect((await kinds(ann)).slice(0, 2)).toEqual(['PASSKEY_REMOVED', 'PASSKEY_REMOVED']);
    expect(await refusalOf(askPasskey(ann.ctx, { purpose: 'SECURITY' }))).toBe('PASSKEY_NOT_FOUND');
  });

  it('A2: are deleted by nobody else, whatever they prove', async () => {
    const [ann, bob] = [await aPerson(world), await aPerson(world)];
    const [hers, his] = [await aPasskey(world, ann), await aPasskey(world, bob)];
    const remove = (by: object) => refusalOf(removePasskey(bob.ctx, { id: hers.id, ...by }));
    expect(await remove({ password })).toBe('PASSKEY_NOT_FOUND');
    expect(await remove({ passkey: await signedBy(bob, his.device) })).toBe('PASSKEY_NOT_FOUND');
    expect(await remove({ passkey: await signedBy(ann, hers.device) })).toBe('PASSKEY_REFUSED');
    expect(await own(ann)).toHaveLength(1);
  });

  it('A4: wrong ones count with wrong passwords', async () => {
    const ann = await aPerson(world);
    const { device, id } = await aPasskey(world, ann);
    const wrong = async () =>
      removePasskey(ann.ctx, { id, passkey: await signedBy(ann, device, { verified: false }) });
    for (let n = 0; n < 3; n += 1) expect(await refusalOf(wrong())).toBe('PASSKEY_REFUSED');
    for (let n = 0; n < 2; n += 1)
      expect(await refusalOf(begin(ann, { password: 'wrong-one' }))).toBe('PASSWORD_WRONG');
    expect(await refusalOf(removePasskey(ann.ctx, { id, password }))).toBe('TOO_MANY_REQUESTS');
  });
});

it('are written by no statement of the server itself', async () => {
  const ann = await aPerson(world);
  await aPasskey(world, ann);
  for (const sql of [
    `INSERT INTO passkey (user_id, name) VALUES ($1, 'Mine')`,
    'UPDATE passkey SET counter = 0 WHERE user_id = $1',
    'DELETE FROM passkey WHERE user_id = $1',
    'UPDATE passkey_challenge SET spent_at = NULL WHERE user_id = $1',
    `SELECT spend_passkey($1, 'FUND', 'passkey:')`,
  ])
    await expect(world.sql.app.query(sql, [ann.userId])).rejects.toThrow(/permission denied/);
  const change = `UPDATE passkey SET public_key = public_key || '\\x00' WHERE user_id = $1`;
  await expect(world.sql.owner.query(change, [ann.userId])).rejects.toThrow(
    /stays as it was added/,
  );
});

it('challenges are thrown away once they are old', async () => {
  const ann = await aPerson(world);
  await aPasskey(world, ann);
  await askPasskey(ann.ctx, { purpose: 'FUND' });
  await advance(world, 2 * 3_600);
  await expireCodes(world.visitor);
  const { rows } = await world.sql.owner.query('SELECT hash FROM passkey_challenge');
  expect(rows).toEqual([]);
});

it('of one purpose a user has five challenges, the newest', async () => {
  const ann = await aPerson(world);
  await aPasskey(world, ann);
  for (let n = 0; n < 8; n += 1) {
    await askPasskey(ann.ctx, { purpose: 'FUND' });
    await advance(world, 1);
  }
  const sql = `SELECT count(*)::int AS n FROM passkey_challenge WHERE user_id = $1 AND purpose = 'FUND'`;
  const { rows } = await world.sql.owner.query<{ n: number }>(sql, [ann.userId]);
  expect(rows[0]?.n).toBe(5);
});
