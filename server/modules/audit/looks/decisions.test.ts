import { aHeldRequest } from '../../../testing/recharges';
import {
  withCreditDesk,
  withReviewDesk,
  withUndoWindow,
  withVerificationDesk,
  withWorld,
} from '../../../testing/suite';
import { advance, aUser, type Person } from '../../../testing/world';
import { rechargeReview } from '../../recharges';
import { applyDecisions, undoDecision } from '../../reviews';
import { staffLooks } from './staff-looks';

const world = withWorld();
const desk = withReviewDesk(world);
const identity = withVerificationDesk(world);
const credits = withCreditDesk(world);
withUndoWindow(world);

const all = { first: 50, after: null };

/** Each entry as `kind about: reason, by`, the newest first. */
async function told({ ctx }: Person): Promise<string[]> {
  const looks = await staffLooks(ctx, all);
  return looks.map(
    ({ kind, about, reason, by }) => `${kind} ${about ?? '-'}: ${reason ?? '-'}, ${by}`,
  );
}

async function windowEnds(): Promise<void> {
  await advance(world, 11);
  await applyDecisions(world.visitor);
}

const nameOf = async (staffId: string): Promise<string> => {
  const { rows } = await world.sql.owner.query<{ name: string }>(
    'SELECT name FROM staff WHERE id = $1',
    [staffId],
  );
  return rows[0]?.name ?? '';
};

describe('O3: what staff decided is told to the user whom it concerns', () => {
  it('once it has its effect: both approvals, by whom, and nothing that was undone before', async () => {
    const { person, id } = await aHeldRequest(world, desk, '12000.00');
    const { number } = await desk.find(id);
    const [lena, ada] = await Promise.all([
      nameOf(desk.lena.staff.staffId),
      nameOf(desk.ada.staff.staffId),
    ]);
    await desk.refuse(desk.lena, id);
    await undoDecision(desk.lena.ctx, rechargeReview, { id });
    await desk.approve(desk.lena, id);
    await desk.take(desk.ada, id);
    await desk.approve(desk.ada, id);
    expect(await told(person)).toEqual([]);
    await windowEnds();
    expect(await told(person)).toEqual([
      `REQUEST_APPROVED ${number}: -, ${ada}`,
      `REQUEST_APPROVED ${number}: -, ${lena}`,
    ]);
    expect(await told(await aUser(world))).toEqual([]);
  });

  it('a refusal with its reason, of identity too, and a credit by hand at once', async () => {
    const { person, id } = await identity.held();
    await identity.refuse(identity.lena, id, ['FRONT'], 'The front is cut off.');
    await credits.bonus(person, '5.00');
    const { number } = await identity.find(id);
    const before = await told(person);
    expect(before).toEqual([expect.stringMatching(/^CREDIT_GIVEN -: .+, .+$/)]);
    await windowEnds();
    const lena = await nameOf(identity.lena.staff.staffId);
    expect(await told(person)).toEqual([
      ...before,
      `REQUEST_REFUSED ${number}: The front is cut off., ${lena}`,
    ]);
  });
});
