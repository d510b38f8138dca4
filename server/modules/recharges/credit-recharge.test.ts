import { whileBroken } from '../../testing/broken-table';
import { refusalOf } from '../../testing/recharges';
import { provenAfterEach, withReviewDesk, withWorld } from '../../testing/suite';
import { aUser, purses } from '../../testing/world';
import { applyDecisions } from '../reviews';

const world = withWorld();
const desk = withReviewDesk(world);
provenAfterEach(world);

describe('M8: a recharge moves forward, once', () => {
  it.each(['SUCCESS', 'FAILED'] as const)('nothing leaves %s, by the database', async (end) => {
    const id = await desk.submitted(await aUser(world), '200.00');
    await desk.take(desk.lena, id);
    await (end === 'SUCCESS' ? desk.approve(desk.lena, id) : desk.refuse(desk.lena, id));
    for (const state of ['SUBMITTED', 'IN_REVIEW', 'SECOND_APPROVAL', 'SUCCESS', 'FAILED']) {
      await expect(
        world.sql.owner.query(
          `UPDATE review SET state = $2 WHERE kind = 'RECHARGE' AND subject_id = $1`,
          [id, state],
        ),
      ).rejects.toThrow(/is decided/);
    }
    expect(await refusalOf(desk.take(desk.ada, id))).toBe('ALREADY_DECIDED');
    await expect(world.sql.owner.query('SELECT credit_recharge($1)', [id])).rejects.toThrow(
      /not approved/,
    );
  });

  it('the server cannot call one credited without the ledger', async () => {
    const id = await desk.submitted(await aUser(world), '200.00');
    await desk.take(desk.lena, id);
    await expect(
      world.sql.app.query('UPDATE recharge SET credited = 20000 WHERE id = $1', [id]),
    ).rejects.toThrow(/permission denied/);
    await expect(
      world.sql.app.query(`UPDATE review SET state = 'SUCCESS' WHERE subject_id = $1`, [id]),
    ).rejects.toThrow(/permission denied/);
    await expect(
      world.sql.owner.query('UPDATE recharge SET credited = amount WHERE id = $1', [id]),
    ).rejects.toThrow(/credited once/);
    await expect(
      world.sql.owner.query(
        `UPDATE review SET state = 'SUCCESS' WHERE kind = 'RECHARGE' AND subject_id = $1`,
        [id],
      ),
    ).rejects.toThrow(/does not lead to/);
    await expect(world.sql.app.query('SELECT credit_recharge($1)', [id])).rejects.toThrow(
      /permission denied/,
    );
    await expect(world.sql.owner.query('SELECT credit_recharge($1)', [id])).rejects.toThrow(
      /not approved/,
    );
    await desk.refuse(desk.lena, id);
  });
});

it('M6: a credit that fails leaves nothing behind, stays decided, and comes once when it can', async () => {
  const ann = await aUser(world);
  const id = await desk.submitted(ann, '200.00');
  await desk.take(desk.lena, id);
  await whileBroken(world, { table: 'ledger_posting', says: 'no ledger' }, async () => {
    expect(await desk.approve(desk.lena, id)).toMatchObject({
      state: 'IN_REVIEW',
      reviewState: 'DECIDED',
      credited: null,
    });
  });
  expect(await purses(world, ann)).toEqual({ available: '0.00', frozen: '0.00' });
  await Promise.all([applyDecisions(world.visitor), applyDecisions(world.visitor)]);
  expect(await desk.find(id)).toMatchObject({ state: 'SUCCESS', credited: 20_000n });
  expect(await purses(world, ann)).toEqual({ available: '200.00', frozen: '0.00' });
});
