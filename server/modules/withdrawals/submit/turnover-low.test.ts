import fc from 'fast-check';
import { usd } from '../../../../schema/money';
import { withContracts } from '../../../testing/people/contracts';
import { isRefusal } from '../../../platform/domain-error';
import { refusalOf } from '../../../testing/recharges';
import { withCreditDesk, withPayoutDesk, withProjectDesk, withWorld } from '../../../testing/suite';
import { advance, purses, quote, waitsForALock, type Person } from '../../../testing/world';
import { prove } from '../../ledger';
import { convert, quoteConversion } from '../../conversions';
import { settleDueOrders } from '../../trading';
import { policyOfUser } from '../policy/policy-of-user';
import { preflight } from './unmet-conditions';

const world = withWorld();
const desk = withPayoutDesk(world);
const giver = withCreditDesk(world);
const projects = withProjectDesk(world);
const { open } = withContracts(world);

let tick = 0;
/** Quotes of now, one step above or below the last, or the same. */
async function quoted(step = 1): Promise<void> {
  tick += step;
  await quote(world, (2_000 + tick).toFixed(2));
  await quote(world, (1 + (tick % 50) / 10_000).toFixed(5), 'USDT/USD');
}

async function traded(person: Person, cents: number, won: boolean): Promise<void> {
  await quoted();
  await open(person, cents);
  await advance(world, 59);
  await quoted(won ? 1 : -1);
  await advance(world, 2);
  await settleDueOrders(world.visitor);
}

const withdrawableOf = async ({ ctx }: Person) => (await policyOfUser(ctx)).withdrawable.minor;
const submit = (person: Parameters<typeof desk.submit>[0], dollars: string) =>
  refusalOf(desk.submit(person, { dollars }));
const preflightOf = async ({ ctx }: Person, cents: bigint) =>
  preflight(ctx, { target: {}, amount: usd(cents) });

beforeAll(async () => {
  await world.sql.owner.query(
    `UPDATE setting SET value = '1000' WHERE key IN ('withdrawDayCount')`,
  );
});

