import fc from 'fast-check';
import { isInputObjectType, isObjectType } from 'graphql';
import { formatMoney } from '../../../schema/money';
import { theSchemas } from '../../http/schemas';
import { legacyParameters } from '../../testing/legacy-parameters';
import { withWorld } from '../../testing/suite';
import { aUser, aUserWith, credit, type Person } from '../../testing/world';
import { balancesOf } from './balances';
import { allChecks } from './checks';
import { prove } from './prove';
import { statement } from './statement';

const world = withWorld();

const accountId = async (address: string) => {
  const { rows } = await world.sql.owner.query<{ id: string }>(
    'SELECT id FROM ledger_account WHERE address = $1',
    [address],
  );
  return rows[0]?.id ?? '';
};

const ownedBy = async ({ ctx, userId }: Person) => {
  const { available, held } = await balancesOf(ctx, userId);
  return { available: formatMoney(available), held: formatMoney(held) };
};

/** As a function of the product would, by the owner, who alone may call the writer. */
async function hold(userId: string, cents: bigint, reference: string): Promise<void> {
  const { rows } = await world.sql.owner.query<{ status: string }>(
    `SELECT ledger_write(ARRAY['test.hold'], ARRAY['test.hold:' || $2], ARRAY[
       ROW(1, purse_of($1, 'available', 'USD'), -$3::bigint)::ledger_leg,
       ROW(1, purse_of($1, 'held', 'USD'), $3)::ledger_leg]) AS status`,
    [userId, reference, cents],
  );
  expect(rows[0]?.status).toBe('OK');
}

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

  it('sum to zero in each asset by itself', async () => {
    const ann = await aUser(world);
    const purses = await Promise.all(
      ['USD', 'BTC'].map((asset) => accountId(`user/${ann.userId}/available/${asset}`)),
    );
    const { rows } = await world.sql.owner.query<{ id: string }>(
      `INSERT INTO ledger_movement (kind, key) VALUES ('test', 'two-assets') RETURNING id`,
    );
    await expect(
      world.sql.owner.query(
        `INSERT INTO ledger_posting (movement_id, position, account_id, amount, balance_after)
         VALUES ($1, 1, $2, -100, 0), ($1, 2, $3, 100, 100)`,
        [rows[0]?.id, ...purses],
      ),
    ).rejects.toThrow(/do not sum to zero/);
  });

  it('sum to zero after any history of movements and refusals', async () => {
    const ann = await aUserWith(world, '50.00');
    await fc.assert(
      fc.asyncProperty(fc.bigInt(1n, 4_000n), fc.uuid(), async (cents, key) => {
        await hold(ann.userId, cents, `history.${key}`).catch(() => undefined);
        const { available, held } = await ownedBy(ann);
        const total = (text: string) => BigInt(text.replace('.', ''));
        expect(total(available) + total(held)).toBe(5_000n);
      }),
      { numRuns: 25 },
    );
    const { held } = await balancesOf(ann.ctx, ann.userId);
    await hold(ann.userId, -held.minor, 'history.back');
    expect(await prove(world.sql.verify)).toBeNull();
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
    const tries = Array.from({ length: 100 }, (_, n) => hold(ann.userId, 100n, `par.${String(n)}`));
    const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(7);
    expect(await ownedBy(ann)).toEqual({ available: '0.50', held: '7.00' });
  });

  it('moves once for one key, however often it is posted', async () => {
    const ann = await aUserWith(world, '10.00');
    await Promise.all(Array.from({ length: 20 }, () => hold(ann.userId, 100n, 'one-key')));
    expect(await ownedBy(ann)).toEqual({ available: '9.00', held: '1.00' });
  });

  it('cannot be moved by anything that the server may call with legs of its own', async () => {
    const { rows } = await world.sql.owner.query<{ name: string }>(
      `SELECT p.proname AS name FROM pg_proc p WHERE p.pronamespace = 'tarn'::regnamespace
         AND has_function_privilege('tarn_app', p.oid, 'EXECUTE')
         AND (p.proargtypes::oid[] && ARRAY['ledger_leg'::regtype::oid, 'ledger_leg[]'::regtype::oid]
           OR p.proargnames && ARRAY['p_legs', 'p_purse'])`,
    );
    expect(rows).toEqual([]);
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

it('M10: balances are written where purses are opened and by the one writer, nowhere else', async () => {
  const { rows } = await world.sql.owner.query<{ name: string; callable: boolean }>(
    `SELECT p.proname AS name, p.prorettype <> 'trigger'::regtype
         AND has_function_privilege('tarn_app', p.oid, 'EXECUTE') AS callable
     FROM pg_proc p WHERE p.pronamespace = 'tarn'::regnamespace
       AND p.prosrc ~* '(update|insert\\s+into|delete\\s+from|merge\\s+into|truncate)\\s+(only\\s+)?(tarn\\.)?"?ledger_account'
     ORDER BY 1`,
  );
  expect(rows).toEqual([
    { name: 'ledger_write', callable: false },
    { name: 'open_platform_account', callable: false },
    { name: 'open_purses', callable: false },
  ]);
});

it('M10: the server may write nothing of the ledger itself', async () => {
  const { rows: writable } = await world.sql.owner.query<{ column: string }>(
    `SELECT column_name AS column FROM information_schema.column_privileges
     WHERE grantee = 'tarn_app' AND table_name LIKE 'ledger%' AND privilege_type <> 'SELECT'`,
  );
  expect(writable).toEqual([]);
});

it('M10: no input of either schema, and no parameter of the old API, is a balance', async () => {
  const { userSchema, adminSchema } = await theSchemas();
  const schemas = [userSchema, adminSchema];
  const inputs = schemas
    .flatMap((schema) => Object.values(schema.getTypeMap()))
    .flatMap((type) => {
      if (isInputObjectType(type)) return Object.keys(type.getFields());
      if (!isObjectType(type)) return [];
      return Object.values(type.getFields()).flatMap(({ args }) => args.map(({ name }) => name));
    });
  const parameters = Object.values(legacyParameters).flat(2);
  expect([inputs.includes('amount'), parameters.includes('order_price')]).toEqual([true, true]);
  const named = [...inputs, ...parameters].filter((name) =>
    /balance|purse|frozen|held/i.test(name),
  );
  // To narrow a statement to one purse.
  expect(new Set(named)).toEqual(new Set(['purse']));
});

it('M18: every running balance of a statement is the sum of the lines below it', async () => {
  const ann = await aUser(world);
  for (const [n, dollars] of ['10.00', '2.35', '0.01', '77.70'].entries()) {
    await credit(world, ann.userId, dollars);
    await hold(ann.userId, BigInt(n + 1), `m18.${String(n)}`);
  }
  const lines = await statement(ann.ctx, ann.userId, { first: 100, after: null });
  expect(lines).toHaveLength(12);
  for (const purse of ['AVAILABLE', 'HELD']) {
    let sum = 0n;
    for (const line of lines.filter((one) => one.purse === purse).reverse()) {
      sum += BigInt(line.amount);
      expect(BigInt(line.balanceAfter)).toBe(sum);
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
    for (const [, sql] of allChecks()) expect(sql).not.toMatch(/\btarn\.|FROM ledger_|FROM trade_/);
  });
});
