import { generateKeyPairSync } from 'node:crypto';
import { aDevice, aPasskey, type Device, type Otherwise } from '../../../testing/people/passkeys';
import { registering } from '../../../testing/people/accounts';
import { aPerson, aPersonWithFactor } from '../../../testing/people/second-factors';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { advance, aStaffMember, openWorld } from '../../../testing/world';
import { messages } from '../../notifications';
import { freezeAccount } from '../freeze/freeze-account';
import { lockUser } from '../lock/lock-user';
import { requireNewPassword } from '../reset/require-new-password';
import { logIn } from '../sessions/log-in';
import { readSession } from '../sessions/read-session';
import { askPasskey, askSignIn } from './ask-passkey';
import { logInByPasskey } from './log-in-by-passkey';
import { passkeysOf } from './passkeys';
import { provePasskey } from './prove-passkey';
import { relyingParty } from './relying-party';

const world = withWorld();
let addresses = 0;
/** From an address that nobody has used before. */
const fresh = (device: string | null = null) => {
  addresses += 1;
  return {
    ...world.visitor,
    device,
    address: `10.9.${String(addresses >> 8)}.${String(addresses & 255)}`,
  };
};
const signed = async (device: Device, how: Otherwise = {}) =>
  device.sign(await askSignIn(fresh()), how);
const signIn = async (device: Device, how: Otherwise = {}) =>
  refusalOf(logInByPasskey(fresh(), await signed(device, how)));

