import type { Pool, PoolClient } from 'pg';
import { sealAll, waiting, withSealed } from '../../testing/people/sealed';
import { withContracts } from '../../testing/people/contracts';
import { withWorld } from '../../testing/suite';
import { advance, aUserWith, quote } from '../../testing/world';
import { proof } from './module';
import { sealBlock, sealBlocks } from './seal-block';

const world = withWorld();
const { orders, afterTampering, prove, ann } = withSealed(world);
const { open } = withContracts(world);

const leaves = async (): Promise<readonly { movement_id: string; block: string }[]> => {
  const { rows } = await world.sql.app.query<{ movement_id: string; block: string }>(
    'SELECT movement_id, block FROM proof_leaf ORDER BY movement_id',
  );
  return rows;
};

const credit = async (cents: number) =>
  world.sql.owner.query('SELECT test.credit($1, $2)', [(await ann()).userId, cents]);

it('M3: an honest history of contracts and holdings fits, each movement in one block', async () => {
  expect(await prove()).toBeNull();
  expect(await waiting(world)).toBe(0);
  const { rows } = await world.sql.verify.query<{ kinds: string[]; blocks: number }>(
    `SELECT array_agg(DISTINCT kind ORDER BY kind) AS kinds, (SELECT count(*)::int FROM verify.block) AS blocks
     FROM verify.posting`,
  );
  expect(rows[0]?.blocks).toBeGreaterThanOrEqual(4);
  expect(rows[0]?.kinds).toEqual(
    expect.arrayContaining([
      ...['order.draw', 'order.loss', 'order.open', 'order.void', 'order.win'],
      ...['project.join', 'project.settle'],
    ]),
  );
});

/** Commits what `work` did, or takes it back when it failed. */
async function inTransaction(pool: Pool, work: (client: PoolClient) => Promise<unknown>) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await work(client);
    await client.query('COMMIT');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

const SEALED = 'each sealed movement is still what was sealed';
const MISSED = 'no movement is left out of the seal';
const BLOCKS = 'each block has the leaves it was made of';
const OUTSIDE = 'no leaf stands outside of the blocks';
const CHAIN = 'each block names the one before it';
const QUOTES = 'each block holds the links of quotes as they are';
const KNOWN = 'each block knows every quote up to its instant';
const AUDIT = 'each block holds the head of the audit as it is';

const ofOrder = (act: 'open' | 'settle', order: keyof typeof orders) =>
  `(SELECT id FROM ledger_movement WHERE key = 'order.${act}:${orders[order]}')`;

const newestAs = (text: string) =>
  `UPDATE proof_block SET text = ${text}, hash = sha256(convert_to(${text}, 'UTF8'))
   WHERE number = (SELECT max(number) FROM proof_block)`;

/** A quote behind the newest, of the same instant, linked as if it had been recorded. */
const BACKDATED = `INSERT INTO quote (instrument_id, price, at, seq, feed, chain)
  SELECT q.instrument_id, 99, q.at, q.seq + 1, q.feed, quote_link(q.chain, q.instrument_id, q.seq + 1, q.at, 99, NULL, q.feed)
  FROM quote q WHERE q.id = (SELECT max(id) FROM quote)`;

