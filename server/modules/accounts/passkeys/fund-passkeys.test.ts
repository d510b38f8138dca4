import { randomUUID } from 'node:crypto';
import { parseMoney } from '../../../../schema/money';
import { added, aPayee, cardForm } from '../../../testing/people/payment-methods';
import { aDevice, aPasskey, paid, type Device } from '../../../testing/people/passkeys';
import { aPerson } from '../../../testing/people/second-factors';
import { refusalOf } from '../../../testing/recharges';
import { provenAfterEach, withPayoutDesk, withWorld } from '../../../testing/suite';
import { advance, aStaffMember, purses, type Person } from '../../../testing/world';
import { hashToken } from '../../../platform/session-token';
import { addPaymentMethod } from '../../payment-methods';
import { paymentMethodsOf } from '../../payment-methods/payment-methods';
import { removePaymentMethod } from '../../payment-methods/remove-payment-method';
import { setDefaultPaymentMethod } from '../../payment-methods/set-default-payment-method';
import { submitWithdrawal } from '../../withdrawals';
import { preflight } from '../../withdrawals/submit/unmet-conditions';
import { lockUser } from '../lock/lock-user';
import { proveFunds } from '../security/prove-funds';
import { askPasskey } from './ask-passkey';
import type { PasskeyAnswer } from './check-signature';
import { provePasskey } from './prove-passkey';
import { removePasskey } from './remove-passkey';

const world = withWorld();
const desk = withPayoutDesk(world);
provenAfterEach(world);

interface Out {
  readonly dollars?: string;
  readonly key?: string;
  readonly target?: string;
}

const withdraw = (
  { ctx }: Pick<Person, 'ctx'>,
  passkey: PasskeyAnswer,
  { dollars = '200.00', key = randomUUID(), target }: Out = {},
) =>
  submitWithdrawal(ctx, {
    amount: parseMoney('USD', dollars),
    target: { id: target ?? null, kind: target === undefined ? 'BANK_CARD' : null },
    passkey,
    idempotencyKey: key,
  });
/** Somebody with money, a target and a passkey. */
async function aSaver(more: Parameters<typeof aPasskey>[2] = {}) {
  const saver = await desk.saver('1000.00');
  return { ...saver, ...(await aPasskey(world, saver, more)) };
}
const frozen = async (person: Person) => (await purses(world, person)).frozen;

