import { randomUUID } from 'node:crypto';
import { limits } from '../../../schema/limits';
import { readOutbox } from '../../platform/mail';
import {
  added,
  aPayee,
  cardForm,
  cardNumber,
  ethereumAddress,
  FUND,
} from '../../testing/people/payment-methods';
import { refusalOf } from '../../testing/recharges';
import { withVerificationDesk, withWorld } from '../../testing/suite';
import { aUser, type Person } from '../../testing/world';
import { messages, sayMessage } from '../notifications';
import { applyDecisions } from '../reviews';
import { addPaymentMethod, type AddPaymentMethod } from './add-payment-method';
import { detailsOf } from './details';
import { paymentMethodsOf } from './payment-methods';
import { payoutTarget } from './payout-target';

const world = withWorld();
const desk = withVerificationDesk(world);

const own = ({ ctx, userId }: Person) => paymentMethodsOf(ctx, userId);
const send = ({ ctx }: Person, more: Partial<AddPaymentMethod> = {}) =>
  refusalOf(addPaymentMethod(ctx, cardForm(more)));
const inbox = ({ ctx }: Person) => messages(ctx, { first: 50, after: null });

async function verified(person: Person, name: string): Promise<void> {
  const id = await desk.submitted(person, { name });
  await desk.take(desk.lena, id);
  await desk.approve(desk.lena, id);
  await applyDecisions(world.visitor);
}

it('S3: number, bank and holder are stored sealed, and read as they were sent', async () => {
  const ann = await aPayee(world);
  const id = await added(ann, {
    account: '6222-0212 3456 7890',
    bank: 'Bank of Markers',
    branch: 'Harbour Street',
    holder: 'Ann Marker',
  });
  const { rows } = await world.sql.owner.query<{ whole: string }>(
    'SELECT to_jsonb(m)::text AS whole FROM payment_method m WHERE id = $1',
    [id],
  );
  expect(rows[0]?.whole).not.toMatch(/62220212|34567890|Marker|Harbour/);
  const [row] = await own(ann);
  expect(row).toMatchObject({ id, masked: '622***890', currency: 'USD', isDefault: true });
  expect(row && detailsOf(world.config, row)).toEqual({
    account: '6222021234567890',
    bank: 'Bank of Markers',
    branch: 'Harbour Street',
    holder: 'Ann Marker',
  });
});

interface Written {
  readonly details?: string;
  readonly masked?: string;
  readonly proof?: string;
  /** Another number of a card for each. */
  readonly number?: number;
}

/** As a server would that has lost its way: straight to the function that writes. */
async function insertBy(
  person: Person,
  { details = `app.${'a'.repeat(50)}`, masked = '622***890', proof, number = 7 }: Written,
  db: Pick<typeof world.sql.app, 'query'> = world.sql.app,
): Promise<string | undefined> {
  const { rows } = await db.query<{ status: string }>(
    `SELECT (add_payment_method(next_payment_method(), $1, 'BANK_CARD', $2, $3, $4, 'USD', $5, 20)).status`,
    [person.userId, details, Buffer.alloc(32, number), masked, proof ?? null],
  );
  return rows[0]?.status;
}

it('S3: the database takes no details that are not sealed, and no number without stars', async () => {
  const ann = await aPayee(world);
  const number = '6222021234567890';
  await expect(insertBy(ann, { details: number })).rejects.toThrow('payment_method_sealed');
  await expect(insertBy(ann, { masked: number })).rejects.toThrow('payment_method_masked');
  expect(await own(ann)).toEqual([]);
});