/** What a superuser does with the triggers off; the check that names it, and what it names. */
const TAMPERED: readonly (readonly [
  what: string,
  changes: () => readonly string[],
  check: string,
  subject: string,
])[] = [
  [
    'M3: a direction is turned round, with all that follows from it',
    () => [
      `UPDATE trade_order SET direction = 'DOWN', terms_hash = sha256('down') WHERE id = ${orders.win}`,
    ],
    SEALED,
    'movement',
  ],
  [
    'M3: a leg goes to another purse',
    () => [
      `UPDATE ledger_posting p SET account_id = (SELECT max(id) FROM ledger_account)
       WHERE movement_id = ${ofOrder('settle', 'win')} AND position = 2`,
    ],
    SEALED,
    'movement',
  ],
  [
    'M3: a movement says another time',
    () => [
      `UPDATE ledger_movement SET created_at = created_at - interval '1 ms'
       WHERE id = ${ofOrder('open', 'loss')}`,
    ],
    SEALED,
    'movement',
  ],
  [
    'M3: an order is deleted',
    () => [`DELETE FROM trade_order WHERE id = ${orders.draw}`],
    SEALED,
    'movement',
  ],
  [
    'M3: a holding earned another amount',
    () => [
      `UPDATE yield_holding SET accrued = accrued + 1, paid = paid + 1 WHERE state = 'SETTLED'`,
    ],
    SEALED,
    'movement',
  ],
  [
    'M3: a movement is deleted with its legs',
    () => [
      `DELETE FROM ledger_posting WHERE movement_id = ${ofOrder('settle', 'void')}`,
      `DELETE FROM ledger_movement WHERE id = ${ofOrder('settle', 'void')}`,
    ],
    SEALED,
    'movement',
  ],
  [
    'M3: a movement is deleted with its legs and its leaf',
    () => [
      `DELETE FROM proof_leaf WHERE movement_id = ${ofOrder('settle', 'void')}`,
      `DELETE FROM ledger_posting WHERE movement_id = ${ofOrder('settle', 'void')}`,
      `DELETE FROM ledger_movement WHERE id = ${ofOrder('settle', 'void')}`,
    ],
    BLOCKS,
    'block',
  ],
  [
    'M3: all movements are cut off',
    () => ['TRUNCATE ledger_posting, ledger_movement'],
    SEALED,
    'movement 1',
  ],
  [
    'M3: a movement is put in between older ones',
    () => [
      `INSERT INTO ledger_movement (id, kind, key) OVERRIDING SYSTEM VALUE VALUES (-1, 'gift', 'gift:1')`,
      `INSERT INTO ledger_posting SELECT -1, row_number() OVER (ORDER BY id), id, CASE kind WHEN 'outside' THEN -1 ELSE 1 END
       FROM ledger_account WHERE address = 'outside/recharges/USD' OR address = 'platform/fees/USD'`,
    ],
    MISSED,
    'movement -1',
  ],
  [
    'P5: a quote is deleted from the end, as if it had never been',
    () => [
      `DELETE FROM quote WHERE id = (SELECT max(id) FROM quote)`,
      `UPDATE instrument_quote i SET seq = q.seq, quote_id = q.id, price = q.price, at = q.at, chain = q.chain
       FROM quote q WHERE q.id = (SELECT max(id) FROM quote) AND q.instrument_id = i.instrument_id`,
    ],
    QUOTES,
    'quote 6 of instrument',
  ],
  [
    'P5: a quote is put in before the instant of a block that does not name it',
    () => [BACKDATED],
    KNOWN,
    'quote 7 of instrument',
  ],
  [
    'P5: quotes are put in of an instrument that no block names',
    () => [
      `INSERT INTO quote (instrument_id, price, at, seq, feed, chain)
       SELECT i.id, 99, q.at, 1, q.feed, quote_link(NULL, i.id, 1, q.at, 99, NULL, q.feed) FROM quote q, instrument i
       WHERE q.id = (SELECT max(id) FROM quote) AND i.symbol = 'ETH/USDT'`,
    ],
    KNOWN,
    'quote 1 of instrument',
  ],
  [
    'O3: the newest audit entry is deleted',
    () => ['DELETE FROM audit_entry WHERE seq = (SELECT max(seq) FROM audit_entry)'],
    AUDIT,
    'audit entry',
  ],
  [
    'O3: the audit is written anew from its middle, hashes and all',
    () => [
      `UPDATE audit_entry SET hash = audit_hash(prev, seq, at, actor, action, subject, before, after, 'nothing', source),
         reason = 'nothing' WHERE seq = (SELECT max(seq) FROM audit_entry)`,
    ],
    AUDIT,
    'audit entry',
  ],
  [
    'M3: a leaf is put in where no block is',
    () => [`INSERT INTO proof_leaf VALUES (9999, 0, -5, sha256('leaf'))`],
    OUTSIDE,
    'movement -5',
  ],
  [
    'M3: a block is deleted',
    () => ['DELETE FROM proof_block WHERE number = 2', 'DELETE FROM proof_leaf WHERE block = 2'],
    CHAIN,
    'block 3',
  ],
  [
    'M3: a block is written anew, with its hash',
    () => [
      'ALTER TABLE proof_block DROP CONSTRAINT proof_block_hash_of_its_text',
      `UPDATE proof_block SET text = text || E'9 1 ff X/Y\\n', hash = sha256(convert_to(text || E'9 1 ff X/Y\\n', 'UTF8'))
       WHERE number = 2`,
    ],
    CHAIN,
    'block 3',
  ],
  [
    'P5: a block stands before the one before it',
    () => [
      newestAs(`regexp_replace(text, E'^(.*\\n[0-9]+\\n)[0-9]+', E'\\\\11')`),
      `UPDATE proof_block SET made_at = to_timestamp(0.001) WHERE number = (SELECT max(number) FROM proof_block)`,
    ],
    CHAIN,
    'block',
  ],
  [
    'P13: a block is found by another instant than it says',
    () => [`UPDATE proof_block SET made_at = made_at + interval '10 years' WHERE number = 1`],
    CHAIN,
    'block 1',
  ],
  [
    'P13: a block calls an instrument by the symbol of another',
    () => [newestAs(`replace(text, 'BTC/USDT', 'ETH/USDT')`)],
    QUOTES,
    'of instrument',
  ],
  [
    'P13: a block leaves out the symbols that those before it named',
    () => [
      newestAs(`regexp_replace(replace(text, 'block/2', 'block/1'), ' [A-Z/]+(?=\\n)', '', 'g')`),
    ],
    CHAIN,
    'block',
  ],
];

it.each(TAMPERED)('%s: the verifier names it', async (_, changes, check, subject) => {
  const faults = await afterTampering(...changes());
  expect(faults.find((fault) => fault.check === check)?.subject).toContain(subject);
  expect(await prove()).toBeNull();
});