describe('a passkey in place of the fund password', () => {
  it('sends a withdrawal', async () => {
    const ann = await aSaver();
    expect(await refusalOf(withdraw(ann, await paid(ann, ann.device)))).toBe('OK');
    expect(await frozen(ann)).toBe('200.00');
  });

  it('also of somebody who has no fund password; none of theirs is asked for before', async () => {
    const ann = await aSaver();
    await desk.setFundPassword(ann, null);
    const unmet = await preflight(ann.ctx, { target: { id: ann.target }, amount: null });
    expect(unmet.map(({ code }) => code)).toEqual([]);
    expect(await refusalOf(desk.submit(ann))).toBe('FUND_PASSWORD_NOT_SET');
    expect(await refusalOf(withdraw(ann, await paid(ann, ann.device)))).toBe('OK');
  });

  it('M7: the same signature and key is one withdrawal, four at once are one, and so is a repeat', async () => {
    const ann = await aSaver();
    const passkey = await paid(ann, ann.device);
    const key = randomUUID();
    const all = await Promise.all(Array.from({ length: 4 }, () => withdraw(ann, passkey, { key })));
    expect(new Set(all.map(({ resultId }) => resultId)).size).toBe(1);
    expect(all.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await withdraw(ann, passkey, { key })).toMatchObject({ replayed: true });
    expect(await frozen(ann)).toBe('200.00');
    // The key keeps no signature: another one, of the same request, is a repeat as well.
    expect(await withdraw(ann, await paid(ann, ann.device), { key })).toMatchObject({
      replayed: true,
    });
    expect(await refusalOf(withdraw(ann, passkey, { key, dollars: '201.00' }))).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });

  it('M7: a signature moves money once, whatever the key: of four at once one', async () => {
    const ann = await aSaver();
    const passkey = await paid(ann, ann.device);
    const dollars = ['200.00', '150.00', '120.00', '110.00'];
    const all = await Promise.all(
      dollars.map((one) => refusalOf(withdraw(ann, passkey, { dollars: one }))),
    );
    expect(all.sort()).toEqual([...Array<string>(3).fill('FUND_PASSWORD_WRONG'), 'OK']);
    expect(await refusalOf(withdraw(ann, passkey))).toBe('FUND_PASSWORD_WRONG');
    expect(dollars).toContain(await frozen(ann));
  });

  it('a wrong one is no answer that a key keeps', async () => {
    const ann = await aSaver();
    const key = randomUUID();
    const wrong = await paid(ann, ann.device, { verified: false });
    expect(await refusalOf(withdraw(ann, wrong, { key }))).toBe('FUND_PASSWORD_WRONG');
    expect(await refusalOf(withdraw(ann, await paid(ann, ann.device), { key }))).toBe('OK');
  });

  it('stands amid the conditions as the fund password does', async () => {
    const ann = await aSaver();
    const wrong = await paid(ann, ann.device, { verified: false });
    // Said before it; and this one after it.
    expect(await refusalOf(withdraw(ann, wrong, { target: '999999' }))).toBe('TARGET_NOT_FOUND');
    expect(await refusalOf(withdraw(ann, wrong, { dollars: '9000.00' }))).toBe(
      'FUND_PASSWORD_WRONG',
    );
    const right = await paid(ann, ann.device);
    expect(await refusalOf(withdraw(ann, right, { dollars: '9000.00' }))).toBe('BALANCE_TOO_LOW');
    // Nothing came of it, so it is not used up.
    expect(await refusalOf(withdraw(ann, right))).toBe('OK');
  });

  it.each([
    [
      'another user’s',
      async (ann: Person) => {
        const bob = await aSaver();
        return bob.device.sign(await askPasskey(ann.ctx, { purpose: 'FUND' }));
      },
    ],
    [
      'for another user’s challenge',
      async (_ann: Person, device: Device) => {
        const bob = await aSaver();
        return paid(bob, device);
      },
    ],
    ['nobody’s', (ann: Person) => paid(ann, aDevice(world))],
    [
      'for what protects the account',
      async (ann: Person, device: Device) =>
        device.sign(await askPasskey(ann.ctx, { purpose: 'SECURITY' })),
    ],
    [
      'of another page',
      (ann: Person, device: Device) => paid(ann, device, { origin: 'https://tarn.example' }),
    ],
    ['of a copy', (ann: Person, device: Device) => paid(ann, device, { counter: 1 })],
  ])('refuses one that is %s', async (_what, signed) => {
    const ann = await aSaver();
    expect(await refusalOf(withdraw(ann, await signed(ann, ann.device)))).toBe(
      'FUND_PASSWORD_WRONG',
    );
    expect(await frozen(ann)).toBe('0.00');
  });

  it('refuses one that is older than five minutes, deleted meanwhile, or of a locked account', async () => {
    const [ann, bob, cyd] = [await aSaver(), await aSaver(), await aSaver()];
    const late = await paid(ann, ann.device);
    await advance(world, 300);
    expect(await refusalOf(withdraw(ann, late))).toBe('FUND_PASSWORD_WRONG');
    const gone = await proveFunds(bob.ctx, bob.userId, { passkey: await paid(bob, bob.device) });
    const passkey = bob.device.sign(await askPasskey(bob.ctx, { purpose: 'SECURITY' }));
    await removePasskey(bob.ctx, { id: bob.id, passkey });
    const sql = `SELECT status FROM submit_withdrawal($1, $2, NULL, 20000, $3, false)`;
    const { rows } = await world.sql.app.query<{ status: string }>(sql, [
      bob.userId,
      bob.target,
      gone,
    ]);
    expect(rows[0]?.status).toBe('FUND_PASSWORD_WRONG');
    const right = await paid(cyd, cyd.device);
    const { ctx } = await aStaffMember(world, 'SUPPORT');
    await lockUser(ctx, { userId: cyd.userId, reason: 'Under review.' });
    expect(await refusalOf(withdraw(cyd, right))).toBe('ACCOUNT_LOCKED');
  });

  it('A6: one added by the login password alone is not asked for a day, nor taken', async () => {
    const ann = await aSaver({ pays: false });
    expect(await refusalOf(askPasskey(ann.ctx, { purpose: 'FUND' }))).toBe('PASSKEY_NOT_FOUND');
    await aPasskey(world, ann);
    // Asked for another one, this one answers.
    expect(await refusalOf(withdraw(ann, await paid(ann, ann.device)))).toBe('FUND_PASSWORD_WRONG');
    const bob = await aPerson(world, 'lantern-5');
    const his = await aPasskey(world, bob, { pays: false });
    await aPasskey(world, bob);
    const card = cardForm({ fundPassword: null, passkey: await paid(bob, his.device) });
    expect(await refusalOf(addPaymentMethod(bob.ctx, card))).toBe('FUND_PASSWORD_WRONG');
    await advance(world, 24 * 3_600);
    expect(await refusalOf(withdraw(ann, await paid(ann, ann.device)))).toBe('OK');
  });

  it('A4: wrong ones count with wrong fund passwords: five, mixed, and the account waits', async () => {
    const ann = await aSaver();
    const wrong = async () => withdraw(ann, await paid(ann, ann.device, { verified: false }));
    for (let n = 0; n < 3; n += 1) expect(await refusalOf(wrong())).toBe('FUND_PASSWORD_WRONG');
    for (let n = 0; n < 2; n += 1)
      expect(await refusalOf(desk.submit(ann, { password: 'wrong-one' }))).toBe(
        'FUND_PASSWORD_WRONG',
      );
    const right = await paid(ann, ann.device);
    expect(await refusalOf(withdraw(ann, right))).toBe('TOO_MANY_REQUESTS');
    await advance(world, 61);
    expect(await refusalOf(withdraw(ann, right))).toBe('OK');
  });

  it('a new passkey within 24 hours is a flag of the request', async () => {
    const ann = await aSaver();
    const { resultId } = await withdraw(ann, await paid(ann, ann.device));
    expect((await desk.find(resultId)).flags).toContain('PASSWORD_NEW');
  });
});

