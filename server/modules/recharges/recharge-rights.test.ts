import { declareOwnAccount } from '../staff';
import { whileBroken } from '../../testing/broken-table';
import { refusalOf } from '../../testing/recharges';
import { provenAfterEach, withReviewDesk, withWorld } from '../../testing/suite';
import { advance, aStaffMember, aUser, purses } from '../../testing/world';
import { reviewStates, reviewTransitions, type ReviewState } from '../../../schema/review-states';
import { parseMoney } from '../../../schema/money';
import { firstFault } from '../ledger';
import { keepReview, releaseReview } from '../reviews';
import { rechargeReview } from './recharge-review';

const world = withWorld();
const desk = withReviewDesk(world);
provenAfterEach(world);

describe('O1: the request of an account one owns', () => {
  it('is refused kindly by the API and hard by the database', async () => {
    const own = await aUser(world);
    const jun = await aStaffMember(world, 'ADMIN');
    await declareOwnAccount(jun.ctx, own.userId);
    const id = await desk.submitted(own, '200.00');
    expect(await refusalOf(desk.take(jun, id))).toBe('OWN_REQUEST');
    await expect(
      world.sql.owner.query(
        `UPDATE review SET taken_by = $2, lease_until = tarn_now()
         WHERE kind = 'RECHARGE' AND subject_id = $1`,
        [id, jun.staff.staffId],
      ),
    ).rejects.toThrow(/account they own/);
    await desk.take(desk.lena, id);
    await desk.refuse(desk.lena, id);
  });
});

