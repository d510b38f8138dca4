import { setTimeout as pause } from 'node:timers/promises';
import { provenAfterEach, withReviewDesk, withWorld } from '../../testing/suite';
import { aStaffMember, aUser } from '../../testing/world';
import { releaseReview } from '../reviews';
import { rechargeReview } from './recharge-review';
import { takeNextRecharge } from './take-next-recharge';

const world = withWorld();
const desk = withReviewDesk(world);
provenAfterEach(world);

describe('a recharge', () => {
  it('goes back to the queue when it is released, and the oldest free one comes next', async () => {
    const id = await desk.submitted(await aUser(world), '200.00');
    await desk.take(desk.lena, id);
    await releaseReview(desk.lena.ctx, rechargeReview, { id });
    expect((await desk.find(id)).state).toBe('SUBMITTED');
    const next = await takeNextRecharge(desk.ada.ctx);
    expect(BigInt(next?.id ?? '0') <= BigInt(id)).toBe(true);
    if (next) await desk.refuse(desk.ada, next.id);
  });
});

describe('O1: a request that was approved once, when its account turns out to be the approver’s own', () => {
  it('is taken and refused by others, and the approval stands for nothing', async () => {
    const [jun, own] = await Promise.all([aStaffMember(world, 'ADMIN'), aUser(world)]);
    const jammed = await desk.submitted(own, '12000.00');
    const reference = `JAM-${jammed}`;
    await desk.take(desk.lena, jammed);
    await desk.approve(desk.lena, jammed, { reference });
    // Past the act that declares it, which would have taken the approval back.
    await world.sql.owner.query('INSERT INTO staff_user (staff_id, user_id) VALUES ($1, $2)', [
      desk.lena.staff.staffId,
      own.userId,
    ]);
    expect((await takeNextRecharge(jun.ctx))?.id).toBe(jammed);
    expect(await desk.find(jammed)).toMatchObject({ state: 'IN_REVIEW', firstApprover: null });
    await desk.refuse(jun, jammed);
    expect(await takeNextRecharge(jun.ctx)).toBeNull();
    await world.sql.owner.query('DELETE FROM staff_user WHERE user_id = $1', [own.userId]);
  });

  it('taking the next one waits for nobody who is deciding an older one', async () => {
    const people = await Promise.all([1, 2].map(() => aUser(world)));
    const ids: string[] = [];
    for (const person of people) ids.push(await desk.submitted(person, '200.00'));
    const deciding = await world.sql.owner.connect();
    const patience = new AbortController();
    let first: string | undefined;
    try {
      await deciding.query('BEGIN');
      await deciding.query('SELECT FROM review WHERE subject_id = $1 FOR UPDATE', [ids[0]]);
      const next = takeNextRecharge(desk.ada.ctx).then((one) => one?.id);
      const waits = pause(8_000, 'it waits', { signal: patience.signal }).catch(() => '');
      first = await Promise.race([next, waits]);
      await deciding.query('ROLLBACK');
      await next;
    } finally {
      patience.abort();
      deciding.release(true);
    }
    expect(first).toBe(ids[1]);
    await desk.take(desk.lena, ids[0] ?? '');
    await desk.refuse(desk.lena, ids[0] ?? '');
    await desk.refuse(desk.ada, ids[1] ?? '');
  });

  it('ten people who take the next one at once each get another', async () => {
    const people = await Promise.all(
      Array.from({ length: 10 }, () => aStaffMember(world, 'SUPPORT')),
    );
    const customers = await Promise.all(people.map(() => aUser(world)));
    for (const customer of customers) await desk.submitted(customer, '200.00');
    const taken = await Promise.all(people.map(({ ctx }) => takeNextRecharge(ctx)));
    expect(new Set(taken.map((one) => one?.id)).size).toBe(10);
    expect(taken.every((one) => one !== null)).toBe(true);
  });
});
