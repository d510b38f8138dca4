import fc from 'fast-check';
import { money } from '../../../schema/money';
import { aUser, aUserWith, credit, openWorld, purses, type World } from '../../testing/world';
import { transact } from '../../platform/context';
import { purseOf } from './ledger-accounts';
import { legsOf, post } from './post';
import { checks, prove } from './prove';
import { statement } from './statement';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const accountId = async (address: string) => {
  const { rows } = await world.sql.owner.query<{ id: string }>(
    'SELECT id FROM ledger_account WHERE address = $1',
    [address],
  );
  return rows[0]?.id ?? '';
};

const freeze = (userId: string, cents: bigint, key: string) =>
  transact(world.visitor, (tx) =>
    post(tx, {
      kind: 'test.freeze',
      key,
      transfers: [
        {
          source: purseOf(userId, 'AVAILABLE', 'USD'),
          destination: purseOf(userId, 'FROZEN', 'USD'),
          amount: money('USD', cents),
        },
      ],
    }),
  );

describe('M1: the legs of a movement', () => {
  it('that do not sum to zero are refused by the database itself', async () => {
    const ann = await aUser(world);
    const id = await accountId(`user/${ann.userId}/available/USD`);
    const { rows } = await world.sql.owner.query<{ id: string }>(
      `INSERT INTO ledger_movement (kind, key) VALUES ('test', 'unbalanced') RETURNING id`,
    );
    await expect(
      world.sql.owner.query(
        `INSERT INTO ledger_posting (movement_id, position, account_id, amount, balance_after)
         VALUES ($1, 1, $2, 100, 100)`,
        [rows[0]?.id, id],
      ),
    ).rejects.toThrow(/do not sum to zero/);
    await world.sql.owner.query('SELECT 1');
  });

  it('sum to zero whatever transfers make them up', () => {
    const names = ['AVAILABLE', 'FROZEN', 'HELD'] as const;
    const transfer = fc.record({
      source: fc.constantFrom(...names).map((purse) => purseOf('1', purse, 'USD')),
      destination: fc.constantFrom(...names).map((purse) => purseOf('1', purse, 'USD')),
      amount: fc.bigInt(1n, 10n ** 15n).map((minor) => money('USD', minor)),
    });
    fc.assert(
      fc.property(fc.array(transfer, { maxLength: 12 }), (transfers) => {
        const sum = legsOf(transfers).reduce((total, { amount }) => total + BigInt(amount), 0n);
        expect(sum).toBe(0n);
      }),
    );
  });

  it('sum to zero after any history of freezes, thawings and refusals', async () => {
    const ann = await aUserWith(world, '50.00');
    await fc.assert(
      fc.asyncProperty(fc.bigInt(1n, 4_000n), fc.uuid(), async (cents, key) => {
        await freeze(ann.userId, cents, `history:${key}`).catch(() => undefined);
        const { available, frozen } = await purses(world, ann);
        const total = (text: string) => BigInt(text.replace('.', ''));
        expect(total(available) + total(frozen)).toBe(5_000n);
      }),
      { numRuns: 25 },
    );
    expect(await prove(world.sql.verify)).toMatchObject({
      check: 'open contracts are frozen to the cent',
    });
  });
});

describe('M2: a balance', () => {
  it.each(['app', 'feed', 'verify'] as const)('cannot be written by %s', async (role) => {
    await expect(
      world.sql[role].query('UPDATE tarn.ledger_account SET balance = 1000000'),
    ).rejects.toThrow(/permission denied/);
  });

  it('never falls below zero, not even by the owner’s hand', async () => {
    const ann = await aUser(world);
    await expect(
      world.sql.owner.query('UPDATE ledger_account SET balance = -1 WHERE user_id = $1', [
        ann.userId,
      ]),
    ).rejects.toThrow(/ledger_account_never_negative/);
  });

  it('is spent by exactly as many of 100 parallel movements as it affords', async () => {
    const ann = await aUserWith(world, '7.50');
    const tries = Array.from({ length: 100 }, (_, n) =>
      freeze(ann.userId, 100n, `par:${String(n)}`),
    );
    const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(7);
    expect(await purses(world, ann)).toEqual({ available: '0.50', frozen: '7.00' });
  });

  it('moves once for one key, however often it is posted', async () => {
    const ann = await aUserWith(world, '10.00');
    await Promise.all(Array.from({ length: 20 }, () => freeze(ann.userId, 100n, 'one-key')));
    expect(await purses(world, ann)).toEqual({ available: '9.00', frozen: '1.00' });
  });

  it('cannot be fed from the platform through the door the server has', async () => {
    const ann = await aUser(world);
    const ben = await aUserWith(world, '5.00');
    const legs = (from: string, to: string) =>
      JSON.stringify([
        { account: from, amount: '-100' },
        { account: to, amount: '100' },
      ]);
    const own = `user/${ann.userId}/available/USD`;
    for (const source of [
      'platform/trading/USD',
      'outside/recharges/USD',
      `user/${ben.userId}/available/USD`,
    ]) {
      await expect(
        world.sql.app.query('SELECT ledger_post($1, $2, $3)', [
          'gift',
          `gift:${source}`,
          legs(source, own),
        ]),
      ).rejects.toThrow(/one user and one asset/);
    }
    await expect(world.sql.app.query(`SELECT ledger_write('{}', '{}', '{}')`)).rejects.toThrow(
      /permission denied/,
    );
  });
});

