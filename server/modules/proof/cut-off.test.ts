import { allChecks } from '../ledger/checks';
import { withSealed } from '../../testing/people/sealed';
import { withWorld } from '../../testing/suite';

const world = withWorld();
const { changing, orders, prove } = withSealed(world);

/** What all checks say after what a superuser did with the triggers off: of each that finds something its first fault. */
async function named(change: string): Promise<Readonly<Record<string, string>>> {
  const faults: Record<string, string> = {};
  await changing([change], async (client) => {
    for (const [check, sql] of allChecks()) {
      const [first] = (await client.query<{ subject: string }>(sql)).rows;
      if (first) faults[check] = first.subject;
    }
  });
  return faults;
}

const copyOf = (table: string, more: string, where: string) => `
  INSERT INTO ${table} OVERRIDING SYSTEM VALUE
  SELECT (jsonb_populate_record(t, '${more}')).* FROM ${table} t WHERE ${where}`;

const NEWEST = 't.seq = (SELECT max(seq) FROM audit_entry)';

it.each<[string, () => string, string, string]>([
  [
    'P5: all quotes are cut off',
    () => 'TRUNCATE quote',
    'each block holds the links of quotes as they are',
    'quote',
  ],
  [
    'M3: all contracts are cut off',
    () => 'TRUNCATE trade_order CASCADE',
    'each sealed movement is still what was sealed',
    'movement',
  ],
  [
    'O3: the whole audit is cut off',
    () => 'TRUNCATE audit_entry CASCADE',
    'each block holds the head of the audit as it is',
    'audit entry',
  ],
  [
    'M3: a contract is put in',
    () =>
      copyOf('trade_order', '{"id": 999999, "number": "AF00000000000000"}', `t.id = ${orders.win}`),
    'each contract froze its stake and fee when it opened',
    'order 999999',
  ],
  [
    'O3: an audit entry is put in',
    () => copyOf('audit_entry', `{"seq": 999999, "hash": "\\\\x${'07'.repeat(32)}"}`, NEWEST),
    'the audit chain links without a gap',
    'audit entry 999999',
  ],
])('%s: a check names it', async (_, change, check, subject) => {
  const faults = await named(change());
  expect(faults[check]).toContain(subject);
  expect(await prove()).toBeNull();
});
