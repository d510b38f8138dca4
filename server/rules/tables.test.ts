import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { modules } from '../modules';
import type { Module } from '../platform/module';
import { fromRoot } from '../platform/project-root';
import { openWorld } from '../testing/world';
import { platform } from './grants.policy';

const all: readonly Module[] = modules;

/** Table → the module that owns it. */
const owners = new Map(
  all.flatMap(({ name, tables = {} }) =>
    Object.keys(tables).map((table) => [table, name] as const),
  ),
);

/**
 * Files that name a table of another module, and why they may. Everything else asks that module: by an
 * act, a read, an event or the name of an SQL function.
 */
const EXCEPTIONS: Readonly<Record<string, readonly [tables: readonly string[], why: string]>> = {
  'trading/place_order.sql': [
    ['app_user', 'instrument', 'instrument_quote', 'ledger_account', 'terms'],
    'one round trip opens a contract: rows are locked and read where they are used',
  ],
  'trading/sets/place_order_set.sql': [
    ['app_user', 'instrument', 'instrument_quote', 'ledger_account', 'terms'],
    'one statement opens the contracts of a whole set',
  ],
  'trading/place_orders.sql': [['app_user'], 'all people of a set are locked by one statement'],
  'trading/order_refusal.sql': [
    ['open_period'],
    'asked inside place_order and place_order_set, once for each contract',
  ],
  'trading/sets/placing_facts.sql': [
    ['ledger_account', 'own_limit', 'setting', 'trading_break'],
    'what decides about a contract is read by one statement for a whole set',
  ],
  'trading/settle_order_set.sql': [
    ['ledger_account', 'quote', 'setting'],
    'a thousand contracts are settled in one statement each for price, money and tally',
  ],
};

const NAMED = /\b(?:FROM|JOIN|UPDATE|INTO)\s+(?:ONLY\s+|tarn\.)?([a-z_]+)/g;

/** Tables of other modules that a text of this module names. */
const foreign = (own: string, text: string): string[] => [
  ...new Set(
    [...text.matchAll(NAMED)]
      .map(([, table = '']) => table)
      .filter((table) => owners.has(table) && owners.get(table) !== own),
  ),
];

/** Every file of the modules that may hold SQL, tests left out. */
const files = readdirSync(fromRoot('server/modules'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:sql|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .filter((file) => file.includes(path.sep))
  .map((file) => file.split(path.sep).join('/'))
  .sort();

const moduleOf = (file: string): string => file.split('/')[0] ?? '';
const textOf = (file: string): string => readFileSync(fromRoot('server/modules', file), 'utf8');

describe('a table has one owner', () => {
  it.each(files)('%s names its own tables, or is an exception with a reason', (file) => {
    const [allowed = []] = EXCEPTIONS[file] ?? [];
    expect(foreign(moduleOf(file), textOf(file)).sort()).toEqual([...allowed].sort());
  });

  it('and the rule can fail: a table of another module is found, in SQL and in TypeScript', () => {
    expect(foreign('accounts', 'SELECT 1 FROM recharge r JOIN app_user u ON true')).toEqual([
      'recharge',
    ]);
    expect(foreign('trading', 'UPDATE ledger_account SET balance = 0')).toEqual(['ledger_account']);
    expect(foreign('trading', 'SELECT 1 FROM trade_order')).toEqual([]);
  });
});

it('every table of the database belongs to a module, or to the platform', async () => {
  const world = await openWorld();
  const { rows } = await world.sql.owner.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c
     WHERE c.relnamespace = 'tarn'::regnamespace AND c.relkind IN ('r', 'p')
       AND c.relname !~ '^quote_[0-9]{8}$' ORDER BY 1`,
  );
  await world.close();
  const names = rows.map(({ name }) => name);
  expect(names.filter((name) => !owners.has(name))).toEqual(Object.keys(platform.tables).sort());
  const views = [
    ...['credited_bank_line', 'recharge_record', 'recharge_request', 'verification_request'],
    'help_review',
    'conversation_review',
    'withdrawal_request',
    'dispute_review',
    'reward_claim_review',
  ];
  expect([...owners.keys()].filter((name) => !names.includes(name))).toEqual(views);
});
