import { sealAll, withSealed } from '../../../testing/people/sealed';
import { refusalOf } from '../../../testing/recharges';
import { unreachable, withWatched } from '../../../testing/proof/watched';
import { withWorld } from '../../../testing/suite';
import {
  advance,
  aStaffMember,
  aUserWith,
  credit,
  instrumentId,
  quote,
} from '../../../testing/world';
import { instrumentById } from '../../market';
import { prohibitWords } from '../../market/desk/prohibit-words';
import { placeOrder } from '../../trading';
import { usd } from '../../../../schema/money';
import { countOutcomes } from '../outcomes/count-outcomes';
import { outcomeChecks } from '../outcomes/outcome-checks';
import { sealBlock } from '../seal-block';
import { noteMismatch, type VerifyReads } from './note-mismatch';
import { walkedOutcomes } from '../../../testing/proof/walked';
import { proveBooks } from './prove-books';
import { proveNew } from './prove-new';
import { proveNight } from './prove-night';
import { recomputeOutcomes } from './recompute-outcomes';
import { lastProofs, mismatchesByNight, provedInAll } from './runs';

const world = withWorld();
const { orders, ann, changing } = withSealed(world);
const DAY = 86_400;

const { tamper, numberOf, found } = withWatched(world);

/** Movements, quotes and audit entries: all of them are sealed. */
const allEntries = (): Promise<number> =>
  numberOf(
    `(SELECT count(*) FROM proof_leaf) + (SELECT count(*) FROM quote) + (SELECT count(*) FROM audit_entry)`,
  );

const wrongIn = async (verify: VerifyReads) => (await walkedOutcomes(verify)).wrong;

const broken = unreachable as unknown as VerifyReads;

const order = (kind: keyof typeof orders) => orders[kind];

/** The run of what is new: it never ends. */
const running = async () =>
  String(
    await numberOf(`SELECT id FROM proof_run WHERE kind = 'CONTINUOUS' ORDER BY day DESC LIMIT 1`),
  );

/** `BTC/USDT: PROOF_MISMATCH`. */
async function prohibited(): Promise<string[]> {
  const { rows } = await world.sql.owner.query<{ said: string }>(
    `SELECT symbol || ': ' || prohibit_reason AS said FROM instrument WHERE prohibited ORDER BY symbol`,
  );
  return rows.map(({ said }) => said);
}

/** What the database itself refuses, gone too. */
const UNBOUND = `ALTER TABLE trade_order DROP CONSTRAINT IF EXISTS trade_order_paid_by_outcome,
  DROP CONSTRAINT IF EXISTS trade_order_expires_exactly`;

describe('O9: what is new', () => {
  it('is proved once, however many prove it at once, and again when there is more', async () => {
    await quote(world, '101.70');
    await sealAll(world);
    const proved = await Promise.all(
      Array.from({ length: 4 }, () => proveNew(world.visitor, world.sql.verify)),
    );
    expect(proved.reduce((sum, n) => sum + n, 0)).toBe(await allEntries());
    expect(await found()).toEqual([]);
    const [run] = await lastProofs(world.visitor);
    expect(run).toMatchObject({ kind: 'CONTINUOUS', mismatches: 0, ended: false, fault: null });
    const newest = await numberOf('SELECT max(number) FROM proof_block');
    expect(await numberOf('SELECT max(through) FROM proof_run')).toBe(newest);
    expect(await proveNew(world.visitor, world.sql.verify)).toBe(0);
    await credit(world, (await ann()).userId, '1.00');
    await sealAll(world);
    await proveNew(world.visitor, world.sql.verify);
    expect(await numberOf('SELECT sum(entries) FROM proof_run')).toBe(await allEntries());
  });
});

