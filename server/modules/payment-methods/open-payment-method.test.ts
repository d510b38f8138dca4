import { randomBytes } from 'node:crypto';
import { withClient } from '../../platform/database/database-exists';
import { readAs } from '../../platform/database/read-as';
import { resealColumn } from '../../platform/sealed/reseal';
import {
  added,
  aPayee,
  cardNumber,
  ethereumAddress,
  FUND,
} from '../../testing/people/payment-methods';
import { refusalOf } from '../../testing/recharges';
import { withReviewDesk, withWorld } from '../../testing/suite';
import { aStaffMember } from '../../testing/world';
import { openPaymentMethod } from './open-payment-method';
import { PaymentMethod } from './payment-method.entity';
import { paymentMethodOf } from './payment-methods';
import { payoutTarget } from './payout-target';
import { removePaymentMethod } from './remove-payment-method';

const world = withWorld();
const desk = withReviewDesk(world);
const reason = 'Paying out request 17.';

const entries = async (id: string) => {
  const { rows } = await world.sql.app.query<{ actor: string; reason: string }>(
    `SELECT actor, reason FROM audit_entry WHERE subject = $1 AND action = 'payment-method.view'`,
    [`payment-method/${id}`],
  );
  return rows;
};

it('S3: staff see it in full with a reason, and each time stands in the audit log', async () => {
  const [ann, lena] = [await aPayee(world), await aStaffMember(world, 'SUPPORT')];
  const account = cardNumber();
  const id = await added(ann, { account, holder: 'Ann Example' });
  expect(await openPaymentMethod(lena.ctx, { id, reason })).toMatchObject({
    account,
    holder: 'Ann Example',
    bank: 'Example Bank',
  });
  // One that was deleted too: money may have gone there.
  await removePaymentMethod(ann.ctx, { id, fundPassword: FUND });
  expect(await openPaymentMethod(lena.ctx, { id, reason })).toMatchObject({ account });
  const entry = { actor: `staff/${lena.staff.staffId}`, reason };
  expect(await entries(id)).toEqual([entry, entry]);
});

it('S3: after a rotation of keys it opens with the newest one alone', async () => {
  const [ann, lena] = [await aPayee(world), await aStaffMember(world, 'SUPPORT')];
  const account = cardNumber();
  const id = await added(ann, { account });
  const young = { ...world.config, dataKeys: [{ id: 'young', key: randomBytes(32) }] };
  const column = { table: 'payment_method', column: 'details' };
  await withClient(world.sql.urls.owner, (client) => resealColumn(client, young, column));
  const ctx = { ...lena.ctx, config: young };
  expect(await openPaymentMethod(ctx, { id, reason })).toMatchObject({ account });
  await expect(openPaymentMethod(lena.ctx, { id, reason })).rejects.toThrow('DATA_KEYS lacks');
});

it('S3: without a reason nobody does, nor of what is not there; a user never', async () => {
  const [ann, lena] = [await aPayee(world), await aStaffMember(world, 'ADMIN')];
  const id = await added(ann);
  const open = (one: string, why: string) =>
    refusalOf(openPaymentMethod(lena.ctx, { id: one, reason: why }));
  expect(await open(id, ' ')).toBe('REASON_REQUIRED');
  expect([await open('999999', reason), await open('x', reason)]).toEqual([
    'TARGET_NOT_FOUND',
    'TARGET_NOT_FOUND',
  ]);
  expect(await refusalOf(openPaymentMethod(ann.ctx, { id, reason }))).toBe('LOGIN_REQUIRED');
  expect(await entries(id)).toEqual([]);
});

describe('A2: payment methods of others', () => {
  it('are found by no read of a user, not even one that forgets whose they are', async () => {
    const [ann, bob] = [await aPayee(world), await aPayee(world)];
    const [mine, id] = [await added(ann), await added(bob)];
    expect(await paymentMethodOf(ann.ctx, { userId: bob.userId, id })).toBeNull();
    expect(await payoutTarget(ann.ctx, { userId: ann.userId, id })).toBeNull();
    const all = await readAs(ann.ctx, (tx) => tx.getRepository(PaymentMethod).find());
    expect(all.map((row) => row.id)).toEqual([mine]);
  });

  it('are found by no connection that says for nobody', async () => {
    await added(await aPayee(world));
    const { rows } = await world.sql.app.query('SELECT id FROM payment_method');
    expect(rows).toEqual([]);
  });
});

describe('O1: a member of staff', () => {
  /** Lena owns the account of somebody who has this payment method. */
  async function ownerOf(account: string) {
    const [own, lena] = [await aPayee(world), await aStaffMember(world, 'SUPPORT')];
    await world.sql.owner.query('INSERT INTO staff_user (staff_id, user_id) VALUES ($1, $2)', [
      lena.staff.staffId,
      own.userId,
    ]);
    const id = await added(own, { kind: 'ETH', account });
    return { own, lena, id };
  }

  it('does not open what their own account is paid out to', async () => {
    const { lena, id } = await ownerOf(ethereumAddress());
    expect(await refusalOf(openPaymentMethod(lena.ctx, { id, reason }))).toBe('OWN_REQUEST');
  });

  it('does not handle requests of an account that shares a payment method with theirs', async () => {
    const account = ethereumAddress();
    const { own, lena, id } = await ownerOf(account);
    const [ann, bob] = [await aPayee(world), await aPayee(world)];
    await added(ann, { kind: 'USDT_ERC20', account });
    await added(bob, { kind: 'USDT_ERC20', account: ethereumAddress() });
    const take = async (person: typeof ann) =>
      refusalOf(desk.take(lena, await desk.submitted(person, '200.00')));
    expect(await take(ann)).toBe('OWN_REQUEST');
    expect(await take(bob)).toBe('OK');
    // It once was one: putting it away changes nothing.
    await removePaymentMethod(own.ctx, { id, fundPassword: FUND });
    const late = await desk.submitted(ann, '300.00');
    expect(await refusalOf(desk.take(lena, late))).toBe('OWN_REQUEST');
  });
});
