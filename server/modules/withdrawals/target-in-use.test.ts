import { FUND_PASSWORD } from '../../testing/people/withdrawals';
import { refusalOf } from '../../testing/recharges';
import { withPayoutDesk, withWorld } from '../../testing/suite';
import { removePaymentMethod } from '../payment-methods/remove-payment-method';

const world = withWorld();
const desk = withPayoutDesk(world);

it('M8: a target stands while a withdrawal to it is under way, and can be deleted once it has ended', async () => {
  const person = await desk.saver('1000.00');
  const id = await desk.submitted(person);
  const remove = () =>
    refusalOf(removePaymentMethod(person.ctx, { id: person.target, fundPassword: FUND_PASSWORD }));
  expect(await remove()).toBe('BINDING_IN_USE');
  await desk.cancel(person, id);
  expect(await remove()).toBe('OK');
  expect(await remove()).toBe('TARGET_NOT_FOUND');
});

it('M8: of deleting a target and withdrawing to it at once one happens, ten times', async () => {
  for (let n = 0; n < 10; n += 1) {
    const person = await desk.saver('1000.00');
    const [removed, asked] = await Promise.all([
      refusalOf(
        removePaymentMethod(person.ctx, { id: person.target, fundPassword: FUND_PASSWORD }),
      ),
      refusalOf(desk.submit(person, { target: person.target })),
    ]);
    // A card that is gone before anything is asked leaves somebody without one; gone later it is not found.
    expect([
      ['OK', 'BIND_CARD_FIRST'],
      ['OK', 'TARGET_NOT_FOUND'],
      ['BINDING_IN_USE', 'OK'],
    ]).toContainEqual([removed, asked]);
  }
});
