import { aHeldRequest, refusalOf } from '../../../testing/recharges';
import { provenAfterEach, withReviewDesk, withWorld, withUndoWindow } from '../../../testing/suite';
import { advance, purses } from '../../../testing/world';
import { rechargeReview } from '../../recharges';
import { applyDecisions, keepReview, undoDecision } from '..';

const world = withWorld();
const desk = withReviewDesk(world);
withUndoWindow(world);
provenAfterEach(world);

const apply = () => applyDecisions(world.visitor);
const held = (dollars?: string) => aHeldRequest(world, desk, dollars);

describe('M8: a decision takes effect after the undo window, once', () => {
  it('an approval: under review until then, credited by the job, however often it runs', async () => {
    const { person, id } = await held();
    const decided = await desk.approve(desk.lena, id);
    expect(decided).toMatchObject({ state: 'IN_REVIEW', reviewState: 'DECIDED', credited: null });
    await apply();
    expect((await purses(world, person)).available).toBe('0.00');
    await advance(world, 10);
    await Promise.all([apply(), apply(), apply()]);
    expect(await desk.find(id)).toMatchObject({ state: 'SUCCESS', credited: 20_000n });
    expect((await purses(world, person)).available).toBe('200.00');
  });

  it('a refusal too: nobody is told before', async () => {
    const { id } = await held();
    expect(await desk.refuse(desk.lena, id)).toMatchObject({ state: 'IN_REVIEW' });
    await advance(world, 10);
    await apply();
    expect(await desk.find(id)).toMatchObject({ state: 'FAILED', decisionReason: 'Not received.' });
  });

  it('the database refuses an effect before the end of the window', async () => {
    const { id } = await held();
    await desk.approve(desk.lena, id);
    await expect(world.sql.owner.query('SELECT credit_recharge($1)', [id])).rejects.toThrow(
      /not approved/,
    );
    await expect(
      world.sql.owner.query(`UPDATE review SET state = 'SUCCESS' WHERE subject_id = $1`, [id]),
    ).rejects.toThrow(/after its undo window/);
    await undoDecision(desk.lena.ctx, rechargeReview, { id });
    await desk.refuse(desk.lena, id);
  });
});

describe('M8: a lease', () => {
  it('that expires puts the request back by itself: submitted, or second approval again', async () => {
    const { id: big } = await held('12000.00');
    await desk.approve(desk.lena, big);
    await desk.take(desk.ada, big);
    const { id } = await held();
    await advance(world, 601);
    await Promise.all([apply(), apply()]);
    expect(await desk.find(id)).toMatchObject({ state: 'SUBMITTED', takenBy: null });
    expect(await desk.find(big)).toMatchObject({ state: 'SECOND_APPROVAL', takenBy: null });
    expect(await refusalOf(keepReview(desk.lena.ctx, rechargeReview, { id }))).toBe(
      'LEASE_REQUIRED',
    );
  });
});
