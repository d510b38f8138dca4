import { randomUUID } from 'node:crypto';
import { parseMoney } from '../../../schema/money';
import { aPicture } from '../../testing/picture';
import { whileBroken } from '../../testing/broken-table';
import { refusalOf } from '../../testing/recharges';
import { provenAfterEach, withReviewDesk, withWorld } from '../../testing/suite';
import { advance, aUser, purses } from '../../testing/world';
import { acceptUpload } from '../uploads';
import { applyDecisions, releaseReview } from '../reviews';
import { rechargeReview } from './recharge-review';
import { sameImage } from './recharges';
import { submitRecharge } from './submit-recharge';
import { takeNextRecharge } from './take-next-recharge';

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

  it('M7: the same submission with one key is one request', async () => {
    const ann = await aUser(world);
    const { path } = await acceptUpload(ann.ctx, await aPicture(201));
    const ask = () =>
      submitRecharge(ann.ctx, {
        channel: desk.channel,
        amount: parseMoney('USD', '120.00'),
        screenshot: path,
        idempotencyKey: 'recharge-key-1',
      });
    const ids = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(ids.map(({ resultId }) => resultId)).size).toBe(1);
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

  it('goes back to the queue when it is released, and the oldest free one comes next', async () => {
    const id = await desk.submitted(await aUser(world), '200.00');
    await desk.take(desk.lena, id);
    await releaseReview(desk.lena.ctx, rechargeReview, { id });
    expect((await desk.find(id)).state).toBe('SUBMITTED');
    const next = await takeNextRecharge(desk.ada.ctx);
    expect(BigInt(next?.id ?? '0') <= BigInt(id)).toBe(true);
    if (next) await desk.refuse(desk.ada, next.id);
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

  it('shows when the same picture was used before', async () => {
    const ann = await aUser(world);
    const first = await desk.submitted(ann, '200.00', { shade: 250 });
    const again = await desk.submitted(ann, '300.00', { shade: 250 });
    expect(await sameImage(desk.ada.ctx, await desk.find(again))).toEqual([first]);
  });
});

describe('M9: the amount', () => {
  it.each([
    ['99.99', 'RECHARGE_MIN'],
    ['100.00', 'OK'],
    ['20000.00', 'OK'],
    ['20000.01', 'RECHARGE_MAX'],
  ])('of %s: %s', async (dollars, answer) => {
    expect(await refusalOf(desk.submitted(await aUser(world), dollars))).toBe(answer);
  });
});

it('A2: a picture of somebody else is no screenshot', async () => {
  const [ann, ben] = await Promise.all([aUser(world), aUser(world)]);
  const { path } = await acceptUpload(ann.ctx, await aPicture(77));
  const stolen = {
    channel: desk.channel,
    amount: parseMoney('USD', '200.00'),
    screenshot: path,
    idempotencyKey: randomUUID(),
  };
  expect(await refusalOf(submitRecharge(ben.ctx, stolen))).toBe('SCREENSHOT_REQUIRED');
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

it('H8: a refusal needs a reason, and every request shows its stage and promised time', async () => {
  const ann = await aUser(world);
  const id = await desk.submitted(ann, '200.00');
  const { submittedAt, reviewBy } = await desk.find(id);
  expect(reviewBy.getTime() - submittedAt.getTime()).toBeGreaterThanOrEqual(24 * 3_600_000 - 50);
  await desk.take(desk.lena, id);
  expect(await refusalOf(desk.refuse(desk.lena, id, '  '))).toBe('REASON_REQUIRED');
  await expect(
    world.sql.owner.query(
      `UPDATE review SET state = 'DECIDED', decision = 'REFUSED', decided_by = $2, decided_at = tarn_now(),
         effective_at = tarn_now() WHERE kind = 'RECHARGE' AND subject_id = $1`,
      [id, desk.lena.staff.staffId],
    ),
  ).rejects.toThrow(/review_refusal_says_why/);
  expect(await desk.refuse(desk.lena, id)).toMatchObject({
    state: 'FAILED',
    decisionReason: 'Not received.',
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