describe('P13: the walk over the quotes', () => {
  it('comes to what every contract was settled with', async () => {
    const settled = await numberOf('SELECT count(*) FROM trade_order WHERE outcome IS NOT NULL');
    const { contracts, wrong } = await walkedOutcomes(world.sql.verify);
    expect([settled, contracts, wrong]).toEqual([4, 4, []]);
  });

  it.each<[string, keyof typeof orders, (id: string) => string]>([
    ['another outcome', 'win', (id) => `SET outcome = 'LOSS' WHERE id = ${id}`],
    ['a cent more', 'win', (id) => `SET paid = paid + 1 WHERE id = ${id}`],
    ['another fee', 'loss', (id) => `SET fee = fee + 1 WHERE id = ${id}`],
    ['a draw that was none', 'draw', (id) => `SET outcome = 'WIN' WHERE id = ${id}`],
    ['a void one settled', 'void', (id) => `SET outcome = 'LOSS', paid = 0 WHERE id = ${id}`],
    ['the other direction', 'win', (id) => `SET direction = 'DOWN' WHERE id = ${id}`],
    [
      'a closing quote of before',
      'win',
      (id) => `SET close_quote_id = open_quote_id WHERE id = ${id}`,
    ],
    [
      'another duration',
      'draw',
      (id) => `SET duration_seconds = 29, close_quote_id = open_quote_id WHERE id = ${id}`,
    ],
  ])('names a contract with %s', async (_what, kind, change) => {
    const id = order(kind);
    await changing([UNBOUND, `UPDATE trade_order ${change(id)}`], async (client) => {
      expect(await wrongIn(client)).toEqual([id]);
    });
  });

  it('names the contracts whose quote says something else, or is gone', async () => {
    const closing = `(SELECT close_quote_id FROM trade_order WHERE id = ${order('win')})`;
    await changing([`UPDATE quote SET price = 1 WHERE id = ${closing}`], async (client) => {
      expect(await wrongIn(client)).toContain(order('win'));
    });
    await changing([`DELETE FROM quote WHERE id = ${closing}`], async (client) => {
      expect(await wrongIn(client)).toContain(order('win'));
    });
  });
});

describe('O9: a night', () => {
  it('is proved once whoever asks, while the seal goes on', async () => {
    await advance(world, DAY);
    const client = await world.sql.verify.connect();
    // As somebody would prove who looks at one instant for all of it.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const sealed: boolean[] = [];
    const inTheMiddle = {
      query: async (sql: string, args?: unknown[]) => {
        const answer = await client.query(sql, args);
        if (sealed.length < 3) {
          await credit(world, (await ann()).userId, '1.00');
          const before = await numberOf('SELECT count(*) FROM proof_leaf');
          await sealAll(world);
          sealed.push((await numberOf('SELECT count(*) FROM proof_leaf')) > before);
        }
        return answer;
      },
    } as VerifyReads;
    await Promise.all([
      proveNight(world.visitor, inTheMiddle),
      ...Array.from({ length: 3 }, () => proveNight(world.visitor, inTheMiddle)),
    ]);
    await client.query('ROLLBACK');
    client.release();
    expect(sealed).toEqual([true, true, true]);
    expect(await found()).toEqual([]);
    const runs = await lastProofs(world.visitor);
    expect(
      runs.map(({ kind, ended, entries }) => [kind, ended, kind === 'OUTCOMES' && entries]).sort(),
    ).toEqual([
      ['CONTINUOUS', false, false],
      ['NIGHTLY', true, false],
      ['OUTCOMES', true, '4'],
    ]);
    expect(await proveBooks(world.visitor, world.sql.verify)).toBeNull();
    expect(await recomputeOutcomes(world.visitor, world.sql.verify)).toBe(0);
    const [night] = (await mismatchesByNight(world.visitor, 30)).filter(({ complete }) => complete);
    expect(night).toMatchObject({ mismatches: 0, outcomes: '4', complete: true });
  });

  it('that was cut short says why, and is gone on with', async () => {
    await advance(world, DAY);
    await expect(proveNight(world.visitor, broken)).rejects.toThrow('no connection');
    const cut = (await lastProofs(world.visitor)).find(({ kind }) => kind === 'NIGHTLY');
    expect(cut).toMatchObject({ ended: false, fault: 'no connection' });
    await proveNight(world.visitor, world.sql.verify);
    const ended = (await lastProofs(world.visitor)).find(({ kind }) => kind === 'NIGHTLY');
    expect(ended).toMatchObject({ ended: true, fault: null, day: cut?.day });
  });

  it('without a server is made up for: no day’s outcomes are left out', async () => {
    const days = await numberOf(`SELECT count(*) FROM proof_run WHERE kind = 'OUTCOMES'`);
    await advance(world, 3 * DAY);
    await proveNight(world.visitor, world.sql.verify);
    const ended = `SELECT count(*) FROM proof_run WHERE kind = 'OUTCOMES' AND ended_at IS NOT NULL`;
    expect(await numberOf(ended)).toBe(days + 3);
  });
});

