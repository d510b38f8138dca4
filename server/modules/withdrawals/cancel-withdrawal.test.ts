import { randomUUID } from 'node:crypto';
import { FUND_PASSWORD } from '../../testing/people/withdrawals';
import { refusalOf } from '../../testing/recharges';
import { provenAfterEach, withPayoutDesk, withWorld } from '../../testing/suite';
import { purses } from '../../testing/world';
import { removePaymentMethod } from '../payment-methods/remove-payment-method';
import { releaseReview } from '../reviews';
import { cancelWithdrawal } from './cancel-withdrawal';
import { withdrawalReview } from './withdrawal-review';
import { withdrawals } from './withdrawals';

const world = withWorld();
const desk = withPayoutDesk(world);
provenAfterEach(world);

it('returns the whole amount, once: the same key again is the same answer', async () => {
  const person = await desk.saver('1000.00');
  const id = await desk.submitted(person);
  const key = randomUUID();
  expect(await desk.cancel(person, id, key)).toEqual({ resultId: id, replayed: false });
  expect(await desk.cancel(person, id, key)).toEqual({ resultId: id, replayed: true });
  expect(await purses(world, person)).toEqual({ available: '1000.00', frozen: '0.00' });
  expect(await desk.find(id)).toMatchObject({ state: 'CANCELLED', decision: null });
  expect(await refusalOf(desk.cancel(person, id))).toBe('ALREADY_DECIDED');
  expect(await refusalOf(desk.take(desk.lena, id))).toBe('ALREADY_DECIDED');
});

it('is refused once somebody has taken it, and possible again when they give it back', async () => {
  const { person, id } = await desk.held();
  expect(await refusalOf(desk.cancel(person, id))).toBe('REQUEST_TAKEN');
  expect((await purses(world, person)).frozen).toBe('200.00');
  await releaseReview(desk.lena.ctx, withdrawalReview, { id });
  expect(await refusalOf(desk.cancel(person, id))).toBe('OK');
});

it('A1: another user’s request looks missing, and so does one that is no id', async () => {
  const [person, other] = [await desk.saver(), await desk.saver()];
  const id = await desk.submitted(person);
  for (const asked of [id, '0', 'x', '999999999']) {
    expect(await refusalOf(desk.cancel(other, asked))).toBe('REQUEST_NOT_FOUND');
  }
  expect((await purses(world, person)).frozen).toBe('200.00');
});

it('M8: a target is not deleted while a withdrawal to it is open, and is once it is not', async () => {
  const person = await desk.saver('1000.00');
  const [id] = [await desk.submitted(person), await desk.submitted(person)];
  const remove = () =>
    refusalOf(removePaymentMethod(person.ctx, { id: person.target, fundPassword: FUND_PASSWORD }));
  expect(await remove()).toBe('BINDING_IN_USE');
  await desk.cancel(person, id);
  expect(await remove()).toBe('BINDING_IN_USE');
  for (const { id: open } of await withdrawals(world, person.userId, { first: 5, after: null })) {
    await refusalOf(desk.cancel(person, open));
  }
  expect(await remove()).toBe('OK');
});

it('A1: a visitor cancels nothing', async () => {
  const asked = cancelWithdrawal(world.visitor, { id: '1', idempotencyKey: randomUUID() });
  expect(await refusalOf(asked)).toBe('LOGIN_REQUIRED');
});

it('M8: of cancelling and taking at once one happens, twenty times', async () => {
  for (let n = 0; n < 20; n += 1) {
    const person = await desk.saver();
    const id = await desk.submitted(person);
    const [cancelled, taken] = await Promise.all([
      refusalOf(desk.cancel(person, id)),
      refusalOf(desk.take(desk.lena, id)),
    ]);
    const { frozen } = await purses(world, person);
    expect([cancelled, taken, frozen]).toEqual(
      cancelled === 'OK' ? ['OK', 'ALREADY_DECIDED', '0.00'] : ['REQUEST_TAKEN', 'OK', '200.00'],
    );
  }
});