it.each<[string, Partial<AddPaymentMethod>]>([
  ['CARD_WRONG', { account: '1234567' }],
  ['CARD_WRONG', { account: '6'.repeat(35) }],
  ['CARD_WRONG', { account: '6222/0212/3456' }],
  ['CARD_WRONG', { account: 'DE89370400440532013001' }],
  ['CARD_WRONG', { kind: 'ALIPAY', account: 'ab' }],
  ['CARD_WRONG', { kind: 'WECHAT', account: 'a'.repeat(65) }],
  ['FORM_INCOMPLETE', { account: ' ' }],
  ['FORM_INCOMPLETE', { bank: null }],
  ['FORM_INCOMPLETE', { bank: '  ' }],
  ['PARAM_INVALID', { bank: 'b'.repeat(81) }],
  ['PARAM_INVALID', { branch: 'b'.repeat(121) }],
  ['PARAM_INVALID', { holder: 'Ann\u0000' }],
  ['PARAM_INVALID', { currency: 'XXY' }],
  ['PARAM_INVALID', { idempotencyKey: 'short' }],
  ['ADDRESS_INVALID', { kind: 'BTC', account: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3' }],
  ['ADDRESS_INVALID', { kind: 'ETH', account: 'a'.repeat(9_000) }],
  ['FUND_PASSWORD_WRONG', { fundPassword: 'harbour-7' }],
  // Before anything is asked about the number.
  ['CARD_WRONG', { account: '12', fundPassword: 'harbour-7' }],
])('answers %s to %j, and writes nothing', async (code, more) => {
  const ann = await aPayee(world);
  expect(await send(ann, more)).toBe(code);
  expect(await own(ann)).toEqual([]);
  expect(await inbox(ann)).toEqual([]);
});

it('refuses a visitor, and a fund password where there is none', async () => {
  expect(await refusalOf(addPaymentMethod(world.visitor, cardForm()))).toBe('LOGIN_REQUIRED');
  expect(await send(await aUser(world))).toBe('FUND_PASSWORD_NOT_SET');
});

describe('from when on it can be paid out to', () => {
  const waits = async (person: Person) => {
    const [row] = await own(person);
    return row ? (row.usableSince.getTime() - row.createdAt.getTime()) / 3_600_000 : null;
  };

  it('at once with the fund password, after 24 hours without', async () => {
    const [ann, bob] = [await aPayee(world), await aPayee(world)];
    await added(ann);
    await added(bob, { fundPassword: null });
    expect([await waits(ann), await waits(bob)]).toEqual([0, limits.paymentMethodWaitHours]);
  });

  it('the database asks for the hash that is kept, and lets nobody shorten the wait', async () => {
    const ann = await aPayee(world);
    expect(await insertBy(ann, { proof: 'not the hash' })).toBe('FUND_PASSWORD_WRONG');
    const id = await added(ann, { fundPassword: null });
    const shorten = 'UPDATE payment_method SET usable_since = created_at WHERE id = $1';
    await expect(world.sql.owner.query(shorten, [id])).rejects.toThrow('stays as it was added');
    await expect(world.sql.app.query(shorten, [id])).rejects.toThrow(/permission denied/);
  });

  it('is told by phone to whom no mailbox reaches', async () => {
    const ann = await aPayee(world);
    const phone = `+4917${String(Date.now()).slice(-8)}`;
    await world.sql.owner.query('UPDATE app_user SET email = NULL, phone = $2 WHERE id = $1', [
      ...[ann.userId, phone],
    ]);
    await added(ann);
    const sent = (await readOutbox(world.config, 100)).filter(({ to }) => to === phone);
    expect(sent).toHaveLength(1);
  });

  it('is told in the inbox and by mail', async () => {
    const ann = await aPayee(world);
    await added(ann, { account: '6222021299990001', fundPassword: null });
    const [message] = await inbox(ann);
    expect(message).toMatchObject({ kind: 'PAYMENT_METHOD_WAITS' });
    const said = message ? sayMessage('en', message) : null;
    expect(said?.body).toMatch(/^622\*\*\*001 was added without your fund password\..* from \S/);
    const sent = (await readOutbox(world.config, 100)).find(({ to }) => to === ann.account);
    expect(sent).toMatchObject({ subject: said?.title, body: said?.body });
    await added(ann);
    expect((await inbox(ann)).map(({ kind }) => kind)[0]).toBe('PAYMENT_METHOD_ADDED');
  });
});

describe('the holder', () => {
  it('is the verified name once there is one, whatever was sent', async () => {
    const ann = await aPayee(world);
    await verified(ann, 'Anna Example');
    const id = await added(ann, { holder: 'Bob Other' });
    const address = await added(ann, { kind: 'ETH', account: ethereumAddress(), holder: 'Bob' });
    const target = (one: string) => payoutTarget(ann.ctx, { userId: ann.userId, id: one });
    expect((await target(id))?.holder).toBe('Anna Example');
    expect((await target(address))?.holder).toBeNull();
  });

  it('stays as it was given before; where none was given it is the verified one from then on', async () => {
    const ann = await aPayee(world);
    const [given, none] = [await added(ann, { holder: 'Anna Maiden' }), await added(ann)];
    const holder = async (id: string) =>
      (await payoutTarget(ann.ctx, { userId: ann.userId, id }))?.holder;
    expect([await holder(given), await holder(none)]).toEqual(['Anna Maiden', null]);
    await verified(ann, 'Anna Example');
    expect([await holder(given), await holder(none)]).toEqual(['Anna Maiden', 'Anna Example']);
  });
});

describe('S3: the number of a card belongs to one user', () => {
  it('however it is written', async () => {
    const [ann, bob] = [await aPayee(world), await aPayee(world)];
    const account = 'GB82 WEST 1234 5698 7654 32';
    await added(ann, { account });
    expect(await send(bob, { account: 'gb82-west12345698765432' })).toBe('CARD_EXISTS');
    expect(await send(ann, { account })).toBe('CARD_EXISTS');
    expect([await own(bob), await inbox(bob)]).toEqual([[], []]);
  });

  it('also when two send it at once', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const [ann, bob] = [await aPayee(world), await aPayee(world)];
      const account = cardNumber();
      const answers = await Promise.all([send(ann, { account }), send(bob, { account })]);
      expect(answers.sort()).toEqual(['CARD_EXISTS', 'OK']);
    }
  });

  it('while an address may belong to several', async () => {
    const [ann, bob] = [await aPayee(world), await aPayee(world)];
    const account = ethereumAddress();
    expect(await send(ann, { kind: 'ETH', account })).toBe('OK');
    expect(await send(bob, { kind: 'ETH', account })).toBe('OK');
  });
});