describe('a passkey and payment methods', () => {
  it('adds one that pays out at once, once for one key', async () => {
    const ann = await aPayee(world);
    const { device } = await aPasskey(world, ann);
    const card = cardForm({ fundPassword: null, passkey: await paid(ann, device) });
    const all = await Promise.all([
      addPaymentMethod(ann.ctx, card),
      addPaymentMethod(ann.ctx, card),
    ]);
    expect(new Set(all.map(({ resultId }) => resultId)).size).toBe(1);
    const [method] = await paymentMethodsOf(ann.ctx, ann.userId);
    expect(method?.usableSince).toEqual(method?.createdAt);
    const another = cardForm({ fundPassword: '', passkey: card.passkey });
    expect(await refusalOf(addPaymentMethod(ann.ctx, another))).toBe('FUND_PASSWORD_WRONG');
  });

  it('makes one the default and deletes one, each by a signature of its own', async () => {
    const ann = await aPayee(world);
    const { device } = await aPasskey(world, ann);
    const [first, second] = [await added(ann), await added(ann)];
    const passkey = await paid(ann, device);
    await setDefaultPaymentMethod(ann.ctx, { id: second, passkey });
    expect(await refusalOf(removePaymentMethod(ann.ctx, { id: first, passkey }))).toBe(
      'FUND_PASSWORD_WRONG',
    );
    await removePaymentMethod(ann.ctx, { id: first, passkey: await paid(ann, device) });
    const left = await paymentMethodsOf(ann.ctx, ann.userId);
    expect(left.map(({ id, isDefault }) => [id, isDefault])).toEqual([[second, true]]);
  });

  it('A6: the database takes what was proved for this purpose, by this user, and nothing else', async () => {
    const [ann, bob] = [await aPayee(world), await aPayee(world)];
    const [hers, his] = [await aPasskey(world, ann), await aPasskey(world, bob)];
    const id = await added(ann);
    const remove = async (proof: string | undefined) => {
      const sql = 'SELECT remove_payment_method($1, $2, $3) AS status';
      const { rows } = await world.sql.app.query<{ status: string }>(sql, [ann.userId, id, proof]);
      return rows[0]?.status;
    };
    const proofOf = async (
      { ctx, userId }: Person,
      device: Device,
      purpose: 'FUND' | 'SECURITY',
    ) => {
      const answer = device.sign(await askPasskey(ctx, { purpose }));
      return (await provePasskey(ctx, answer, { purpose, userId }))?.proof;
    };
    const another = await proofOf(ann, hers.device, 'SECURITY');
    const anothers = await proofOf(bob, his.device, 'FUND');
    const unsigned = await askPasskey(ann.ctx, { purpose: 'FUND' });
    const bare = `passkey:${hashToken(unsigned.challenge).toString('hex')}`;
    const right = await proofOf(ann, hers.device, 'FUND');
    for (const one of [
      another,
      anothers,
      bare,
      'passkey:',
      `passkey:${'0'.repeat(64)}`,
      `${String(right)}0`,
    ])
      expect(await remove(one)).toBe('FUND_PASSWORD_WRONG');
    expect([await remove(right), await remove(right)]).toEqual(['OK', 'FUND_PASSWORD_WRONG']);
  });
});