describe('O9: what does not fit', () => {
  it('shows in one cycle: an altered quote prohibits its instrument and every administrator is told', async () => {
    const ada = await aStaffMember(world, 'ADMIN');
    const { quote_id: id } = await quote(world, '101.80');
    await tamper(`UPDATE quote SET price = 99.5 WHERE id = ${id}`);
    await sealBlock(world.visitor, { idleMs: 0 });
    await proveNew(world.visitor, world.sql.verify);
    expect(await found()).toEqual([
      `CONTINUOUS: each quote links to the one before it: quote ${id}`,
    ]);
    const { rows } = await world.sql.owner.query<{ id: string }>(
      `SELECT id FROM instrument WHERE symbol = 'BTC/USDT'`,
    );
    const btc = rows[0]?.id ?? '';
    expect(await instrumentById(world.visitor, btc)).toMatchObject({
      prohibited: true,
      prohibitReason: 'PROOF_MISMATCH',
    });
    // Everybody reads it in their own language; what staff write stays as it is written.
    expect(prohibitWords('de', 'PROOF_MISMATCH')).toContain('Unsere eigene Prüfung');
    expect(prohibitWords('de', 'Roll-over')).toBe('Roll-over');
    const notices = `SELECT count(*) FROM staff_notice WHERE kind = 'PROOF_MISMATCH' AND staff_id = ${ada.staff.staffId}`;
    expect(await numberOf(notices)).toBe(1);
    expect(
      await numberOf(
        `SELECT count(*) FROM audit_entry WHERE actor = 'system' AND action = 'instrument.prohibit' AND subject = 'instrument/${btc}'`,
      ),
    ).toBe(1);
    const { ctx } = await aUserWith(world, '100.00');
    const asked = { instrumentId: btc, direction: 'UP', amount: usd(1_000), multiple: 1 } as const;
    const refused = placeOrder(ctx, { ...asked, durationSeconds: 60, idempotencyKey: null });
    expect(await refusalOf(refused)).toBe('TRADING_PROHIBITED');
    // Released by somebody who has looked into it, it is not prohibited again for the same.
    await tamper(`UPDATE instrument SET prohibited = false, prohibit_reason = NULL`);
    await advance(world, DAY);
    await proveNight(world.visitor, world.sql.verify);
    expect((await found()).filter((said) => said.includes(`quote ${id}`))).toHaveLength(2);
    expect((await instrumentById(world.visitor, btc))?.prohibited).toBe(false);
    expect(await numberOf(notices)).toBe(1);
  });

  it('shows in one cycle: a purse that does not go on from what it held', async () => {
    const before = (await found()).length;
    const cheat = await aUserWith(world, '5.00');
    await tamper(
      `UPDATE ledger_posting SET balance_after = balance_after + 100 WHERE account_id = (SELECT id FROM ledger_account
         WHERE kind = 'available' AND user_id = ${cheat.userId} AND asset = 'USD');
       UPDATE ledger_account SET balance = balance + 100 WHERE kind = 'available' AND user_id = ${cheat.userId} AND asset = 'USD'`,
    );
    await sealAll(world);
    await proveNew(world.visitor, world.sql.verify);
    expect((await found()).slice(before)).toEqual([
      expect.stringContaining('CONTINUOUS: each purse goes on from what it held: movement '),
    ]);
    await credit(world, cheat.userId, '1.00');
    await sealAll(world);
    await tamper(
      `UPDATE ledger_account SET balance = balance + 100 WHERE kind = 'available' AND user_id = ${cheat.userId} AND asset = 'USD'`,
    );
    await proveNew(world.visitor, world.sql.verify);
    expect((await found()).at(-1)).toContain(
      'each purse that moved holds what its last posting says: user/',
    );
  });

  it('is found at night wherever it stands, and the proof goes on behind it', async () => {
    const before = (await found()).length;
    await tamper(
      `${UNBOUND}; UPDATE ledger_account SET balance = balance + 1 WHERE kind = 'available' AND user_id = ${(await ann()).userId} AND asset = 'USD';
       UPDATE trade_order SET paid = paid + 1, settled_at = tarn_now() WHERE id = ${order('loss')}`,
    );
    await advance(world, DAY);
    await proveNight(world.visitor, world.sql.verify);
    const said = (await found()).slice(before).join('\n');
    expect(said).toContain('NIGHTLY: every balance equals its postings: user/');
    expect(said).toContain(
      `OUTCOMES: each outcome is what the recorded quotes say: order ${order('loss')}`,
    );
    const { mismatches } = await provedInAll(world.visitor);
    expect(mismatches).toBe((await found()).length);
    expect(await numberOf('SELECT count(*) FROM instrument WHERE prohibited')).toBe(1);
  });

  it('prohibits the instrument whose published outcomes do not add up', async () => {
    await sealAll(world);
    await countOutcomes(world.visitor);
    await tamper(`UPDATE instrument SET prohibited = false, prohibit_reason = NULL;
      UPDATE outcome_total SET drawn = drawn + 1 WHERE duration_seconds = 30`);
    await advance(world, DAY);
    await proveNight(world.visitor, world.sql.verify);
    expect(await found()).toContain(
      `NIGHTLY: ${Object.keys(outcomeChecks).join()}: outcomes of BTC/USDT over 30 s`,
    );
    expect(await prohibited()).toEqual(['BTC/USDT: PROOF_MISMATCH']);
    await tamper('UPDATE outcome_total SET drawn = drawn - 1 WHERE duration_seconds = 30');
  });

  it.each([
    ['instrument # of user 7 on 2026-11-20', ['ETH/USDT: PROOF_MISMATCH']],
    ['block 3, quote 5 of instrument #', ['ETH/USDT: PROOF_MISMATCH']],
    ['outcomes of ETH/USDT over 30 s', ['ETH/USDT: PROOF_MISMATCH']],
    ['outcomes of NO/NE over 30 s', []],
    ['user #', []],
  ])('of %s prohibits %j', async (named, said) => {
    await tamper(`UPDATE instrument SET prohibited = false, prohibit_reason = NULL`);
    const subject = named.replace('#', await instrumentId(world, 'ETH/USDT'));
    const fault = { check: `a check of ${named}`, subject, run: await running() };
    await noteMismatch(world.visitor, world.sql.verify, fault);
    expect(await prohibited()).toEqual(said);
  });

  it('is kept once in a run, and no run takes it after its end', async () => {
    const fault = { check: 'a check', subject: `block ${'1'.repeat(300)}` };
    const run = await running();
    const before = (await found()).length;
    await noteMismatch(world.visitor, world.sql.verify, { ...fault, run });
    await noteMismatch(world.visitor, world.sql.verify, { ...fault, run });
    expect((await found()).length).toBe(before + 1);
    const ended = String(
      await numberOf(`SELECT max(id) FROM proof_run WHERE ended_at IS NOT NULL`),
    );
    await expect(
      noteMismatch(world.visitor, world.sql.verify, { ...fault, run: ended }),
    ).rejects.toThrow('does not run');
  });
});

it('O4: nobody takes a run or a mismatch back, the owner of the tables included', async () => {
  for (const table of ['proof_run', 'proof_mismatch']) {
    for (const sql of [
      `DELETE FROM ${table}`,
      `UPDATE ${table} SET id = DEFAULT`,
      `TRUNCATE ${table} CASCADE`,
    ]) {
      await expect(world.sql.app.query(sql)).rejects.toThrow('permission denied');
      await expect(world.sql.owner.query(sql)).rejects.toThrow();
    }
  }
  const change = 'UPDATE proof_run SET entries = entries + 1 WHERE ended_at IS NOT NULL';
  await expect(world.sql.owner.query(change)).rejects.toThrow('proof_run');
  const again = `INSERT INTO proof_run (kind, day) SELECT kind, day FROM proof_run LIMIT 1`;
  await expect(world.sql.owner.query(again)).rejects.toThrow('proof_run_once');
  await expect(world.sql.app.query(again)).rejects.toThrow('permission denied');
});