it('one’s own address or account again answers with the id that it has, and tells nobody twice', async () => {
  const ann = await aPayee(world);
  const address = { kind: 'USDT_ERC20', account: ethereumAddress() } as const;
  const alipay = { kind: 'ALIPAY', account: 'anna@example.com' } as const;
  const ids = [await added(ann, address), await added(ann, alipay)];
  expect([await added(ann, address), await added(ann, alipay)]).toEqual(ids);
  expect(await added(ann, { ...alipay, account: 'Anna@Example.com' })).toBe(ids[1]);
  expect(await inbox(ann)).toHaveLength(2);
  // The same address on the other network is another target.
  expect(ids).not.toContain(await added(ann, { ...address, kind: 'ETH' }));
});

it('A6: added again with the fund password an address that waits is paid out to at once, and its owner is told', async () => {
  const ann = await aPayee(world);
  const address = { kind: 'USDT_ERC20', account: ethereumAddress() } as const;
  const id = await added(ann, { ...address, fundPassword: null });
  const usable = async () => {
    const [now, target] = [
      await world.visitor.now(),
      await payoutTarget(ann.ctx, { userId: ann.userId, id }),
    ];
    return target !== null && target.usableSince <= now;
  };
  expect(await added(ann, { ...address, fundPassword: null })).toBe(id);
  expect(await send(ann, { ...address, fundPassword: 'wrong-one' })).toBe('FUND_PASSWORD_WRONG');
  expect(await usable()).toBe(false);
  expect(await added(ann, address)).toBe(id);
  expect(await usable()).toBe(true);
  expect(await added(ann, address)).toBe(id);
  expect((await inbox(ann)).map(({ kind }) => kind)).toEqual([
    'PAYMENT_METHOD_ADDED',
    'PAYMENT_METHOD_WAITS',
  ]);
  for (const instant of [`tarn_now() + interval '1 hour'`, 'created_at']) {
    await expect(
      world.sql.owner.query(`UPDATE payment_method SET usable_since = ${instant} WHERE id = $1`, [
        id,
      ]),
    ).rejects.toThrow('stays as it was added');
  }
});

