import { added, aPayee, cardNumber, FUND } from '../../testing/people/payment-methods';
import { refusalOf } from '../../testing/recharges';
import { withWorld } from '../../testing/suite';
import { aUser, type Person } from '../../testing/world';
import { messages } from '../notifications';
import { paymentMethodsOf } from './payment-methods';
import { payoutTarget } from './payout-target';
import { removePaymentMethod } from './remove-payment-method';
import { setDefaultPaymentMethod } from './set-default-payment-method';

const world = withWorld();

type Act = typeof removePaymentMethod;
const ask = (act: Act, { ctx }: Pick<Person, 'ctx'>, id: string, fundPassword = FUND) =>
  refusalOf(act(ctx, { id, fundPassword }));
const idsOf = async ({ ctx, userId }: Person) =>
  (await paymentMethodsOf(ctx, userId)).map(({ id }) => id);
const defaultOf = async ({ ctx, userId }: Person) =>
  (await paymentMethodsOf(ctx, userId)).find(({ isDefault }) => isDefault)?.id ?? null;

describe.each<[string, Act]>([
  ['deleting', removePaymentMethod],
  ['making it the default', setDefaultPaymentMethod],
])('%s', (_what, act) => {
  it.each([
    ['FUND_PASSWORD_WRONG', 'wrong-one'],
    // The login password never stands in for it.
    ['FUND_PASSWORD_WRONG', 'harbour-7'],
    ['FORM_INCOMPLETE', ''],
  ])('answers %s to the password %s, and changes nothing', async (code, password) => {
    const ann = await aPayee(world);
    const [first, second] = [await added(ann), await added(ann)];
    expect(await ask(act, ann, second, password)).toBe(code);
    expect([await idsOf(ann), await defaultOf(ann)]).toEqual([[second, first], first]);
  });

  it('A2: somebody else’s looks missing, as does one that is no number', async () => {
    const [ann, bob] = [await aPayee(world), await aPayee(world)];
    const id = await added(bob);
    for (const one of [id, '999999', '0', '1e3', "1' OR true"]) {
      expect(await ask(act, ann, one)).toBe('TARGET_NOT_FOUND');
    }
    expect([await idsOf(bob), await defaultOf(bob)]).toEqual([[id], id]);
  });

  it('A6: the database asks for the hash that is kept', async () => {
    const ann = await aPayee(world);
    const id = await added(ann);
    const call =
      act === removePaymentMethod ? 'remove_payment_method' : 'set_default_payment_method';
    for (const hash of ['not the hash', null]) {
      const { rows } = await world.sql.app.query<{ status: string }>(
        `SELECT ${call}($1, $2, $3) AS status`,
        [ann.userId, id, hash],
      );
      expect(rows[0]?.status).toBe('FUND_PASSWORD_WRONG');
    }
    expect(await idsOf(ann)).toEqual([id]);
  });

  it('is refused to a visitor, and where there is no fund password', async () => {
    expect(await ask(act, { ctx: world.visitor }, '1')).toBe('LOGIN_REQUIRED');
    expect(await ask(act, await aUser(world), '1')).toBe('FUND_PASSWORD_NOT_SET');
  });
});

it('deletes one: it is no target any more, its number is free again, and the user is told', async () => {
  const [ann, bob] = [await aPayee(world), await aPayee(world)];
  const account = cardNumber();
  const id = await added(ann, { account });
  expect(await ask(removePaymentMethod, ann, id)).toBe('OK');
  expect([await idsOf(ann), await defaultOf(ann)]).toEqual([[], null]);
  expect(await payoutTarget(ann.ctx, { userId: ann.userId, id })).toBeNull();
  expect(await ask(removePaymentMethod, ann, id)).toBe('TARGET_NOT_FOUND');
  const told = await messages(ann.ctx, { first: 5, after: null });
  expect(told.map(({ kind }) => kind)).toEqual(['PAYMENT_METHOD_DELETED', 'PAYMENT_METHOD_ADDED']);
  await added(bob, { account });
  expect(await idsOf(bob)).toHaveLength(1);
});

it('of two at once that delete it one does', async () => {
  const ann = await aPayee(world);
  const id = await added(ann);
  const answers = await Promise.all([1, 2].map(() => ask(removePaymentMethod, ann, id)));
  expect(answers.sort()).toEqual(['OK', 'TARGET_NOT_FOUND']);
});

it('one is the default at most, also when two are made so at once', async () => {
  const ann = await aPayee(world);
  const ids = [await added(ann), await added(ann), await added(ann)] as const;
  expect(await defaultOf(ann)).toBe(ids[0]);
  expect(await ask(setDefaultPaymentMethod, ann, ids[2])).toBe('OK');
  expect(await defaultOf(ann)).toBe(ids[2]);
  const answers = await Promise.all(ids.map((id) => ask(setDefaultPaymentMethod, ann, id)));
  expect(answers).toEqual(['OK', 'OK', 'OK']);
  const standing = await paymentMethodsOf(ann.ctx, ann.userId);
  expect(standing.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

it('the database deletes none for good, alters none, and gives none back', async () => {
  const ann = await aPayee(world);
  const id = await added(ann);
  const owner = (sql: string) => world.sql.owner.query(sql, [id]);
  await expect(owner('DELETE FROM payment_method WHERE id = $1')).rejects.toThrow();
  for (const change of ['user_id = user_id + 1', `kind = 'ALIPAY'`, `masked = '***'`]) {
    const altered = owner(`UPDATE payment_method SET ${change} WHERE id = $1`);
    await expect(altered).rejects.toThrow('stays as it was added');
  }
  await ask(removePaymentMethod, ann, id);
  const back = owner('UPDATE payment_method SET deleted_at = NULL WHERE id = $1');
  await expect(back).rejects.toThrow('was deleted');
  for (const right of ['INSERT', 'UPDATE', 'DELETE']) {
    const { rows } = await world.sql.owner.query<{ may: boolean }>(
      `SELECT has_table_privilege('tarn_app', 'tarn.payment_method', $1) AS may`,
      [right],
    );
    expect([right, rows[0]?.may]).toEqual([right, false]);
  }
});
