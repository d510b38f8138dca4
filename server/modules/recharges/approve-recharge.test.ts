import { randomUUID } from 'node:crypto';
import { whileBroken } from '../../testing/broken-table';
import { refusalOf } from '../../testing/recharges';
import { provenAfterEach, withReviewDesk, withWorld } from '../../testing/suite';
import { advance, aUser, purses } from '../../testing/world';

const world = withWorld();
const desk = withReviewDesk(world);
provenAfterEach(world);

describe('a recharge', () => {
  it('moves no money until it is approved, and then exactly once', async () => {
    const ann = await aUser(world);
    const id = await desk.submitted(ann, '200.00');
    expect(await purses(world, ann)).toEqual({ available: '0.00', frozen: '0.00' });
    await desk.take(desk.lena, id);
    const done = await desk.approve(desk.lena, id);
    expect(done).toMatchObject({ state: 'SUCCESS', decision: 'APPROVED', credited: 20_000n });
    expect(await purses(world, ann)).toEqual({ available: '200.00', frozen: '0.00' });
  });

  it('M7: approving twice with one key answers twice and credits once', async () => {
    const ann = await aUser(world);
    const id = await desk.submitted(ann, '150.00');
    await desk.take(desk.lena, id);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => desk.approve(desk.lena, id, { key })),
    );
    expect(new Set(answers.map(({ decision }) => decision))).toEqual(new Set(['APPROVED']));
    expect((await desk.find(id)).state).toBe('SUCCESS');
    expect(await purses(world, ann)).toEqual({ available: '150.00', frozen: '0.00' });
  });

  it('is decided by its holder alone, who holds it for ten minutes', async () => {
    const id = await desk.submitted(await aUser(world), '200.00');
    expect(await refusalOf(desk.approve(desk.lena, id))).toBe('LEASE_REQUIRED');
    await desk.take(desk.lena, id);
    expect(await refusalOf(desk.take(desk.ada, id))).toBe('TAKEN_BY_OTHER');
    expect(await refusalOf(desk.approve(desk.ada, id))).toBe('TAKEN_BY_OTHER');
    await advance(world, 601);
    expect(await refusalOf(desk.approve(desk.lena, id))).toBe('LEASE_REQUIRED');
    await desk.take(desk.ada, id);
    expect((await desk.approve(desk.ada, id)).state).toBe('SUCCESS');
  });

  it('names a payment reference that was never used before', async () => {
    const [one, two] = await Promise.all([
      desk.submitted(await aUser(world), '200.00'),
      desk.submitted(await aUser(world), '200.00'),
    ]);
    await Promise.all([desk.take(desk.lena, one), desk.take(desk.ada, two)]);
    await desk.approve(desk.lena, one, { reference: 'SEPA-77' });
    expect(await refusalOf(desk.approve(desk.ada, two, { reference: ' ' }))).toBe(
      'REFERENCE_REQUIRED',
    );
    expect(await refusalOf(desk.approve(desk.ada, two, { reference: 'sepa-77' }))).toBe(
      'REFERENCE_USED',
    );
    expect((await desk.find(two)).state).toBe('IN_REVIEW');
    await desk.refuse(desk.ada, two);
  });
});

describe('M8: a recharge moves forward, once', () => {
  it('one of approve and refuse wins when both come at once, and money moves at most once', async () => {
    for (let n = 0; n < 10; n += 1) {
      const ann = await aUser(world);
      const id = await desk.submitted(ann, '200.00');
      await desk.take(desk.lena, id);
      const answers = await Promise.all([
        refusalOf(desk.approve(desk.lena, id)),
        refusalOf(desk.refuse(desk.lena, id)),
      ]);
      expect(answers.sort()).toEqual(['ALREADY_DECIDED', 'OK']);
      const { state } = await desk.find(id);
      expect((await purses(world, ann)).available).toBe(state === 'SUCCESS' ? '200.00' : '0.00');
    }
  });
});

it('M6: an approval that fails half-way leaves nothing behind', async () => {
  const ann = await aUser(world);
  const id = await desk.submitted(ann, '200.00');
  await desk.take(desk.lena, id);
  await whileBroken(world, { table: 'review_step', says: 'no steps' }, async () => {
    expect(await refusalOf(desk.approve(desk.lena, id))).toMatch(/no steps/);
  });
  expect(await desk.find(id)).toMatchObject({
    state: 'IN_REVIEW',
    firstApprover: null,
    bankReference: null,
  });
  const { rows } = await world.sql.verify.query(
    'SELECT 1 FROM verify.audit WHERE subject = $1 AND action = $2',
    [`recharge/${id}`, 'recharge.approve'],
  );
  expect(rows).toEqual([]);
  expect((await desk.approve(desk.lena, id)).state).toBe('SUCCESS');
  expect(await purses(world, ann)).toEqual({ available: '200.00', frozen: '0.00' });
});
