import { randomBytes } from 'node:crypto';
import { holds } from '../../../../testing/holds';
import { aPerson } from '../../../../testing/people/second-factors';
import { refusalOf } from '../../../../testing/recharges';
import {
  provenAfterEach,
  withHelpDesk,
  withPayoutDesk,
  withReviewDesk,
  withUndoWindow,
  withVerificationDesk,
  withWorld,
} from '../../../../testing/suite';
import {
  advance,
  aStaffMember,
  aUser,
  purses,
  type Person,
  type StaffPerson,
} from '../../../../testing/world';
import { openSession } from '../../../accounts/sessions/open-session';
import { declareOwnAccount } from '../../../staff/declare-own-account';
import { unreadNotices } from '../../../staff/notices/read-staff-notice';
import { requestFundPassword } from '../../../support/submit/request-fund-password';
import { applyDecisions } from '../..';

const world = withWorld();
const payouts = withPayoutDesk(world);
const recharges = withReviewDesk(world);
const verifications = withVerificationDesk(world);
const help = withHelpDesk(world);
withUndoWindow(world);
provenAfterEach(world);

async function afterTheWindow(): Promise<void> {
  await advance(world, 11);
  await applyDecisions(world.visitor);
}

const signIn = ({ userId }: Pick<Person, 'userId'>, deviceHash: Buffer) =>
  openSession({ ...world.visitor, deviceHash }, { userId, kind: 'FULL', hash: randomBytes(32) });

/** How the user's account becomes one that the decider may not decide for, within the undo window. */
const BECOMES_OWN = {
  'is declared': async (decider: StaffPerson, person: Person) => {
    await declareOwnAccount(decider.ctx, person.userId);
  },
  'shares a device with a declared one': async (decider: StaffPerson, person: Person) => {
    const [own, device] = [await aUser(world), randomBytes(32)];
    await declareOwnAccount(decider.ctx, own.userId);
    await signIn(own, device);
    await signIn(person, device);
  },
} as const;
const ways = ['is declared', 'shares a device with a declared one'] as const;

interface Asked {
  readonly person: Person;
  readonly id: string;
  /** How each of its steps is done by a member of staff. */
  readonly take: (by: StaffPerson) => Promise<unknown>;
  readonly approve: (by: StaffPerson) => Promise<unknown>;
}

async function aWithdrawal(dollars = '200.00'): Promise<Asked> {
  const person = await payouts.saver('20000.00');
  const id = await payouts.submitted(person, { dollars });
  return {
    ...{ person, id },
    take: (by) => payouts.take(by, id),
    approve: (by) => payouts.approve(by, id),
  };
}

/** A request of each kind whose effect asks who decided. */
const KINDS: Readonly<Record<string, () => Promise<Asked>>> = {
  WITHDRAWAL: aWithdrawal,
  async RECHARGE() {
    const person = await aUser(world);
    const id = await recharges.submitted(person, '200.00');
    return {
      ...{ person, id },
      take: (by) => recharges.take(by, id),
      approve: (by) => recharges.approve(by, id),
    };
  },
  async VERIFICATION() {
    const person = await aUser(world);
    const id = await verifications.submitted(person);
    return {
      ...{ person, id },
      take: (by) => verifications.take(by, id),
      approve: (by) => verifications.approve(by, id),
    };
  },
  async PASSWORD_REQUEST() {
    const person = await aPerson(world);
    await payouts.setFundPassword(person);
    const id = await requestFundPassword(person.ctx, { note: 'I forgot the fund password.' });
    return {
      ...{ person, id },
      take: (by) => help.take(by, id),
      approve: (by) => help.approve(by, id),
    };
  },
};

async function standing(kind: string, id: string) {
  const { rows } = await world.sql.owner.query<{ state: string; decision: string | null }>(
    `SELECT state, decision, decided_by, first_approver FROM review WHERE kind = $1 AND subject_id = $2`,
    [kind, id],
  );
  return rows[0];
}

async function lastStep(kind: string, id: string) {
  const { rows } = await world.sql.owner.query<{ kind: string; staff_id: string }>(
    `SELECT s.kind, s.staff_id FROM review_step s JOIN review v ON v.id = s.review_id
     WHERE v.kind = $1 AND v.subject_id = $2 ORDER BY s.id DESC LIMIT 1`,
    [kind, id],
  );
  return rows[0];
}

const told = async (kind: string, id: string) =>
  (await unreadNotices(payouts.ada.ctx)).filter(
    (one) => one.kind === 'DECISION_RETURNED' && one.subject === `${kind.toLowerCase()}/${id}`,
  ).length;

const RETURNED = { state: 'SUBMITTED', decision: null, decided_by: null, first_approver: null };
const cases = Object.keys(KINDS).flatMap((kind) => ways.map((way) => [kind, way] as const));

