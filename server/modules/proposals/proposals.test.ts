import { randomUUID } from 'node:crypto';
import type { StaffRole } from '../../../schema/states';
import { auditEntriesOf } from '../../testing/people/audit';
import { refusalOf } from '../../testing/recharges';
import { withWorld } from '../../testing/suite';
import { advance, aStaffMember, type StaffPerson } from '../../testing/world';
import { closeProposal } from './close-proposal';
import { confirmProposal } from './confirm-proposal';
import { lapseProposals, nextLapseInMs } from './lapse-proposals';
import { propose } from './propose';
import { proposalById } from './proposals';

const world = withWorld();
let ada: StaffPerson;
let jun: StaffPerson;
let lena: StaffPerson;
beforeEach(async () => {
  [ada, jun, lena] = await Promise.all([
    aStaffMember(world, 'ADMIN'),
    aStaffMember(world, 'ADMIN'),
    aStaffMember(world, 'SUPPORT'),
  ]);
});

const proposed = (by: StaffPerson, whom: StaffPerson, role: string, key = randomUUID()) =>
  propose(by.ctx, {
    kind: 'STAFF_ROLE',
    subject: `staff/${whom.staff.staffId}`,
    after: { role },
    reason: 'Leads the desk now',
    idempotencyKey: key,
  });

