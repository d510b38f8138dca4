import { randomBytes } from 'node:crypto';
import { added, aPayee, ethereumAddress } from '../../../testing/people/payment-methods';
import { refusalOf } from '../../../testing/recharges';
import { provenAfterEach, withReviewDesk, withWorld } from '../../../testing/suite';
import { aStaffMember, purses, type Person } from '../../../testing/world';
import { openSession } from '../../accounts/sessions/open-session';
import { rechargeReview } from '../../recharges';
import { keepReview, releaseReview } from '../../reviews';
import { declareOwnAccount } from '../declare-own-account';

const world = withWorld();
const desk = withReviewDesk(world);
provenAfterEach(world);

const signIn = ({ userId }: Pick<Person, 'userId'>, deviceHash: Buffer) =>
  openSession({ ...world.visitor, deviceHash }, { userId, kind: 'FULL', hash: randomBytes(32) });

/** What two accounts come to have in common. */
const SHARED = {
  'a device': async (...both: readonly Person[]) => {
    const device = randomBytes(32);
    for (const person of both) await signIn(person, device);
  },
  'a payment target': async (...both: readonly Person[]) => {
    const account = ethereumAddress();
    for (const person of both) await added(person, { kind: 'ETH', account });
  },
} as const;
const kinds = ['a device', 'a payment target'] as const;

/** Jun, an account that Jun has declared, and somebody else's. */
async function people() {
  const [jun, own, ann] = [
    await aStaffMember(world, 'ADMIN'),
    await aPayee(world),
    await aPayee(world),
  ];
  await declareOwnAccount(jun.ctx, own.userId);
  return { jun, own, ann };
}

/** The request as it stands, with its steps and what the log says of it. */
async function standing(id: string): Promise<unknown> {
  const { rows } = await world.sql.owner.query(
    `SELECT v.*, (SELECT count(*) FROM review_step s WHERE s.review_id = v.id) AS steps,
       (SELECT count(*) FROM audit_entry e WHERE e.subject = 'recharge/' || v.subject_id) AS entries
     FROM review v WHERE v.kind = 'RECHARGE' AND v.subject_id = $1`,
    [id],
  );
  return rows;
}

const byOwner = (set: string, id: string, staffId: string) =>
  world.sql.owner.query(
    `UPDATE review SET ${set} WHERE kind = 'RECHARGE' AND subject_id = $1 AND $2::bigint IS NOT NULL`,
    [id, staffId],
  );

const OWN = { constraint: 'review_own_request' };

describe.each(kinds)('O1: the request of an account that shares %s with one’s own', (kind) => {
  it('is refused by the API, and to the server’s own role by SQL; nothing is written', async () => {
    const { jun, own, ann } = await people();
    await SHARED[kind](own, ann);
    const id = await desk.submitted(ann, '200.00');
    const before = await standing(id);
    expect(await refusalOf(desk.take(jun, id))).toBe('OWN_REQUEST');
    expect(await refusalOf(desk.approve(jun, id))).toBe('OWN_REQUEST');
    const { staffId } = jun.staff;
    for (const call of [
      `take_review($1, 'RECHARGE', $2, NULL, 600, 'here')`,
      `approve_recharge($1, $2, NULL, 'OWN-1', NULL, NULL, 'here')`,
    ]) {
      const { rows } = await world.sql.app.query(`SELECT status FROM ${call}`, [staffId, id]);
      expect(rows).toEqual([{ status: 'OWN_REQUEST' }]);
    }
    expect(await standing(id)).toEqual(before);
    expect((await purses(world, ann)).available).toBe('0.00');
    await desk.take(desk.lena, id);
    await desk.refuse(desk.lena, id);
  });

  it('is neither taken nor approved by whoever writes the row itself', async () => {
    const { jun, own, ann } = await people();
    await SHARED[kind](own, ann);
    const id = await desk.submitted(ann, '12000.00');
    const { staffId } = jun.staff;
    const take = 'taken_by = $2, lease_until = tarn_now()';
    await expect(byOwner(take, id, staffId)).rejects.toMatchObject(OWN);
    await desk.take(desk.lena, id);
    const first = `state = 'SECOND_APPROVAL', first_approver = $2, first_approved_at = tarn_now(), needs_second = true`;
    await expect(byOwner(first, id, staffId)).rejects.toMatchObject(OWN);
    await desk.approve(desk.lena, id);
    const decided = `state = 'DECIDED', decided_by = $2, decided_at = tarn_now(), effective_at = tarn_now()`;
    for (const decision of [`decision = 'APPROVED', second_approver = $2`, `decision = 'REFUSED'`])
      await expect(byOwner(`${decided}, ${decision}`, id, staffId)).rejects.toMatchObject(OWN);
    await desk.take(desk.ada, id);
    await desk.refuse(desk.ada, id);
  });

  it('is not decided on an approval of before: that lapses, and two others decide it', async () => {
    const { jun, own, ann } = await people();
    const id = await desk.submitted(ann, '12000.00');
    await desk.take(jun, id);
    await desk.approve(jun, id);
    await SHARED[kind](own, ann);
    for (const person of [desk.ada, desk.lena]) {
      expect((await purses(world, ann)).available).toBe('0.00');
      await desk.take(person, id);
      await desk.approve(person, id, { reference: `SHARED-${id}` });
    }
    expect((await purses(world, ann)).available).toBe('12000.00');
  });

  it('is not approved by whoever writes the row itself on an approval of before that nobody took back', async () => {
    const { jun, own, ann } = await people();
    const id = await desk.submitted(ann, '12000.00');
    await SHARED[kind](own, ann);
    const past = async (set: string) => {
      await world.sql.owner.query('ALTER TABLE review DISABLE TRIGGER USER');
      await byOwner(set, id, jun.staff.staffId);
      await world.sql.owner.query('ALTER TABLE review ENABLE TRIGGER USER');
    };
    await past(
      `state = 'SECOND_APPROVAL', first_approver = $2, first_approved_at = tarn_now(), needs_second = true`,
    );
    const decided = `state = 'DECIDED', decision = 'APPROVED', decided_by = $2, second_approver = $2,
      decided_at = tarn_now(), effective_at = tarn_now()`;
    await expect(byOwner(decided, id, desk.lena.staff.staffId)).rejects.toMatchObject(OWN);
    await past(
      `state = 'SUBMITTED', first_approver = NULL, first_approved_at = NULL, needs_second = false`,
    );
    await desk.take(desk.lena, id);
    await desk.refuse(desk.lena, id);
  });

  it('is given back by whoever held it before, and not decided', async () => {
    const { jun, own, ann } = await people();
    const id = await desk.submitted(ann, '200.00');
    await desk.take(jun, id);
    await SHARED[kind](own, ann);
    expect(await refusalOf(desk.approve(jun, id))).toBe('OWN_REQUEST');
    expect(await refusalOf(keepReview(jun.ctx, rechargeReview, { id }))).toBe('OK');
    expect(await refusalOf(releaseReview(jun.ctx, rechargeReview, { id }))).toBe('OK');
    await desk.take(desk.lena, id);
    await desk.refuse(desk.lena, id);
  });
});

it('O1: a device that somebody else’s account shares with a third one keeps nobody away', async () => {
  const { jun, ann, own } = await people();
  const carl = await aPayee(world);
  await SHARED['a device'](ann, carl);
  await signIn(own, randomBytes(32));
  const id = await desk.submitted(ann, '200.00');
  expect(await refusalOf(desk.take(jun, id))).toBe('OK');
  await desk.refuse(jun, id);
});
