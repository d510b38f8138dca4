import { withContracts } from '../../testing/people/contracts';
import { aLeader, follows } from '../../testing/people/leaders';
import { withSealed } from '../../testing/people/sealed';
import { withWorld } from '../../testing/suite';
import { advance, aUserWith, quote } from '../../testing/world';
import { settleAllDueOrders } from '../trading/settle-all-due-orders';
import { followChecks } from './follow-checks';

const world = withWorld();
const { faultsOf } = withSealed(world);
const { open } = withContracts(world);
const DAY = 86_400;

/** Copies of two leaders on two days, some of them refused by the cap. */
beforeAll(async () => {
  const [lea, leo] = [await aLeader(world, '900.00'), await aLeader(world, '900.00')];
  const ben = await aUserWith(world, '900.00');
  for (const leader of [lea, leo]) await follows(ben, leader, ['10.00', '20.20']);
  for (let day = 0; day < 2; day += 1) {
    await quote(world, '100.00');
    for (const leader of [lea, leo, lea, lea]) await open(leader, 1_000);
    await advance(world, 61);
    await settleAllDueOrders(world.visitor);
    await advance(world, DAY);
  }
});

/** What the checks name after these changes. */
const named = async (...changes: readonly string[]): Promise<string[]> =>
  (await faultsOf(followChecks, changes)).map(({ subject }) => subject);

async function aCopy(status: string): Promise<{ id: string; orderId: string | null }> {
  const { rows } = await world.sql.owner.query<{ id: string; orderId: string | null }>(
    'SELECT id, order_id AS "orderId" FROM copy WHERE status = $1 ORDER BY id LIMIT 1',
    [status],
  );
  return rows[0] ?? { id: '', orderId: null };
}

it('P14: copies of two leaders on two days, some refused, add up', async () => {
  const { rows } = await world.sql.owner.query<{ status: string; spent: string }>(
    'SELECT status, spent FROM copy ORDER BY following_id, id',
  );
  const day = (from: number) => [
    ['OK', String(from + 1_010)],
    ['OK', String(from + 2_020)],
    ['PERSONAL_LIMIT', String(from + 2_020)],
  ];
  const one = (from: number) => ['OK', String(from + 1_010)];
  expect(rows.map(({ status, spent }) => [status, spent])).toEqual([
    ...[...day(0), ...day(2_020)],
    ...[one(0), one(1_010)],
  ]);
  expect(await named()).toEqual([]);
});

it('P14: as superuser another cost, or another sum, of a copy: the verifier names it', async () => {
  const opened = await aCopy('OK');
  const refused = await aCopy('PERSONAL_LIMIT');
  const unbound = 'ALTER TABLE copy DROP CONSTRAINT copy_opened, DROP CONSTRAINT copy_spent';
  for (const change of ['cost = cost - 1', 'spent = spent - 1', 'spent = spent + 1']) {
    const { id } = opened;
    expect(await named(unbound, `UPDATE copy SET ${change} WHERE id = ${id}`)).toContain(
      `copy ${id}`,
    );
  }
  // Of what follows from it nothing is left that does not add up.
  const cheaper = `UPDATE copy SET spent = spent - 1, cost = cost - (id = ${opened.id})::int
    WHERE id >= ${opened.id} AND following_id = (SELECT following_id FROM copy WHERE id = ${opened.id})`;
  expect(await named(unbound, cheaper)).toEqual([`copy ${opened.id}`]);
  const dear = `UPDATE copy SET cost = 1010 WHERE id = ${refused.id}`;
  expect(await named(unbound, dear)).toContain(`copy ${refused.id}`);
});

it('P14: as superuser a copy whose note is taken away: the verifier names its contract', async () => {
  const { id, orderId } = await aCopy('OK');
  const said = await named(`DELETE FROM copy WHERE id = ${id}`);
  expect(said).toContain(`order ${orderId ?? ''}`);
});