describe('O2: from the threshold two people decide', () => {
  it.each([
    ['9999.99', '9999.99', 'SUCCESS'],
    ['10000.00', '10000.00', 'SECOND_APPROVAL'],
    ['500.00', '10000.00', 'SECOND_APPROVAL'],
    ['500.00', '450.00', 'SECOND_APPROVAL'],
  ])('%s asked for, %s arrived: %s after one approval', async (dollars, corrected, state) => {
    const ann = await aUser(world);
    const id = await desk.submitted(ann, dollars);
    await desk.take(desk.lena, id);
    const more =
      corrected === dollars ? {} : { corrected, reason: 'The bank shows another amount.' };
    expect((await desk.approve(desk.lena, id, more)).state).toBe(state);
    if (state === 'SUCCESS') return;
    expect((await purses(world, ann)).available).toBe('0.00');
    expect(await refusalOf(desk.take(desk.lena, id))).toBe('SECOND_PERSON_NEEDED');
    await desk.take(desk.ada, id);
    const found = corrected === dollars ? {} : { corrected };
    const done = await desk.approve(desk.ada, id, found);
    expect(done.state).toBe('SUCCESS');
    expect((await purses(world, ann)).available).toBe(corrected);
    expect(done.amount).toBe(parseMoney('USD', dollars).minor);
  });

  it('a correction without a reason is refused', async () => {
    const id = await desk.submitted(await aUser(world), '500.00');
    await desk.take(desk.lena, id);
    expect(await refusalOf(desk.approve(desk.lena, id, { corrected: '450.00' }))).toBe(
      'REASON_REQUIRED',
    );
    await desk.refuse(desk.lena, id);
  });

  it.each([
    ['from the threshold', '12000.00', 'amount'],
    ['for another amount', '500.00', 'amount - 1'],
    ['for another amount from the threshold', '500.00', '1000000'],
  ])('what one alone found is not written, says the database: %s', async (_, dollars, found) => {
    const id = await desk.submitted(await aUser(world), dollars);
    await desk.take(desk.lena, id);
    const client = await world.sql.owner.connect();
    const write = `UPDATE recharge SET bank_reference = 'ALONE-' || id, approved_amount = ${found} WHERE id = $1`;
    const decide = (needsSecond: boolean) =>
      client.query(
        `UPDATE review SET state = 'SECOND_APPROVAL', first_approver = taken_by, first_approved_at = tarn_now(),
           needs_second = ${String(needsSecond)} WHERE kind = 'RECHARGE' AND subject_id = $1`,
        [id],
      );
    try {
      await client.query('BEGIN');
      await decide(true);
      await client.query(write, [id]);
      await client.query('ROLLBACK');
      await client.query('BEGIN');
      await decide(false);
      await expect(client.query(write, [id])).rejects.toMatchObject({
        constraint: 'recharge_threshold',
      });
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
    expect(await refusalOf(desk.approve(desk.lena, id, { reason: 'As found.' }))).toBe('OK');
    expect((await desk.find(id)).needsSecond).toBe(dollars === '12000.00');
    if (dollars === '12000.00') {
      await desk.take(desk.ada, id);
      await desk.refuse(desk.ada, id);
    }
  });

  it('not by the same person twice, nor by one alone, says the database', async () => {
    const id = await desk.submitted(await aUser(world), '12000.00');
    await desk.take(desk.lena, id);
    await desk.approve(desk.lena, id);
    const decide = (more: string) =>
      world.sql.owner.query(
        `UPDATE review SET state = 'DECIDED', decision = 'APPROVED', decided_by = $2, decided_at = tarn_now(),
           effective_at = tarn_now() ${more} WHERE kind = 'RECHARGE' AND subject_id = $1`,
        [id, desk.lena.staff.staffId],
      );
    await expect(decide('')).rejects.toThrow(/review_second_person/);
    await expect(decide(', second_approver = $2')).rejects.toThrow(/review_two_people/);
    await expect(decide(', needs_second = false')).rejects.toThrow(/two people decide/);
    await desk.take(desk.ada, id);
    await desk.refuse(desk.ada, id);
  });
});

describe('M8: a lease', () => {
  it('is prolonged and given back by its holder alone', async () => {
    const id = await desk.submitted(await aUser(world), '200.00');
    await desk.take(desk.lena, id);
    const { leaseUntil } = await desk.find(id);
    for (const act of [keepReview, releaseReview]) {
      expect(await refusalOf(act(desk.ada.ctx, rechargeReview, { id }))).toBe('LEASE_REQUIRED');
      expect(await refusalOf(act(desk.ada.ctx, rechargeReview, { id: '999999' }))).toBe(
        'REQUEST_NOT_FOUND',
      );
    }
    expect((await desk.find(id)).leaseUntil).toEqual(leaseUntil);
    await advance(world, 60);
    const kept = await keepReview(desk.lena.ctx, rechargeReview, { id });
    expect(Number(kept.leaseUntil) - Number(leaseUntil)).toBeGreaterThanOrEqual(59_000);
    await advance(world, 601);
    expect(await refusalOf(keepReview(desk.lena.ctx, rechargeReview, { id }))).toBe(
      'LEASE_REQUIRED',
    );
    await desk.take(desk.ada, id);
    await desk.refuse(desk.ada, id);
  });

  /** Their users stop requests for help alone; a decision returns where it rests on whoever owns the account. */
  const ofRecharges = (from: ReviewState): readonly ReviewState[] =>
    Object.entries(reviewTransitions[from]).flatMap(([act, to]) =>
      act === 'stop' || act === 'return' ? [] : [to],
    );
  const ENDED: readonly ReviewState[] = ['SUCCESS', 'FAILED', 'CANCELLED'];

  it.each(reviewStates.flatMap((from) => reviewStates.map((to) => [from, to] as const)))(
    'and no state but these follows another, whoever writes it: %s to %s',
    async (from, to) => {
      const id = await desk.submitted(await aUser(world), '200.00');
      const client = await world.sql.owner.connect();
      try {
        await client.query('BEGIN');
        await client.query('ALTER TABLE review DROP CONSTRAINT review_effect_follows_decision');
        await client.query('ALTER TABLE review DISABLE TRIGGER review_change');
        const write = `UPDATE review SET state = $2 WHERE kind = 'RECHARGE' AND subject_id = $1`;
        await client.query(write, [id, from]);
        await client.query('ALTER TABLE review ENABLE TRIGGER review_change');
        const moved = client.query(write, [id, to]);
        if (ENDED.includes(from)) await expect(moved).rejects.toThrow(/is decided/);
        else if (from === to || ofRecharges(from).includes(to)) await moved;
        else await expect(moved).rejects.toThrow(/does not lead to/);
      } finally {
        await client.query('ROLLBACK');
        client.release();
      }
      await desk.take(desk.lena, id);
      await desk.refuse(desk.lena, id);
    },
  );
});

describe('O3: every act of staff', () => {
  it('is in the audit chain with who, what, why and from where', async () => {
    const id = await desk.submitted(await aUser(world), '200.00');
    await desk.take(desk.lena, id);
    await releaseReview(desk.lena.ctx, rechargeReview, { id });
    await desk.take(desk.lena, id);
    await desk.refuse(desk.lena, id, 'The picture cannot be read.');
    const { rows } = await world.sql.verify.query<Record<'action' | 'actor' | 'reason', string>>(
      'SELECT action, actor, reason FROM verify.audit WHERE subject = $1 ORDER BY seq',
      [`recharge/${id}`],
    );
    expect(rows).toEqual([
      ...['recharge.take', 'recharge.release', 'recharge.take'].map((action) => ({
        action,
        actor: `staff/${desk.lena.staff.staffId}`,
        reason: null,
      })),
      {
        action: 'recharge.refuse',
        actor: `staff/${desk.lena.staff.staffId}`,
        reason: 'The picture cannot be read.',
      },
    ]);
  });

  it('does not happen when its audit entry cannot be written', async () => {
    const ann = await aUser(world);
    const id = await desk.submitted(ann, '200.00');
    await desk.take(desk.lena, id);
    await whileBroken(world, { table: 'audit_entry', says: 'no audit' }, async () => {
      expect(await refusalOf(desk.approve(desk.lena, id))).toMatch(/no audit/);
      expect(await refusalOf(desk.refuse(desk.lena, id))).toMatch(/no audit/);
    });
    expect(await desk.find(id)).toMatchObject({ state: 'IN_REVIEW', decision: null });
    expect((await purses(world, ann)).available).toBe('0.00');
    await desk.refuse(desk.lena, id);
  });

  it('forms a chain that names the entry somebody tampered with', async () => {
    const { rows } = await world.sql.owner.query<{ bad: string }>(
      `SELECT count(*) AS bad FROM audit_entry WHERE hash <>
         audit_hash(prev, seq, at, actor, action, subject, before, after, reason, source)`,
    );
    expect(rows[0]?.bad).toBe('0');
    for (const role of ['owner', 'app', 'feed', 'verify'] as const) {
      for (const attempt of [
        `UPDATE tarn.audit_entry SET reason = 'x'`,
        'DELETE FROM tarn.audit_entry',
        'TRUNCATE tarn.audit_entry',
      ]) {
        await expect(world.sql[role].query(attempt)).rejects.toThrow(
          /never allowed|permission denied/,
        );
      }
    }
    // An owner who takes the trigger away leaves a link that no longer fits, and `npm run verify` finds it.
    const client = await world.sql.owner.connect();
    await client.query('BEGIN');
    await client.query('ALTER TABLE audit_entry DISABLE TRIGGER USER');
    await client.query(`UPDATE audit_entry SET reason = 'nothing' WHERE seq = 2`);
    const found = await firstFault(client);
    await client.query('ROLLBACK');
    client.release();
    expect(found).toEqual({ check: 'no audit entry was altered', subject: 'audit entry 2' });
  });
});
