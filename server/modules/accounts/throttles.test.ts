import { randomBytes } from 'node:crypto';
import { limits } from '../../../schema/limits';
import type { Context } from '../../platform/context';
import { openDb } from '../../platform/database/db';
import { readOutbox } from '../../platform/mail';
import { triesOf, weighTry } from '../../platform/throttle/rate-limit';
import { entities } from '../../modules';
import { someone } from '../../testing/people/accounts';
import { refusalOf } from '../../testing/recharges';
import { holds } from '../../testing/holds';
import { withWorld } from '../../testing/suite';
import { advance, aStaffMember, waitingForLocks } from '../../testing/world';
import { openStaffSession } from '../staff/open-staff-session';
import { addStaffMember } from '../staff';
import { addUser } from './add-user';
import { liftOwnWait } from './codes/lift-own-wait';
import { liftWait } from './lock/lift-wait';
import { signInWaitsUntil } from './lock/sign-in-waits';
import { logIn } from './sessions/log-in';
import { sendCode } from './codes/send-code';
import { readSession } from './sessions/read-session';
import type { User } from './user.entity';

const world = withWorld();

const PASSWORD = 'harbour-7';
let addresses = 0;
/** An address that nobody has used before. */
const fresh = (): Context => {
  addresses += 1;
  return { ...world.visitor, address: `10.${String(addresses >> 8)}.${String(addresses & 255)}.1` };
};

async function aUserCalled(userName: string | null = null): Promise<{ user: User; email: string }> {
  const email = someone();
  const user = await addUser(world.visitor, {
    name: { kind: 'email', value: email },
    userName,
    inviterId: null,
    password: PASSWORD,
    fundPassword: null,
    riskAcknowledged: true,
  });
  return { user, email };
}

const tryIn = (account: string, password = 'wrong-one', ctx = fresh()) =>
  refusalOf(logIn(ctx, { account, password }));

const wrong = async (account: string, times: number): Promise<string[]> => {
  const answers = [];
  for (let n = 0; n < times; n += 1) answers.push(await tryIn(account));
  return answers;
};

const secondsLeft = async (account: string): Promise<number> => {
  const refusal: unknown = await logIn(fresh(), { account, password: PASSWORD }).catch(
    (error: unknown) => error,
  );
  return Number((refusal as { figures: { seconds: string } }).figures.seconds);
};

/** Starts calls while nothing can be counted, and lets them go on once several have come so far. */
async function atOnce<T>(start: () => readonly Promise<T>[]): Promise<readonly T[]> {
  const holding = await world.sql.owner.connect();
  await holding.query('BEGIN');
  await holding.query('LOCK TABLE failed_try IN EXCLUSIVE MODE');
  const calls = start();
  await holds(async () => (await waitingForLocks(world)) >= 5);
  await holding.query('COMMIT');
  holding.release();
  return Promise.all(calls);
}

