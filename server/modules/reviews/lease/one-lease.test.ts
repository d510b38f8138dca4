import { refusalOf } from '../../../testing/recharges';
import { provenAfterEach, withReviewDesk, withWorld, withUndoWindow } from '../../../testing/suite';
import { advance, aStaffMember, aUser, type StaffPerson } from '../../../testing/world';
import { rechargeReview, takeNextRecharge } from '../../recharges';
import { declareOwnAccount } from '../../staff';
import { reviewSteps, takeReview, undoDecision } from '..';

const world = withWorld();
const desk = withReviewDesk(world);
withUndoWindow(world);
provenAfterEach(world);

const take = ({ ctx }: StaffPerson, id: string) => takeReview(ctx, rechargeReview, { id });
const someone = () => aStaffMember(world, 'SUPPORT');
const submitted = async (dollars = '200.00') => desk.submitted(await aUser(world), dollars);

/** What this person holds, whoever asks. */
async function heldBy({ staff }: StaffPerson): Promise<string[]> {
  const { rows } = await world.sql.owner.query<{ id: string }>(
    'SELECT subject_id AS id FROM review WHERE taken_by = $1 ORDER BY 1',
    [staff.staffId],
  );
  return rows.map(({ id }) => id);
}

describe('M8: a member of staff holds one request at a time', () => {
  it('another one is refused with the number of the one held, until it is decided', async () => {
    const [jun, one, two] = await Promise.all([someone(), submitted(), submitted()]);
    await take(jun, one);
    const { number } = await desk.find(one);
    await expect(take(jun, two)).rejects.toMatchObject({ code: 'LEASE_HELD', figures: { number } });
    expect(await heldBy(jun)).toEqual([one]);
    // Their own again is no second one.
    expect((await take(jun, one)).takenBy).toBe(jun.staff.staffId);
    await desk.refuse(jun, one);
    await take(jun, two);
    expect(await heldBy(jun)).toEqual([two]);
    await desk.refuse(jun, two);
  });

  it('two tabs that take at once get one, however often it is tried', async () => {
    for (let n = 0; n < 5; n += 1) {
      const [jun, one, two] = await Promise.all([someone(), submitted(), submitted()]);
      const answers = await Promise.all([
        refusalOf(take(jun, one)),
        refusalOf(take(jun, two)),
        refusalOf(takeNextRecharge(jun.ctx)),
      ]);
      expect(answers.filter((answer) => answer === 'LEASE_HELD').length).toBeGreaterThanOrEqual(1);
      expect(await heldBy(jun)).toHaveLength(1);
    }
  });

  it('says the database, whoever writes it', async () => {
    const [jun, one, two] = await Promise.all([someone(), submitted(), submitted()]);
    await take(jun, one);
    await expect(
      world.sql.owner.query(
        `UPDATE review SET taken_by = $2, lease_until = tarn_now() + interval '1 minute', state = 'IN_REVIEW'
         WHERE kind = 'RECHARGE' AND subject_id = $1`,
        [two, jun.staff.staffId],
      ),
    ).rejects.toThrow(/review_one_lease/);
  });

  it('a lease that is over holds nobody back: its request is free, with a step, and is told of', async () => {
    const [jun, one, two] = await Promise.all([someone(), submitted(), submitted()]);
    await take(jun, one);
    await advance(world, 601);
    const told: string[] = [];
    world.bus.on('recharges', (ids) => told.push(...ids));
    await take(jun, two);
    expect(await heldBy(jun)).toEqual([two]);
    const { state, takenBy, userId } = await desk.find(one);
    expect([state, takenBy]).toEqual(['SUBMITTED', null]);
    const steps = await reviewSteps(jun.ctx, 'RECHARGE', one);
    expect(steps.at(-1)?.kind).toBe('EXPIRED');
    while (!told.includes(`${userId}:${one}`)) await new Promise(setImmediate);
    await desk.refuse(jun, two);
  });

  it('an undo brings the decided one back, and gives the other one to its queue', async () => {
    const [jun, one, two] = await Promise.all([someone(), submitted(), submitted()]);
    await take(jun, one);
    await desk.refuse(jun, one);
    await take(jun, two);
    await undoDecision(jun.ctx, rechargeReview, { id: one });
    expect(await heldBy(jun)).toEqual([one]);
    expect((await desk.find(two)).state).toBe('SUBMITTED');
    const steps = await reviewSteps(jun.ctx, 'RECHARGE', two);
    expect(steps.at(-1)?.kind).toBe('RELEASED');
  });

  it('an undo that is refused gives nothing back', async () => {
    const [jun, one, two] = await Promise.all([someone(), submitted(), submitted()]);
    await take(jun, one);
    await desk.refuse(jun, one);
    await take(jun, two);
    await advance(world, 11);
    expect(await refusalOf(undoDecision(jun.ctx, rechargeReview, { id: one }))).toBe('UNDO_LATE');
    expect(await heldBy(jun)).toEqual([two]);
    await desk.refuse(jun, two);
  });
});

describe('M8: taking the next request', () => {
  it('answers the one that is held', async () => {
    const [jun, one] = await Promise.all([someone(), submitted()]);
    await submitted();
    await take(jun, one);
    expect((await takeNextRecharge(jun.ctx))?.id).toBe(one);
    expect((await desk.find(one)).version).toBe(2);
    await desk.refuse(jun, one);
  });

  it('follows the filter', async () => {
    const jun = await someone();
    const small = await submitted('200.00');
    const large = await submitted('4321.00');
    const filter = { amountMin: 432_100n };
    expect((await takeNextRecharge(jun.ctx, filter))?.id).toBe(large);
    await desk.refuse(jun, large);
    expect(await takeNextRecharge(jun.ctx, filter)).toBeNull();
    expect((await desk.find(small)).takenBy).toBeNull();
  });

  it('gives twenty people who press at once each another request', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, someone));
    for (let n = 0; n < 20; n += 1) await submitted();
    const taken = await Promise.all(people.map(({ ctx }) => takeNextRecharge(ctx)));
    expect(new Set(taken.map((one) => one?.id)).size).toBe(20);
    expect(taken).not.toContain(null);
  });

  it('O1: passes over the requests of one’s own accounts, however many there are', async () => {
    const jun = await someone();
    const own = await aUser(world);
    const one = await desk.submitted(own, '6543.00');
    await world.sql.owner.query(
      `WITH r AS (
         INSERT INTO recharge (user_id, channel_id, amount, upload_id, image_hash)
         SELECT user_id, channel_id, amount, upload_id, image_hash FROM recharge, generate_series(1, 120)
         WHERE id = $1 RETURNING id, user_id, amount)
       INSERT INTO review (kind, subject_id, user_id, asked, review_by)
       SELECT 'RECHARGE', id, user_id, amount, tarn_now() FROM r`,
      [one],
    );
    const filter = { amountMin: 654_300n };
    await declareOwnAccount(jun.ctx, own.userId);
    expect(await takeNextRecharge(jun.ctx, filter)).toBeNull();
    const free = await submitted('6543.00');
    expect((await takeNextRecharge(jun.ctx, filter))?.id).toBe(free);
  });
});
