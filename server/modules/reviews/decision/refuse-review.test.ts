import { refusalOf } from '../../../testing/recharges';
import { provenAfterEach, withReviewDesk, withWorld } from '../../../testing/suite';
import { aUser } from '../../../testing/world';

const world = withWorld();
const desk = withReviewDesk(world);
provenAfterEach(world);

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
