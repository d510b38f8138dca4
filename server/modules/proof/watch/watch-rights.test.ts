import { sealAll, withSealed } from '../../../testing/people/sealed';
import { withWorld } from '../../../testing/suite';
import { noteMismatch } from './note-mismatch';
import { proveNew } from './prove-new';
import { proveNight } from './prove-night';

const world = withWorld();
withSealed(world);

const numberOf = async (sql: string): Promise<number> =>
  (await world.sql.owner.query<{ n: number }>(`SELECT (${sql})::int AS n`)).rows[0]?.n ?? -1;

beforeAll(async () => {
  await sealAll(world);
  await proveNew(world.visitor, world.sql.verify);
  await proveNight(world.visitor, world.sql.verify);
});

it('O9: what does not fit is kept once in a run, and no run takes it after its end', async () => {
  const fault = { check: 'a check', subject: `block ${'1'.repeat(300)}` };
  const run = String(
    await numberOf(`SELECT id FROM proof_run WHERE kind = 'CONTINUOUS' ORDER BY day DESC LIMIT 1`),
  );
  const before = await numberOf('SELECT count(*) FROM proof_mismatch');
  await noteMismatch(world.visitor, world.sql.verify, { ...fault, run });
  await noteMismatch(world.visitor, world.sql.verify, { ...fault, run });
  expect(await numberOf('SELECT count(*) FROM proof_mismatch')).toBe(before + 1);
  const ended = String(await numberOf(`SELECT max(id) FROM proof_run WHERE ended_at IS NOT NULL`));
  await expect(
    noteMismatch(world.visitor, world.sql.verify, { ...fault, run: ended }),
  ).rejects.toThrow('does not run');
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