it('M7: the same key adds it once, also ten times at once; with another number it is refused', async () => {
  const ann = await aPayee(world);
  const form = cardForm({ fundPassword: null });
  const all = await Promise.all(Array.from({ length: 10 }, () => addPaymentMethod(ann.ctx, form)));
  expect(new Set(all.map(({ resultId }) => resultId)).size).toBe(1);
  expect(await own(ann)).toHaveLength(1);
  expect(await inbox(ann)).toHaveLength(1);
  const reused = { ...form, account: cardNumber() };
  expect(await refusalOf(addPaymentMethod(ann.ctx, reused))).toBe('IDEMPOTENCY_KEY_REUSED');
});

it('M7: sent twice at once with the fund password it is added once, with a key and without', async () => {
  for (const idempotencyKey of [randomUUID(), null]) {
    const ann = await aPayee(world);
    const form = cardForm({ idempotencyKey });
    const answers = await Promise.all([1, 2].map(() => addPaymentMethod(ann.ctx, form)));
    expect(new Set(answers.map(({ resultId }) => resultId)).size).toBe(1);
    expect([await own(ann), await inbox(ann)].map((all) => all.length)).toEqual([1, 1]);
  }
});

it('M7: under the same key the first answer comes again, whatever the password is by then, and no try is counted', async () => {
  const ann = await aPayee(world);
  const form = cardForm();
  const first = await addPaymentMethod(ann.ctx, form);
  for (let tries = 0; tries < 6; tries += 1) {
    const late = await addPaymentMethod(ann.ctx, { ...form, fundPassword: 'another-one' });
    expect(late).toEqual({ ...first, replayed: true });
  }
  expect(await send(ann)).toBe('OK');
});

it('a wrong fund password is not kept under the key', async () => {
  const ann = await aPayee(world);
  const form = cardForm({ fundPassword: 'wrong-one' });
  expect(await refusalOf(addPaymentMethod(ann.ctx, form))).toBe('FUND_PASSWORD_WRONG');
  const again = { ...form, fundPassword: FUND };
  expect(await refusalOf(addPaymentMethod(ann.ctx, again))).toBe('OK');
});

it('M9: at most twenty stand', async () => {
  const ann = await aPayee(world);
  const form = { fundPassword: null };
  for (let count = 1; count <= limits.paymentMethodsMax; count += 1) await added(ann, form);
  expect(await send(ann, form)).toBe('PAYMENT_METHODS_FULL');
  expect(await own(ann)).toHaveLength(limits.paymentMethodsMax);
});

/** Whether a connection waits for another one's transaction. */
const someoneWaits = async () =>
  (await world.sql.owner.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount !== 0;

it('M9: whoever adds the last one makes others wait that come meanwhile', async () => {
  const ann = await aPayee(world);
  for (let count = 1; count < limits.paymentMethodsMax; count += 1)
    await added(ann, { fundPassword: null });
  const late = await world.sql.app.connect();
  try {
    await late.query('BEGIN');
    const first = await insertBy(ann, { number: 1 }, late);
    const second = insertBy(ann, { number: 2 });
    const answers: unknown[] = [];
    void second.then((answer) => answers.push(answer));
    while (answers.length === 0 && !(await someoneWaits()));
    await late.query('COMMIT');
    expect([first, await second]).toEqual(['OK', 'PAYMENT_METHODS_FULL']);
  } finally {
    late.release();
  }
});