describe('M3: the ledger', () => {
  it.each(['owner', 'app', 'feed', 'verify'] as const)(
    'cannot be changed, thinned or emptied by %s',
    async (role) => {
      await aUserWith(world, '1.00');
      for (const table of ['ledger_posting', 'ledger_movement']) {
        const attempts = [
          `UPDATE tarn.${table} SET ${table === 'ledger_posting' ? 'amount = amount + 1' : "kind = 'x'"}`,
          `DELETE FROM tarn.${table}`,
          `TRUNCATE tarn.${table} CASCADE`,
        ];
        for (const attempt of attempts) {
          await expect(world.sql[role].query(attempt)).rejects.toThrow(
            /never allowed|permission denied/,
          );
        }
      }
    },
  );
});

it('M10: no function lets the server set a balance', async () => {
  const { rows } = await world.sql.owner.query<{ name: string }>(
    `SELECT p.proname AS name FROM pg_proc p WHERE p.pronamespace = 'tarn'::regnamespace
       AND has_function_privilege('tarn_app', p.oid, 'EXECUTE')
       AND p.prosrc ~* 'update\\s+ledger_account'`,
  );
  expect(rows).toEqual([]);
  const { rows: writable } = await world.sql.owner.query<{ column: string }>(
    `SELECT column_name AS column FROM information_schema.column_privileges
     WHERE grantee = 'tarn_app' AND table_name LIKE 'ledger%' AND privilege_type <> 'SELECT'`,
  );
  expect(writable).toEqual([]);
});

it('M18: every running balance of a statement is the sum of the lines below it', async () => {
  const ann = await aUser(world);
  for (const [n, dollars] of ['10.00', '2.35', '0.01', '77.70'].entries()) {
    await credit(world, ann.userId, dollars);
    await freeze(ann.userId, BigInt(n + 1), `m18:${ann.userId}:${String(n)}`);
  }
  const lines = await statement(ann.ctx, ann.userId, { first: 100, after: null });
  expect(lines).toHaveLength(12);
  for (const purse of ['AVAILABLE', 'FROZEN']) {
    let sum = 0n;
    for (const line of lines.filter((one) => one.purse === purse).reverse()) {
      sum += BigInt(line.amount);
      expect(BigInt(line.balance_after)).toBe(sum);
    }
  }
  const paged: string[] = [];
  for (let after: string | null = null; ;) {
    const page = await statement(ann.ctx, ann.userId, { first: 5, after });
    paged.push(...page.slice(0, 5).map(({ id }) => id));
    if (page.length <= 5) break;
    after = page[4]?.id ?? null;
  }
  expect(paged).toEqual(lines.map(({ id }) => id));
});

it('M18: numbers shown to people are unique and hard to guess', async () => {
  const { rows } = await world.sql.owner.query<{ number: string }>(
    'SELECT random_number_text() AS number FROM generate_series(1, 5000)',
  );
  expect(new Set(rows.map(({ number }) => number)).size).toBe(5_000);
  for (const { number } of rows) expect(number).toMatch(/^[A-Z2-9]{16}$/);
});

describe('the prover', () => {
  it('names the account whose balance is not its postings', async () => {
    const ann = await aUserWith(world, '3.00');
    await world.sql.owner.query(
      `UPDATE ledger_account SET balance = balance + 1 WHERE address = $1`,
      [`user/${ann.userId}/available/USD`],
    );
    expect(await prove(world.sql.verify)).toEqual({
      check: 'every balance equals its postings',
      subject: `user/${ann.userId}/available/USD`,
    });
    await world.sql.owner.query(
      `UPDATE ledger_account SET balance = balance - 1 WHERE address = $1`,
      [`user/${ann.userId}/available/USD`],
    );
  });

  it('asks the schema verify alone', () => {
    for (const sql of Object.values(checks))
      expect(sql).not.toMatch(/\btarn\.|FROM ledger_|FROM trade_/);
  });
});
