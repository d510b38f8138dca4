import { provenAfterEach, withCreditDesk, withWorld } from '../../testing/suite';
import { aUser, purses } from '../../testing/world';
import { closeProposal } from '../proposals/close-proposal';

const world = withWorld();
const desk = withCreditDesk(world);
provenAfterEach(world);

/** As a function of the owner would call it; whoever serves may not. */
const grant = (userId: string, proposal: string, rewards: string | null = null) =>
  world.sql.owner.query<{ status: string }>(`SELECT * FROM grant_credit($1, NULL, $2, $3)`, [
    userId,
    proposal,
    rewards,
  ]);

describe('O2: by hand nothing is given', () => {
  it('for a proposal that waits, or was withdrawn', async () => {
    const person = await aUser(world);
    const { id } = await desk.propose(person);
    await expect(grant(person.userId, id)).rejects.toThrow('was not confirmed');
    await closeProposal(desk.ada.ctx, { id, act: 'WITHDRAWN' });
    await expect(grant(person.userId, id)).rejects.toThrow('was not confirmed');
    expect((await purses(world, person)).available).toBe('0.00');
  });

  it('twice, to somebody else, or for a campaign’s proposal', async () => {
    const [person, other] = [await aUser(world), await aUser(world)];
    await desk.bonus(person, '50.00');
    await desk.campaign();
    const { rows } = await world.sql.owner.query<{ id: string; kind: string }>(
      `SELECT id, kind FROM proposal ORDER BY id DESC LIMIT 2`,
    );
    const of = (kind: string) => rows.find((row) => row.kind === kind)?.id ?? '';
    await expect(grant(person.userId, of('MANUAL_CREDIT'))).rejects.toThrow(
      'recharge_by_hand_once',
    );
    await expect(grant(other.userId, of('MANUAL_CREDIT'))).rejects.toThrow('was not confirmed');
    await expect(grant(person.userId, of('CAMPAIGN'))).rejects.toThrow('was not confirmed');
    expect((await purses(world, person)).available).toBe('50.00');
  });

  it('to nobody', async () => {
    expect((await grant('999999', '1')).rows[0]?.status).toBe('USER_NOT_FOUND');
  });
});