describe('O1, M8: a decision whose account turns out to be the decider’s own', () => {
  it.each(cases)(
    '%s that %s: back in its queue, told once; others decide it',
    async (kind, way) => {
      const [jun, request] = [await aStaffMember(world, 'ADMIN'), await KINDS[kind]?.()];
      if (!request) throw new Error(kind);
      await request.take(jun);
      await request.approve(jun);
      await BECOMES_OWN[way](jun, request.person);
      await afterTheWindow();
      await applyDecisions(world.visitor);
      expect(await standing(kind, request.id)).toEqual(RETURNED);
      expect(await lastStep(kind, request.id)).toEqual({
        kind: 'RETURNED',
        staff_id: jun.staff.staffId,
      });
      expect(await told(kind, request.id)).toBe(1);
      expect(await refusalOf(request.take(jun))).toBe('OWN_REQUEST');
      await request.take(payouts.ada);
      await request.approve(payouts.ada);
      await afterTheWindow();
      expect(await standing(kind, request.id)).toMatchObject({ state: 'SUCCESS' });
    },
  );

  it('pays a withdrawal once, by the decision that stands', async () => {
    const [jun, { person, id, take, approve }] = [
      await aStaffMember(world, 'ADMIN'),
      await aWithdrawal(),
    ];
    await take(jun);
    await approve(jun);
    await declareOwnAccount(jun.ctx, person.userId);
    expect(await payouts.find(id)).toMatchObject({ state: 'SUBMITTED', reference: null });
    await afterTheWindow();
    expect(await purses(world, person)).toEqual({ available: '19800.00', frozen: '200.00' });
    await take(payouts.ada);
    await approve(payouts.ada);
    await afterTheWindow();
    expect(await purses(world, person)).toEqual({ available: '19800.00', frozen: '0.00' });
  });

  it.each(ways)(
    'is a refusal, too, of one that %s: the money stays frozen until others decide',
    async (way) => {
      const [jun, { person, id }] = [await aStaffMember(world, 'ADMIN'), await aWithdrawal()];
      await payouts.take(jun, id);
      await payouts.refuse(jun, id);
      await BECOMES_OWN[way](jun, person);
      await afterTheWindow();
      expect(await standing('WITHDRAWAL', id)).toEqual(RETURNED);
      expect((await purses(world, person)).frozen).toBe('200.00');
      await payouts.cancel(person, id);
      expect((await purses(world, person)).available).toBe('20000.00');
    },
  );

  it('of two people’s: whichever of them owns it', async () => {
    for (const which of [0, 1]) {
      const people = [await aStaffMember(world, 'ADMIN'), await aStaffMember(world, 'ADMIN')];
      const { person, id, take, approve } = await aWithdrawal('12000.00');
      for (const by of people) {
        await take(by);
        await approve(by);
      }
      const owner = people[which];
      if (owner) await declareOwnAccount(owner.ctx, person.userId);
      await afterTheWindow();
      expect(await standing('WITHDRAWAL', id)).toEqual(RETURNED);
    }
  });

  it('of somebody else stays as it is when one who only approved first declares the account', async () => {
    const [jun, { person, id, take, approve }] = [
      await aStaffMember(world, 'ADMIN'),
      await aWithdrawal('12000.00'),
    ];
    await take(jun);
    await approve(jun);
    await take(payouts.ada);
    await payouts.refuse(payouts.ada, id);
    await declareOwnAccount(jun.ctx, person.userId);
    await afterTheWindow();
    expect(await standing('WITHDRAWAL', id)).toMatchObject({ state: 'FAILED' });
  });

  it('is not taken back by whoever owns the database where nobody of them owns the account', async () => {
    const { id, take, approve } = await aWithdrawal();
    await take(payouts.lena);
    await approve(payouts.lena);
    await advance(world, 11);
    await expect(
      world.sql.owner.query(
        `SELECT return_decision(v, $2) FROM review v WHERE v.kind = 'WITHDRAWAL' AND v.subject_id = $1`,
        [id, payouts.lena.staff.staffId],
      ),
    ).rejects.toThrow(/the decision on review \d+ stands/);
    // The refusal is told a moment before its statement lets go of the request, which is passed over until then.
    await holds(async () => {
      await applyDecisions(world.visitor);
      return (await standing('WITHDRAWAL', id))?.state === 'SUCCESS';
    });
  });

  it.each(['before the second takes it', 'while the second holds it'] as const)(
    'a first approval of one that shares a device %s lapses: the second decides it from the start',
    async (when) => {
      const [jun, { person, id, take, approve }] = [
        await aStaffMember(world, 'ADMIN'),
        await aWithdrawal('12000.00'),
      ];
      const becomesOwn = () => BECOMES_OWN['shares a device with a declared one'](jun, person);
      await take(jun);
      await approve(jun);
      if (when === 'while the second holds it') {
        await take(payouts.ada);
        await becomesOwn();
        expect(await refusalOf(approve(payouts.ada))).toBe('REQUEST_CHANGED');
      } else await becomesOwn();
      await take(payouts.ada);
      expect(await standing('WITHDRAWAL', id)).toEqual({ ...RETURNED, state: 'IN_REVIEW' });
      await approve(payouts.ada);
      await take(payouts.lena);
      await approve(payouts.lena);
      await afterTheWindow();
      expect(await standing('WITHDRAWAL', id)).toMatchObject({
        ...{ state: 'SUCCESS', first_approver: payouts.ada.staff.staffId },
      });
    },
  );
});