it('M3: a transaction held open over three blocks is sealed once, after them, and what is younger waits for it', async () => {
  const bo = await aUserWith(world, '500.00');
  await sealAll(world);
  const before = (await leaves()).length;
  await quote(world, '101.00');
  await open(bo, 1_000);
  const blocks: (string | null)[] = [];
  await inTransaction(world.sql.owner, async (held) => {
    await held.query('SELECT test.credit($1, 100)', [(await ann()).userId]);
    for (const amount of ['101.10', '101.20', '101.30']) {
      await quote(world, amount);
      await open(bo, 1_000);
      blocks.push(await sealBlock(world.visitor, { idleMs: 0 }));
    }
    expect(blocks.every((block) => block !== null)).toBe(true);
    // Somebody who writes in another database of this server may have been older than all three.
    while ((await leaves()).length === before) await sealBlock(world.visitor, { idleMs: 0 });
    // The one that was there before, once, and nothing of what came while it was held.
    expect(await leaves()).toHaveLength(before + 1);
  });
  expect(await prove()).toBeNull();
  await sealAll(world);
  const added = (await leaves()).slice(before + 1);
  expect(added).toHaveLength(4);
  expect(added.filter(({ block }) => Number(block) <= Number(blocks[2]))).toEqual([]);
  expect(await prove()).toBeNull();
});

it('P13: the seal pauses for less than five seconds, and its work leaves nothing that may be sealed', async () => {
  const job = proof.jobs.find(({ name }) => name === 'seal-block');
  expect(job?.everyMs).toBeLessThan(5_000);
  for (let n = 1; n <= 20; n += 1) await credit(n);
  expect(await waiting(world)).toBe(20);
  // While another database of this server writes, some have to wait for it.
  while ((await waiting(world)) > 0) await job?.run(world.visitor, new AbortController().signal);
  expect(await prove()).toBeNull();
});

it('M3: sealers that come together seal each movement once, in blocks without a gap', async () => {
  const before = (await leaves()).length;
  for (let n = 1; n <= 12; n += 1) {
    await credit(n);
    await Promise.all(
      Array.from({ length: 4 }, () => sealBlock(world.visitor, { most: 2, idleMs: 0 })),
    );
  }
  await sealAll(world);
  expect((await leaves()).length).toBe(before + 12);
  expect(await prove()).toBeNull();
});

it('M3: what a restored backup brings, with transactions this database never had, is sealed', async () => {
  await credit(50);
  const far = `UPDATE ledger_movement SET xid = '9000000000' WHERE id = (SELECT max(id) FROM ledger_movement)`;
  await world.sql.owner.query('ALTER TABLE ledger_movement DISABLE TRIGGER USER');
  await world.sql.owner.query(far);
  await world.sql.owner.query('ALTER TABLE ledger_movement ENABLE TRIGGER USER');
  await sealAll(world);
  await credit(51);
  await sealAll(world);
  expect(await prove()).toBeNull();
});

it('what does not fit into one block goes into the next', async () => {
  await sealAll(world);
  const newest = 'SELECT max(number) AS number FROM proof_block';
  const before = (await world.sql.app.query<{ number: string }>(newest)).rows[0]?.number;
  for (let n = 0; n < 5; n += 1) await credit(60);
  for (let left = 5; left > 0; left = await waiting(world)) {
    await sealBlocks(world.visitor, new AbortController().signal, { most: 2, idleMs: 0 });
  }
  const { rows } = await world.sql.app.query<{ leaves: number; most: number }>(
    'SELECT sum(leaves)::int AS leaves, max(leaves) AS most FROM proof_block WHERE number > $1',
    [before],
  );
  expect(rows).toEqual([{ leaves: 5, most: 2 }]);
});

it('a block is made when there is something to seal, else once in half a minute', async () => {
  await sealAll(world);
  expect(await sealBlock(world.visitor)).toBeNull();
  await advance(world, 31);
  expect(await sealBlock(world.visitor)).not.toBeNull();
  expect(await sealBlock(world.visitor)).toBeNull();
});

describe('M3: blocks', () => {
  it('are not there without a signature', async () => {
    const unsigned = inTransaction(world.sql.app, (client) =>
      client.query('SELECT draft_block(10, 0)'),
    );
    await expect(unsigned).rejects.toThrow(/is not signed/);
  });

  it('are signed once', async () => {
    const again = `SELECT sign_block(1, sha256('another key'), decode(repeat('00', 64), 'hex'))`;
    await expect(world.sql.app.query(again)).rejects.toThrow(/waits for no signature/);
  });

  it.each([
    'UPDATE proof_block SET signature = signature WHERE number = 1',
    'UPDATE proof_block SET drawn = 0 WHERE number = 1',
    'DELETE FROM proof_block',
    'TRUNCATE proof_block',
    'UPDATE proof_leaf SET position = 9',
    'DELETE FROM proof_leaf',
    'TRUNCATE proof_leaf',
    'DELETE FROM proof_key',
  ])('O5: not even their owner may %s', async (change) => {
    await expect(world.sql.owner.query(change)).rejects.toThrow(/never allowed/);
    await expect(world.sql.app.query(change)).rejects.toThrow(/permission denied/);
  });
});