describe('signing in by a passkey', () => {
  it('opens a session of its owner without a name or a password, past a second factor too', async () => {
    const ann = await aPersonWithFactor(world);
    const { device } = await aPasskey(world, ann);
    const answer = await logInByPasskey(fresh('Safari · iPhone'), await signed(device));
    const token = 'token' in answer ? answer.token : '';
    expect(await readSession(world.visitor, token)).toMatchObject({
      userId: ann.userId,
      pass: false,
    });
    expect((await passkeysOf(world.visitor, ann.userId))[0]?.lastUsedAt).not.toBeNull();
    // As after a password: whoever has signed in elsewhere before is told.
    const told = await messages(ann.ctx, { first: 1, after: null });
    expect(told[0]?.kind).toBe('NEW_DEVICE');
  });

  it('asks for no passkey by name: who has one is not said before', async () => {
    expect((await askSignIn(fresh())).credentials).toEqual([]);
  });

  it.each<[string, Otherwise]>([
    ['of another page', { origin: 'https://tarn.example' }],
    ['of a frame in another page', { crossOrigin: true }],
    ['for another site', { rpId: 'tarn.example' }],
    ['without its owner being recognised', { verified: false }],
    ['with nobody there', { present: false }],
    ['of a challenge that nobody asked for', { challenge: 'A'.repeat(43) }],
    ['of no challenge', { challenge: '' }],
    ['by another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['that is for making one', { type: 'webauthn.create' }],
    ['that says it is somebody else’s', { userHandle: 'A'.repeat(43) }],
    ['that does not say whose it is', { userHandle: null }],
  ])('refuses a signature %s', async (_what, how) => {
    const { device } = await aPasskey(world, await aPerson(world));
    expect(await signIn(device, how)).toBe('PASSKEY_REFUSED');
    expect(await signIn(device)).toBe('OK');
  });

  it('refuses what is no signature at all, and a passkey that nobody has', async () => {
    const { device } = await aPasskey(world, await aPerson(world));
    const good = await signed(device);
    const bad = ['', 'x', '\u0000', '💧', 'A'.repeat(9_000), 'e30', 'bnVsbA', 'W10'];
    for (const text of bad) {
      for (const field of ['id', 'clientDataJSON', 'authenticatorData', 'signature'] as const) {
        const answer = { ...good, [field]: text };
        expect(await refusalOf(logInByPasskey(fresh(), answer))).toBe('PASSKEY_REFUSED');
        await world.sql.owner.query('DELETE FROM account_throttle');
      }
    }
    expect(await signIn(aDevice(world))).toBe('PASSKEY_REFUSED');
  });

  it('each once, of three at once one, within five minutes', async () => {
    const { device } = await aPasskey(world, await aPerson(world));
    const answer = await signed(device);
    const open = () => refusalOf(logInByPasskey(fresh(), answer));
    const answers = await Promise.all([open(), open(), open()]);
    expect(answers.sort()).toEqual(['OK', 'PASSKEY_REFUSED', 'PASSKEY_REFUSED']);
    expect(await open()).toBe('PASSKEY_REFUSED');
    const late = await signed(device);
    await advance(world, 300);
    expect(await refusalOf(logInByPasskey(fresh(), late))).toBe('PASSKEY_REFUSED');
  });

  it('not by what was signed for something else, nor that by this', async () => {
    const ann = await aPerson(world);
    const { device } = await aPasskey(world, ann);
    for (const purpose of ['FUND', 'SECURITY'] as const) {
      const answer = device.sign(await askPasskey(ann.ctx, { purpose }));
      expect(await refusalOf(logInByPasskey(fresh(), answer))).toBe('PASSKEY_REFUSED');
      const { userId } = ann;
      expect(await provePasskey(ann.ctx, await signed(device), { purpose, userId })).toBeNull();
      const other = purpose === 'FUND' ? 'SECURITY' : 'FUND';
      expect(await provePasskey(ann.ctx, answer, { purpose: other, userId })).toBeNull();
      expect(await provePasskey(ann.ctx, answer, { purpose, userId })).not.toBeNull();
    }
  });

  it('a device that counts backwards may be a copy: refused, and its owner is told', async () => {
    const ann = await aPerson(world);
    const { device } = await aPasskey(world, ann, { counts: 5 });
    expect(await signIn(device, { counter: 9 })).toBe('OK');
    for (const counter of [9, 3, 0])
      expect(await signIn(device, { counter })).toBe('PASSKEY_REFUSED');
    const told = await messages(ann.ctx, { first: 1, after: null });
    expect(told[0]).toMatchObject({ kind: 'PASSKEY_COPIED' });
    expect(await signIn(device, { counter: 10 })).toBe('OK');
  });

  it('one that never counts is none', async () => {
    const { device } = await aPasskey(world, await aPerson(world), { counts: 0 });
    expect([await signIn(device), await signIn(device)]).toEqual(['OK', 'OK']);
  });

  it('A3: a locked and a frozen account get the pass that reads one page, and why; no session', async () => {
    const [ann, bob] = [await aPerson(world), await aPerson(world)];
    const devices = [await aPasskey(world, ann), await aPasskey(world, bob)];
    const { ctx } = await aStaffMember(world, 'ADMIN');
    await lockUser(ctx, { userId: ann.userId, reason: 'Under review.' });
    await freezeAccount(bob.ctx);
    for (const { device } of devices) {
      const answer = await logInByPasskey(fresh(), await signed(device));
      if (!('pass' in answer)) throw new Error('a session was opened');
      expect(answer.reason).not.toBe('');
      expect(await readSession(world.visitor, answer.pass)).toMatchObject({ pass: true });
    }
  });

  it('A3: who has to choose a new password gets nothing', async () => {
    const ann = await aPerson(world);
    const { device } = await aPasskey(world, ann);
    const { ctx } = await aStaffMember(world, 'ADMIN');
    await requireNewPassword(ctx, { userId: ann.userId, reason: 'Asked by phone.' });
    expect(await signIn(device)).toBe('PASSWORD_RESET_REQUIRED');
  });

  it('A4: wrong ones count with wrong passwords: five, mixed, and the account waits', async () => {
    const { password } = registering;
    const ann = await aPerson(world);
    const { device } = await aPasskey(world, ann);
    const byPassword = (typed: string) =>
      refusalOf(logIn(fresh(), { account: ann.account, password: typed }));
    for (let n = 0; n < 2; n += 1) expect(await byPassword('wrong-one')).toBe('PASSWORD_WRONG');
    for (let n = 0; n < 3; n += 1)
      expect(await signIn(device, { verified: false })).toBe('PASSKEY_REFUSED');
    expect([await byPassword(password), await signIn(device)]).toEqual(
      Array(2).fill('TOO_MANY_REQUESTS'),
    );
    await advance(world, 61);
    expect(await signIn(device)).toBe('OK');
    expect(await byPassword('wrong-one')).toBe('PASSWORD_WRONG');
  });

  it('A4: from one address 200 are begun in 15 minutes', async () => {
    const here = fresh();
    for (let n = 0; n < 200; n += 1) await askSignIn(here);
    expect(await refusalOf(askSignIn(here))).toBe('TOO_MANY_REQUESTS');
    await advance(world, 901);
    expect(await refusalOf(askSignIn(here))).toBe('OK');
  });
});

describe('passkeys are offered', () => {
  it.each([
    ['https://tarn.example', 'tarn.example'],
    ['https://tarn.example:8443', 'tarn.example'],
    ['http://localhost:3000', 'localhost'],
    ['http://127.0.0.1:3000', null],
    ['https://192.0.2.7', null],
    ['https://[2001:db8::1]:3000', null],
    ['http://tarn.example', null],
  ])('at %s for the host %s', (publicUrl, id) => {
    expect(relyingParty({ publicUrl })?.id ?? null).toBe(id);
  });

  it('or not: then nobody is asked, and nothing is taken', async () => {
    const bare = await openWorld({ PUBLIC_URL: 'http://127.0.0.1:3000' });
    const ann = await aPerson(bare);
    expect(await refusalOf(askSignIn(bare.visitor))).toBe('PASSKEYS_NOT_OFFERED');
    expect(await refusalOf(askPasskey(ann.ctx, { purpose: 'FUND' }))).toBe('PASSKEYS_NOT_OFFERED');
    await bare.close();
  });
});