describe('M14: a withdrawal', () => {
  it('that reaches into a bonus is refused with the figures, by preflight too; up to it none is', async () => {
    const person = await desk.saver('500.00');
    await giver.bonus(person, '200.00');
    const refused = await desk
      .submit(person, { dollars: '500.01' })
      .catch((error: unknown) => error);
    expect(isRefusal(refused) && refused.code).toBe('TURNOVER_LOW');
    expect(isRefusal(refused) && refused.figures).toEqual({
      ...{ withdrawable: '500.00', required: '600.00', done: '0.00', left: '600.00' },
    });
    expect((await preflightOf(person, 50_001n)).map(({ code }) => code)).toEqual(['TURNOVER_LOW']);
    expect(await preflightOf(person, 50_000n)).toEqual([]);
    expect(await withdrawableOf(person)).toBe(50_000n);
    expect(await submit(person, '500.00')).toBe('OK');
    expect(await withdrawableOf(person)).toBe(0n);
  });

  it('takes all of it once its turnover is fulfilled, or once it is used up what is left', async () => {
    const [free, used] = [await desk.saver('500.00'), await desk.saver('500.00')];
    for (const person of [free, used]) await giver.bonus(person, '100.00');
    await traded(free, 30_000, true);
    expect(await submit(free, '850.00')).toBe('OK');
    await traded(used, 9_901, false);
    expect(await withdrawableOf(used)).toBe(50_000n);
    expect(await submit(used, '500.00')).toBe('OK');
  });

  it('of which five are sent at once takes no bonus with it', async () => {
    const person = await desk.saver('300.00');
    await giver.bonus(person, '200.00');
    const sent = await Promise.all(
      Array.from({ length: 5 }, (_, n) => submit(person, `${String(100 + n)}.00`)),
    );
    expect(sent.filter((answer) => answer === 'OK').length).toBe(2);
    expect(sent.filter((answer) => answer === 'TURNOVER_LOW').length).toBe(3);
  });

  it('that is cancelled frees nothing: a bonus is no way round', async () => {
    const person = await desk.saver('200.00');
    await giver.bonus(person, '200.00');
    const id = await desk.submitted(person, { dollars: '200.00' });
    expect(await submit(person, '100.00')).toBe('TURNOVER_LOW');
    await desk.cancel(person, id);
    expect(await submit(person, '200.01')).toBe('TURNOVER_LOW');
    expect(await submit(person, '200.00')).toBe('OK');
  });

  it('is not held back for a bonus that is in a project; together no more leaves than was paid in', async () => {
    const person = await desk.saver('500.00');
    await giver.bonus(person, '200.00');
    const held = await projects.join(person, await projects.project(), 30_000);
    // 400.00 are left, 200.00 of all are tied, and 300.00 of them stand in the project.
    expect(await withdrawableOf(person)).toBe(40_000n);
    expect(await preflightOf(person, 40_000n)).toEqual([]);
    expect(await submit(person, '400.00')).toBe('OK');
    await projects.settle(person, held);
    expect(await withdrawableOf(person)).toBe(10_000n);
    expect(await submit(person, '100.01')).toBe('TURNOVER_LOW');
    expect(await submit(person, '100.00')).toBe('OK');
    const other = await desk.saver('500.00');
    await giver.bonus(other, '200.00');
    await projects.join(other, await projects.project(), 15_000);
    expect(await withdrawableOf(other)).toBe(50_000n);
    expect(await submit(other, '500.01')).toBe('TURNOVER_LOW');
    expect(await submit(other, '500.00')).toBe('OK');
  });

  it('M17: nor is coin: what is tied does not convert, and coin that was there before returns', async () => {
    await quoted();
    const person = await desk.saver('300.00');
    const quoteOf = (cents: bigint) =>
      quoteConversion(person.ctx, { give: usd(cents), coin: 'USDT' });
    const buy = async (cents: bigint, key: string) => {
      const { id } = await quoteOf(cents);
      return refusalOf(convert(person.ctx, { quoteId: id, idempotencyKey: key }));
    };
    const early = await quoteOf(30_001n);
    await giver.bonus(person, '200.00');
    const refusal = {
      code: 'TURNOVER_LOW',
      figures: { withdrawable: '300.00', required: '600.00', done: '0.00', left: '600.00' },
    };
    await expect(quoteOf(30_001n)).rejects.toMatchObject({ ...refusal, field: 'amount' });
    const late = { quoteId: early.id, idempotencyKey: 'beyond-the-own' };
    await expect(convert(person.ctx, late)).rejects.toMatchObject(refusal);
    expect(await buy(50_001n, 'beyond-all-there-is')).toBe('BALANCE_TOO_LOW');
    expect(await buy(20_000n, 'of-the-own-money')).toBe('OK');
    expect(await withdrawableOf(person)).toBe(10_000n);
    expect(await refusalOf(quoteOf(10_001n))).toBe('TURNOVER_LOW');
    // What is paid in later is as free as before.
    await giver.bonus(person, '100.00', 0);
    expect(await withdrawableOf(person)).toBe(20_000n);
  });

  it('M17: and a conversion waits until what else its user asks for is answered', async () => {
    await quoted();
    const person = await desk.saver('200.00');
    const { id } = await quoteConversion(person.ctx, { give: usd(20_000n), coin: 'USDT' });
    const client = await world.sql.owner.connect();
    await client.query('BEGIN');
    await client.query('SELECT lock_user_row($1)', [person.userId]);
    const work = convert(person.ctx, { quoteId: id, idempotencyKey: 'waits-for-its-user' });
    const waited = await waitsForALock(world, work);
    await client.query('ROLLBACK');
    client.release();
    await work;
    expect(waited).toBe(true);
  });

  it('M17: and a conversion at once with a withdrawal leaves the bonus where it is', async () => {
    for (let n = 0; n < 6; n += 1) {
      await quoted();
      const person = await desk.saver('200.00');
      await giver.bonus(person, '200.00');
      const { id } = await quoteConversion(person.ctx, { give: usd(20_000n), coin: 'USDT' });
      const answers = await Promise.all([
        submit(person, '200.00'),
        refusalOf(convert(person.ctx, { quoteId: id, idempotencyKey: `at-once-${String(n)}-0` })),
      ]);
      expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
      expect((await purses(world, person)).available).toBe('200.00');
    }
    expect(await prove(world.sql.verify)).toBeNull();
  });
});

const step = fc.oneof(
  fc.record({
    act: fc.constant('trade' as const),
    won: fc.boolean(),
    cents: fc.integer({ min: 1_000, max: 9_000 }),
  }),
  fc.record({
    act: fc.constant('withdraw' as const),
    won: fc.boolean(),
    cents: fc.integer({ min: 10_000, max: 30_000 }),
  }),
  fc.record({
    act: fc.constant('convert' as const),
    won: fc.boolean(),
    cents: fc.integer({ min: 100, max: 20_000 }),
  }),
);

it('M14: random histories without a bonus never meet the refusal, and all that is available can be withdrawn', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
      await quoted();
      const person = await desk.saver('700.00');
      for (const { act, won, cents } of steps) {
        const answer =
          act === 'trade'
            ? await refusalOf(traded(person, cents, won))
            : act === 'withdraw'
              ? await refusalOf(desk.submit(person, { dollars: (cents / 100).toFixed(2) }))
              : await refusalOf(
                  quoteConversion(person.ctx, { give: usd(cents), coin: 'USDT' }).then(({ id }) =>
                    convert(person.ctx, { quoteId: id, idempotencyKey: `history-${id}` }),
                  ),
                );
        expect(answer).not.toBe('TURNOVER_LOW');
        const { available } = await purses(world, person);
        const left = await withdrawableOf(person);
        expect((Number(left) / 100).toFixed(2)).toBe(available);
        const unmet = (await preflightOf(person, left > 0n ? left : 1n)).map(({ code }) => code);
        expect(unmet).not.toContain('TURNOVER_LOW');
      }
    }),
    { numRuns: 12 },
  );
});