describe('A4: wrong tries of one account', () => {
  it('make it wait a minute after the fifth, whatever the way in, and for the right password too', async () => {
    const name = `n${randomBytes(4).toString('hex')}`;
    const { email } = await aUserCalled(name);
    const ways = [email, name, email.toUpperCase(), name.toUpperCase(), ` ${email} `];
    for (const way of ways) expect(await tryIn(way)).toBe('PASSWORD_WRONG');
    for (const way of ways) expect(await tryIn(way, PASSWORD)).toBe('TOO_MANY_REQUESTS');
    expect(await secondsLeft(email)).toBeLessThanOrEqual(60);
    await advance(world, 61);
    expect(await tryIn(email, PASSWORD)).toBe('OK');
  });

  it('make it wait 5 minutes after the next wrong one, then 15, and never longer', async () => {
    const { email } = await aUserCalled();
    await wrong(email, 5);
    for (const seconds of [60, 300, 900, 900, 900]) {
      const left = await secondsLeft(email);
      expect(left).toBeGreaterThan(seconds - 20);
      expect(left).toBeLessThanOrEqual(seconds);
      await advance(world, seconds + 1);
      expect(await tryIn(email)).toBe('PASSWORD_WRONG');
    }
  });

  it('while it waits are not weighed and prolong nothing', async () => {
    const { email, user } = await aUserCalled();
    await wrong(email, 5);
    const until = await signInWaitsUntil(world.visitor, user.id);
    expect(new Set(await wrong(email, 20))).toEqual(new Set(['TOO_MANY_REQUESTS']));
    expect(await signInWaitsUntil(world.visitor, user.id)).toEqual(until);
    await advance(world, 61);
    expect(await tryIn(email, PASSWORD)).toBe('OK');
  });

  it('are forgotten after a right one, and after a day without one', async () => {
    const { email } = await aUserCalled();
    for (let n = 0; n < 3; n += 1) {
      await wrong(email, 4);
      expect(await tryIn(email, PASSWORD)).toBe('OK');
    }
    await wrong(email, 5);
    await advance(world, 61);
    expect(await tryIn(email)).toBe('PASSWORD_WRONG');
    await advance(world, 86_401);
    expect(await wrong(email, 5)).toEqual(Array.from({ length: 5 }, () => 'PASSWORD_WRONG'));
    expect(await secondsLeft(email)).toBeLessThanOrEqual(60);
  });

  it('count within a quarter of an hour only, as long as there was no wait', async () => {
    const { email } = await aUserCalled();
    await wrong(email, 4);
    await advance(world, limits.failureWindowSeconds + 1);
    expect(await wrong(email, 4)).toEqual(Array.from({ length: 4 }, () => 'PASSWORD_WRONG'));
    expect(await tryIn(email, PASSWORD)).toBe('OK');
  });

  it('end no session: who is signed in stays so', async () => {
    const { email } = await aUserCalled();
    const { token } = await logIn(fresh(), { account: email, password: PASSWORD });
    await wrong(email, 6);
    expect(await tryIn(email, PASSWORD)).toBe('TOO_MANY_REQUESTS');
    expect((await readSession(world.visitor, token))?.lockReason).toBeNull();
  });

  it('are five when fifty more come at once, to two servers together', async () => {
    const { email } = await aUserCalled();
    // From the first on there is a row, which the others meet at the same moment.
    expect(await tryIn(email)).toBe('PASSWORD_WRONG');
    const second = await openDb(world.sql.urls.app, entities);
    const answers = await atOnce(() =>
      Array.from({ length: 50 }, (_, n) =>
        tryIn(email, 'wrong-one', n % 2 === 0 ? fresh() : { ...fresh(), db: second }),
      ),
    );
    await second.destroy();
    expect(answers.filter((answer) => answer === 'PASSWORD_WRONG')).toHaveLength(4);
    expect(answers.filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(46);
  });

  it('that could not be weighed, for a fault of ours, are not counted', async () => {
    const account = `fault:${randomBytes(4).toString('hex')}`;
    const ctx = fresh();
    const throttled = triesOf(account, ctx.address);
    for (let n = 0; n < 12; n += 1) {
      const broken = weighTry(ctx, throttled, () => Promise.reject(new Error('no database')));
      await expect(broken).rejects.toThrow(/no database/);
    }
    expect(await weighTry(ctx, throttled, () => Promise.resolve('right'))).toBe('right');
  });
});

describe('A4: wrong tries from one address', () => {
  it('are no more than it has left when twenty come in the same moment', async () => {
    const second = await openDb(world.sql.urls.app, entities);
    // More than once: whether they meet is the machine's to say.
    for (let round = 0; round < 3; round += 1) {
      const here = fresh();
      for (let n = 0; n < 45; n += 1) await tryIn(someone(), 'wrong-one', here);
      const answers = await atOnce(() =>
        Array.from({ length: 20 }, (_, n) =>
          tryIn(someone(), 'wrong-one', n % 2 === 0 ? here : { ...here, db: second }),
        ),
      );
      expect(answers.filter((answer) => answer === 'USER_NOT_FOUND')).toHaveLength(5);
    }
    await second.destroy();
  });

  it('are fifty when 120 come at once, each for another account', async () => {
    const here = fresh();
    const answers = await Promise.all(
      Array.from({ length: 120 }, () => tryIn(someone(), 'wrong-one', here)),
    );
    expect(answers.filter((answer) => answer === 'USER_NOT_FOUND')).toHaveLength(50);
    expect(answers.filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(70);
    const { email } = await aUserCalled();
    expect(await tryIn(email, PASSWORD, here)).toBe('TOO_MANY_REQUESTS');
    expect(await tryIn(email, PASSWORD)).toBe('OK');
    await advance(world, limits.failureWindowSeconds + 1);
    expect(await tryIn(email, PASSWORD, here)).toBe('OK');
  });

  it('leave out the right ones, however many', async () => {
    const here = fresh();
    const { email } = await aUserCalled();
    for (let n = 0; n < 55; n += 1) expect(await tryIn(email, PASSWORD, here)).toBe('OK');
  });

  it('count together however an IPv6 address is written', async () => {
    const forms = ['2001:db8:77:1::1', '2001:0db8:0077:0001:0:0:0:2', '2001:DB8:77:1:ffff::3'];
    const answers = [];
    for (let n = 0; n < 51; n += 1) {
      const ctx = { ...world.visitor, address: forms[n % forms.length] ?? '' };
      answers.push(await tryIn(someone(), 'wrong-one', ctx));
    }
    expect(answers.indexOf('TOO_MANY_REQUESTS')).toBe(50);
  });
});

it('A4: an unknown account costs the processor what a known one costs, and is throttled alike', async () => {
  const { email } = await aUserCalled();
  const cost = async (account: string) => {
    const began = process.cpuUsage();
    await tryIn(account);
    const { user, system } = process.cpuUsage(began);
    return user + system;
  };
  await cost(email);
  const known: number[] = [];
  const unknown: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    const other = await aUserCalled();
    known.push(await cost(other.email));
    unknown.push(await cost(someone()));
  }
  const middle = (values: number[]) => {
    const [, a = 0, b = 0] = [...values].sort((x, y) => x - y);
    return (a + b) / 2;
  };
  // A hash is nearly all of it: without one for the unknown it would be a small part.
  expect(middle(unknown) / middle(known)).toBeGreaterThan(0.5);
  expect(middle(unknown) / middle(known)).toBeLessThan(2);
  const nobody = someone();
  expect(await wrong(nobody, 6)).toEqual([
    ...Array.from({ length: 5 }, () => 'USER_NOT_FOUND'),
    'TOO_MANY_REQUESTS',
  ]);
});

it('A4: in one message where the operator does not tell the two apart', async () => {
  const same = { ...fresh(), config: { ...world.config, loginMessages: 'same' as const } };
  const { email } = await aUserCalled();
  expect(await tryIn(email, 'wrong-one', same)).toBe('LOGIN_FAILED');
  expect(await tryIn(someone(), 'wrong-one', same)).toBe('LOGIN_FAILED');
});

it('A4: signing in to the console is throttled like that of users', async () => {
  const { staff } = await aStaffMember(world, 'ADMIN');
  const email = `s${randomBytes(4).toString('hex')}@staff.tarn`;
  const input = { email, name: 'Throttled', role: 'SUPPORT' as const, password: PASSWORD };
  await addStaffMember(world.visitor, staff, input);
  const tryStaff = (password: string) => refusalOf(openStaffSession(fresh(), { email, password }));
  for (let n = 0; n < 5; n += 1) expect(await tryStaff('wrong-one')).toBe('LOGIN_FAILED');
  expect(await tryStaff(PASSWORD)).toBe('TOO_MANY_REQUESTS');
  await advance(world, 61);
  expect(await tryStaff(PASSWORD)).toBe('OK');
});

describe('A4: a wait is lifted', () => {
  const codeFor = async (to: string) => {
    const sent = (await readOutbox(world.config, 500)).find((one) => one.to === to);
    return /\b(\d{6})\b/.exec(sent?.body ?? '')?.[1] ?? '';
  };

  it('by a code sent to the account, whichever way it is named; and the password is asked again', async () => {
    const name = `n${randomBytes(4).toString('hex')}`;
    const { email } = await aUserCalled(name);
    await wrong(email, 5);
    await sendCode(fresh(), { account: name, scene: 'LIFT_WAIT' });
    const code = await codeFor(email);
    expect(code).toMatch(/^\d{6}$/);
    await liftOwnWait(fresh(), { account: name, code });
    expect(await tryIn(email)).toBe('PASSWORD_WRONG');
    expect(await tryIn(email, PASSWORD)).toBe('OK');
    expect(await refusalOf(liftOwnWait(fresh(), { account: name, code }))).toBe('CODE_WRONG');
  });

  it('by no wrong code, which are counted by themselves, nor by a code for something else', async () => {
    const { email } = await aUserCalled();
    await wrong(email, 5);
    await sendCode(fresh(), { account: email, scene: 'RESET' });
    const other = await codeFor(email);
    await sendCode(fresh(), { account: email, scene: 'LIFT_WAIT' });
    const code = await codeFor(email);
    const lift = (typed: string) =>
      refusalOf(liftOwnWait(fresh(), { account: email, code: typed }));
    const not = code === '111111' ? '222222' : '111111';
    expect(await lift(other === code ? not : other)).toBe('CODE_WRONG');
    for (let n = 0; n < 4; n += 1) expect(await lift(not)).toBe('CODE_WRONG');
    expect(await lift(code)).toBe('TOO_MANY_REQUESTS');
    await advance(world, 61);
    // The code itself has died of its five wrong tries, and the password's wait is over by now.
    expect(await lift(code)).toBe('CODE_WRONG');
    expect(await tryIn(email, PASSWORD)).toBe('OK');
  });

  it('and who asks for a code of nobody is answered the same', async () => {
    const { email } = await aUserCalled();
    const asked = (account: string) => sendCode(fresh(), { account, scene: 'LIFT_WAIT' });
    const known = await asked(email);
    expect(await asked(someone())).toEqual(known);
    expect(await asked(`n${randomBytes(4).toString('hex')}`)).toEqual(known);
  });

  it('by staff, who see it, with an audit entry', async () => {
    const { email, user } = await aUserCalled();
    const { ctx } = await aStaffMember(world, 'SUPPORT');
    const asked = { userId: user.id, reason: 'Called from the number on file.' };
    expect(await refusalOf(liftWait(ctx, asked))).toBe('ALREADY_DECIDED');
    await wrong(email, 5);
    expect(await signInWaitsUntil(ctx, user.id)).not.toBeNull();
    expect(await refusalOf(liftWait(ctx, { ...asked, reason: ' ' }))).toBe('REASON_REQUIRED');
    await liftWait(ctx, asked);
    expect(await signInWaitsUntil(ctx, user.id)).toBeNull();
    expect(await tryIn(email, PASSWORD)).toBe('OK');
    const { rows } = await world.sql.verify.query<{ action: string; reason: string }>(
      'SELECT action, reason FROM verify.audit WHERE subject = $1',
      [`user/${user.id}`],
    );
    expect(rows).toEqual([{ action: 'user.lift-wait', reason: asked.reason }]);
  });
});