/** Resolves once a statement waits for a lock of another. */
async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await world.sql.owner.query<{ waits: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted) AS waits`,
    );
    if (rows[0]?.waits === true) return;
  }
}

const roleOf = async ({ staff }: StaffPerson): Promise<StaffRole | undefined> =>
  (
    await world.sql.app.query<{ role: StaffRole }>('SELECT role FROM staff WHERE id = $1', [
      staff.staffId,
    ])
  ).rows[0]?.role;

const WEEK_S = 7 * 24 * 3600;

describe('O2: what one administrator proposes', () => {
  it('takes effect when another confirms it, once, and not before', async () => {
    const { id, before, after } = await proposed(ada, lena, 'ADMIN');
    expect([before, after]).toEqual([{ role: 'SUPPORT' }, { role: 'ADMIN' }]);
    expect(await roleOf(lena)).toBe('SUPPORT');
    const all = await Promise.all(
      Array.from({ length: 8 }, () => refusalOf(confirmProposal(jun.ctx, id))),
    );
    expect(all.sort()).toEqual([...Array<string>(7).fill('ALREADY_DECIDED'), 'OK']);
    expect(await roleOf(lena)).toBe('ADMIN');
    expect(await proposalById(world.visitor, id)).toMatchObject({
      state: 'CONFIRMED',
      proposedBy: ada.staff.staffId,
      closedBy: jun.staff.staffId,
    });
  });

  it('M8: that takes effect when another confirms it waits for who is closing it', async () => {
    const { id } = await proposed(ada, lena, 'ADMIN');
    const other = await world.sql.owner.connect();
    try {
      await other.query('BEGIN');
      const close = `SELECT close_proposal($1, $2, 'REFUSED', 'No longer', NULL)`;
      await other.query(close, [jun.staff.staffId, id]);
      const confirmed = refusalOf(confirmProposal(jun.ctx, id));
      await Promise.race([confirmed, untilSomebodyWaits()]);
      await other.query('COMMIT');
      expect(await confirmed).toBe('ALREADY_DECIDED');
    } finally {
      other.release();
    }
    expect(await roleOf(lena)).toBe('SUPPORT');
  });

  it('is not confirmed by the one who proposed it, by SQL neither', async () => {
    const { id } = await proposed(ada, lena, 'ADMIN');
    expect(await refusalOf(confirmProposal(ada.ctx, id))).toBe('OWN_REQUEST');
    expect(
      await refusalOf(closeProposal(ada.ctx, { id, act: 'REFUSED', reason: 'No longer' })),
    ).toBe('OWN_REQUEST');
    const alone = `UPDATE proposal SET state = 'CONFIRMED', closed_by = proposed_by,
      closed_at = tarn_now() WHERE id = $1`;
    await expect(world.sql.owner.query(alone, [id])).rejects.toThrow('proposal_two_people');
    await expect(world.sql.app.query(alone, [id])).rejects.toThrow('permission denied');
    expect(await roleOf(lena)).toBe('SUPPORT');
  });

  it('is not proposed, confirmed or refused by customer service', async () => {
    const other = await aStaffMember(world, 'SUPPORT');
    expect(await refusalOf(proposed(lena, other, 'ADMIN'))).toMatch(/no administrator/);
    const { id } = await proposed(ada, other, 'ADMIN');
    expect(await refusalOf(confirmProposal(lena.ctx, id))).toMatch(/no administrator/);
    const refused = closeProposal(lena.ctx, { id, act: 'REFUSED', reason: 'No' });
    expect(await refusalOf(refused)).toMatch(/no administrator/);
    expect(await roleOf(other)).toBe('SUPPORT');
  });

  it('is refused with a reason by another, withdrawn by the one who made it', async () => {
    const first = await proposed(ada, lena, 'ADMIN');
    const refuse = (reason: string | null) =>
      refusalOf(closeProposal(jun.ctx, { id: first.id, act: 'REFUSED', reason }));
    expect(await refuse(' ')).toBe('REASON_REQUIRED');
    expect(await refuse('Too early')).toBe('OK');
    expect(await refuse('Too early')).toBe('ALREADY_DECIDED');
    expect(await refusalOf(confirmProposal(jun.ctx, first.id))).toBe('ALREADY_DECIDED');
    const { id } = await proposed(ada, lena, 'ADMIN');
    const withdraw = ({ ctx }: StaffPerson) =>
      refusalOf(closeProposal(ctx, { id, act: 'WITHDRAWN' }));
    expect(await withdraw(jun)).toBe('NOT_PERMITTED');
    expect(await withdraw(ada)).toBe('OK');
    expect(await roleOf(lena)).toBe('SUPPORT');
  });

  it('lapses after seven days, to the second', async () => {
    const { id } = await proposed(ada, lena, 'ADMIN');
    await advance(world, WEEK_S - 60);
    await lapseProposals(world.visitor);
    expect((await proposalById(world.visitor, id)).state).toBe('OPEN');
    expect(await nextLapseInMs(world.visitor)).toBeLessThanOrEqual(60_000);
    await advance(world, 60);
    // Nobody has run the job yet.
    expect(await refusalOf(confirmProposal(jun.ctx, id))).toBe('PROPOSAL_LAPSED');
    await Promise.all([lapseProposals(world.visitor), lapseProposals(world.visitor)]);
    expect(await proposalById(world.visitor, id)).toMatchObject({
      state: 'LAPSED',
      closedBy: null,
    });
    expect(await refusalOf(confirmProposal(jun.ctx, id))).toBe('PROPOSAL_LAPSED');
    expect(await nextLapseInMs(world.visitor)).toBeNull();
    expect((await auditEntriesOf(world, `proposal/${id}`)).at(-1)).toBe('system proposal.lapse');
  });

  it('is not confirmed when what it changes has changed since', async () => {
    const { id } = await proposed(ada, lena, 'ADMIN');
    await world.sql.owner.query(`UPDATE staff SET role = 'ADMIN' WHERE id = $1`, [
      lena.staff.staffId,
    ]);
    expect(await refusalOf(confirmProposal(jun.ctx, id))).toBe('PROPOSAL_OUTDATED');
  });

  it('is not confirmed once the one who proposed it is no administrator', async () => {
    const { id } = await proposed(ada, lena, 'ADMIN');
    await world.sql.owner.query(`UPDATE staff SET role = 'SUPPORT' WHERE id = $1`, [
      ada.staff.staffId,
    ]);
    expect(await refusalOf(confirmProposal(jun.ctx, id))).toBe('PROPOSAL_OUTDATED');
    expect(await roleOf(lena)).toBe('SUPPORT');
  });

  it('is one at a time for one subject, however many are sent at once', async () => {
    const key = randomUUID();
    const sent = await Promise.all([
      ...Array.from({ length: 4 }, () => refusalOf(proposed(ada, lena, 'ADMIN', key))),
      ...Array.from({ length: 4 }, () => refusalOf(proposed(jun, lena, 'ADMIN'))),
    ]);
    // The first wins: all four of one key, or one of the others.
    const won = sent.filter((answer) => answer === 'OK').length;
    expect([1, 4]).toContain(won);
    expect(sent.filter((answer) => answer === 'PROPOSAL_OPEN')).toHaveLength(8 - won);
    const { rows } = await world.sql.app.query('SELECT FROM proposal WHERE subject = $1', [
      `staff/${lena.staff.staffId}`,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('stays as it was proposed, whoever writes', async () => {
    const { id } = await proposed(ada, lena, 'ADMIN');
    for (const set of [`after = '{"role": "SUPPORT"}'`, `reason = 'x'`, `subject = 'staff/1'`]) {
      const change = world.sql.owner.query(`UPDATE proposal SET ${set} WHERE id = $1`, [id]);
      await expect(change).rejects.toThrow('stays as it was proposed');
    }
    await expect(
      world.sql.owner.query('DELETE FROM proposal WHERE id = $1', [id]),
    ).rejects.toThrow();
    await closeProposal(ada.ctx, { id, act: 'WITHDRAWN' });
    const again = `UPDATE proposal SET state = 'OPEN', closed_by = NULL, closed_at = NULL WHERE id = $1`;
    await expect(world.sql.owner.query(again, [id])).rejects.toThrow('is closed');
  });
});

describe('O6: a role', () => {
  it('is never one’s own to propose, confirm or refuse', async () => {
    expect(await refusalOf(proposed(ada, ada, 'SUPPORT'))).toBe('OWN_ROLE');
    const { id } = await proposed(ada, jun, 'SUPPORT');
    expect(await refusalOf(confirmProposal(jun.ctx, id))).toBe('OWN_ROLE');
    const refused = closeProposal(jun.ctx, { id, act: 'REFUSED', reason: 'I stay' });
    expect(await refusalOf(refused)).toBe('OWN_ROLE');
    const own = `UPDATE proposal SET state = 'CONFIRMED', closed_by = $2, closed_at = tarn_now()
      WHERE id = $1`;
    await expect(world.sql.owner.query(own, [id, jun.staff.staffId])).rejects.toThrow(
      'proposal_not_ones_own_role',
    );
    expect(await roleOf(jun)).toBe('ADMIN');
  });

  it('is no other than those there are, and changes something', async () => {
    expect(await refusalOf(proposed(ada, lena, 'SUPPORT'))).toBe('NOTHING_CHANGES');
    expect(await refusalOf(proposed(ada, lena, 'OWNER'))).toMatch('proposal_role');
    const nobody = { ...lena, staff: { ...lena.staff, staffId: '999999' } };
    expect(await refusalOf(proposed(ada, nobody, 'ADMIN'))).toBe('STAFF_NOT_FOUND');
  });

  it('of one administrator at least stays, whoever writes', async () => {
    const all = world.sql.owner.query(`UPDATE staff SET role = 'SUPPORT'`);
    await expect(all).rejects.toThrow('one administrator always stays');
    await expect(
      world.sql.app.query(`UPDATE staff SET role = 'ADMIN' WHERE id = $1`, [lena.staff.staffId]),
    ).rejects.toThrow('permission denied');
  });

  it('O3: proposing, confirming and the change itself are in the audit log', async () => {
    const { id } = await proposed(ada, lena, 'ADMIN');
    await confirmProposal(jun.ctx, id);
    expect(await auditEntriesOf(world, `proposal/${id}`)).toEqual([
      `staff/${ada.staff.staffId} proposal.propose`,
      `staff/${jun.staff.staffId} proposal.confirm`,
    ]);
    expect(await auditEntriesOf(world, `staff/${lena.staff.staffId}`)).toEqual([
      `staff/${jun.staff.staffId} staff.role`,
    ]);
  });
});
