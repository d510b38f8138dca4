import { helpKinds, helpQueueOf, identitySteps, stepsOf } from '../../../../schema/help';
import { aPerson } from '../../../testing/people/second-factors';
import { refusalOf } from '../../../testing/recharges';
import { withHelpDesk, withWorld } from '../../../testing/suite';
import { requestFundPassword } from '../submit/request-fund-password';
import { takeNextHelp } from './take-next-help';

const world = withWorld();
const desk = withHelpDesk(world);
const note = 'I have married.';

async function asked() {
  const person = await aPerson(world, 'lantern-5');
  return { ...person, id: await requestFundPassword(person.ctx, { note }) };
}

it('the database asks for the same steps, in the same queues, as schema/help.ts says', async () => {
  for (const kind of helpKinds) {
    const { rows } = await world.sql.app.query<{ steps: string[]; queue: string }>(
      'SELECT help_steps($1) AS steps, help_queue_of($1) AS queue',
      [kind],
    );
    expect(rows[0]).toEqual({ steps: stepsOf[kind], queue: helpQueueOf[kind] });
  }
});

describe('Staff who approve help', () => {
  it('have ticked every identity step', async () => {
    const { id } = await asked();
    await desk.take(desk.lena, id);
    expect(await refusalOf(desk.approve(desk.lena, id, null))).toBe('STEPS_REQUIRED');
    expect(await refusalOf(desk.approve(desk.lena, id, identitySteps.slice(1)))).toBe(
      'STEPS_REQUIRED',
    );
    expect((await desk.find(id)).decision).toBeNull();
    expect(await refusalOf(desk.approve(desk.lena, id))).toBe('OK');
    expect((await desk.find(id)).steps).toEqual(identitySteps);
  });

  it('hold the request, and own no account of its user', async () => {
    const { id, userId } = await asked();
    expect(await refusalOf(desk.approve(desk.lena, id))).toBe('LEASE_REQUIRED');
    await desk.take(desk.lena, id);
    expect(await refusalOf(desk.approve(desk.ada, id))).toBe('TAKEN_BY_OTHER');
    await world.sql.owner.query('INSERT INTO staff_user (staff_id, user_id) VALUES ($1, $2)', [
      desk.lena.staff.staffId,
      userId,
    ]);
    expect(await refusalOf(desk.approve(desk.lena, id))).toBe('OWN_REQUEST');
  });

  it('M8: and refuse at once: one of both stands', async () => {
    const { id } = await asked();
    await desk.take(desk.ada, id);
    const both = await Promise.all([
      refusalOf(desk.approve(desk.ada, id)),
      refusalOf(desk.refuse(desk.ada, id)),
    ]);
    expect(both.filter((one) => one === 'OK')).toHaveLength(1);
  });

  it('take the oldest of their queue', async () => {
    const first = await takeNextHelp(desk.lena.ctx, { queue: 'PASSWORD_REQUEST' });
    expect(first?.queue).toBe('PASSWORD_REQUEST');
  });
});
