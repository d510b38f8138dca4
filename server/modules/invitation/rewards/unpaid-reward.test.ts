import { withInvitation } from '../../../testing/people/invitation';
import { refusalOf } from '../../../testing/recharges';
import {
  provenAfterEach,
  withCreditDesk,
  withUndoWindow,
  withVerificationDesk,
  withWorld,
} from '../../../testing/suite';
import { advance, type Person } from '../../../testing/world';
import { applyDecisions } from '../../reviews';
import { unreadNotices } from '../../staff/notices/read-staff-notice';
import { invitation } from '../invitation';

const world = withWorld();
const credits = withCreditDesk(world);
const verifier = withVerificationDesk(world);
withUndoWindow(world);
provenAfterEach(world);

const desk = withInvitation(world, credits, verifier);
const { paying, claim, approve, take } = desk;
beforeEach(desk.closeAll);

async function afterTheWindow(): Promise<void> {
  await advance(world, 11);
  await Promise.all([applyDecisions(world.visitor), applyDecisions(world.visitor)]);
  await applyDecisions(world.visitor);
}

/** Somebody with a verified invitee, which takes an undo window of its own. */
async function anInviter(): Promise<Person> {
  const person = await desk.inviter(0);
  const one = await desk.invited(person);
  await desk.verify(one);
  await afterTheWindow();
  return person;
}

async function approved(person: Person): Promise<string> {
  const id = await claim(person);
  await take(id);
  await approve(id);
  return id;
}

async function anApproved(): Promise<{ readonly person: Person; readonly id: string }> {
  const person = await anInviter();
  return { person, id: await approved(person) };
}

async function standing(id: string) {
  const { rows } = await world.sql.owner.query<{ state: string; decision: string; step: string }>(
    `SELECT v.state, v.decision, (SELECT s.kind FROM review_step s WHERE s.review_id = v.id ORDER BY s.id DESC LIMIT 1)
       AS step FROM review v WHERE v.kind = 'REWARD_CLAIM' AND v.subject_id = $1`,
    [id],
  );
  return rows[0];
}

const told = async (id: string, { ctx } = credits.ada) =>
  (await unreadNotices(ctx)).filter(
    ({ kind, subject }) => kind === 'REWARD_UNPAID' && subject === `reward_claim/${id}`,
  ).length;
const UNPAID = { state: 'SUBMITTED', decision: null, step: 'UNPAID' };
const stateOf = async ({ ctx }: Person) => (await invitation(ctx)).rewards[0]?.state;

describe('M8, H11: an approved reward whose money is gone at the end of its undo window', () => {
  it('as its campaign was closed: back in its queue, administrators are told once, paid by the next', async () => {
    await paying();
    const { person, id } = await anApproved();
    await desk.closeAll();
    await applyDecisions(world.visitor);
    expect((await standing(id))?.state).toBe('DECIDED');
    await afterTheWindow();
    expect(await standing(id)).toEqual(UNPAID);
    expect([await told(id), await told(id, credits.jun)]).toEqual([1, 1]);
    expect([await credits.bonuses(person), await stateOf(person)]).toEqual([[], 'UNDER_REVIEW']);
    await take(id);
    expect(await refusalOf(approve(id))).toBe('CAMPAIGN_ENDED');
    await paying();
    await approve(id);
    await afterTheWindow();
    expect([await standing(id), await told(id)]).toEqual([
      { state: 'SUCCESS', decision: 'APPROVED', step: 'ENDED' },
      1,
    ]);
    expect(await credits.bonuses(person)).toEqual(['1000/1000 0/3000']);
  });

  it('as its campaign ended: the same', async () => {
    const endsAt = new Date((await world.visitor.now()).getTime() + 3_600_000);
    await paying({ endsAt });
    const { id } = await anApproved();
    await advance(world, 3_600);
    await afterTheWindow();
    expect([await standing(id), await told(id)]).toEqual([UNPAID, 1]);
  });

  it('as others had the last of its budget: the same, and whoever came first is paid', async () => {
    await paying({ budget: 2_000n });
    const people = [await anInviter(), await anInviter()];
    const ids = [];
    for (const person of people) ids.push(await approved(person));
    await world.sql.owner.query(`
      ALTER TABLE campaign DISABLE TRIGGER campaign_change;
      UPDATE campaign SET budget = 1000 WHERE open AND purpose = 'INVITATION';
      ALTER TABLE campaign ENABLE TRIGGER campaign_change`);
    await afterTheWindow();
    const both = await Promise.all(ids.map(standing));
    expect(both.map((one) => one?.step)).toEqual(['ENDED', 'UNPAID']);
    expect(await Promise.all(ids.map((id) => told(id)))).toEqual([0, 1]);
  });

  it('but another of the same terms has it: paid by that one, and nobody is told', async () => {
    await paying();
    const { person, id } = await anApproved();
    await desk.closeAll();
    await paying();
    await afterTheWindow();
    expect([(await standing(id))?.state, await told(id)]).toEqual(['SUCCESS', 0]);
    expect(await credits.bonuses(person)).toHaveLength(1);
  });
});

it('M8: the database takes back no approval that can be paid, whoever asks', async () => {
  await paying();
  const { id } = await anApproved();
  await advance(world, 11);
  const back = `SELECT return_unpaid(v) FROM review v WHERE v.kind = 'REWARD_CLAIM' AND v.subject_id = $1`;
  await expect(world.sql.owner.query(back, [id])).rejects.toThrow(
    /the decision on review \d+ stands/,
  );
  await expect(world.sql.app.query(back, [id])).rejects.toThrow('permission denied');
  await afterTheWindow();
  expect((await standing(id))?.state).toBe('SUCCESS');
});
