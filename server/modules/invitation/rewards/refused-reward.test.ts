import { randomUUID } from 'node:crypto';
import { withInvitation } from '../../../testing/people/invitation';
import { refusalOf } from '../../../testing/recharges';
import { aSession, legacy } from '../../../testing/http';
import {
  provenAfterEach,
  withCreditDesk,
  withServer,
  withVerificationDesk,
  withWorld,
} from '../../../testing/suite';
import type { Person } from '../../../testing/world';
import { applyDecisions, refuseReview } from '../../reviews';
import { rewardClaimReview } from '../claim-review';
import { claimsOf } from '../claims';
import { invitation } from '../invitation';

const world = withWorld();
const server = withServer(world);
const credits = withCreditDesk(world);
const verifier = withVerificationDesk(world);
provenAfterEach(world);

const { inviter, paying, claim, take, paid, closeAll } = withInvitation(world, credits, verifier);
beforeEach(closeAll);

const REASON = 'Two of them are one person.';

/** Somebody whose claim of the first reward was refused. Resolves to the claim too. */
async function refused() {
  await paying();
  const person = await inviter(1);
  const id = await claim(person);
  await take(id);
  await refuseReview(verifier.lena.ctx, rewardClaimReview, {
    ...{ id, reason: REASON, idempotencyKey: randomUUID() },
  });
  await applyDecisions(world.visitor);
  return { person, id };
}

const first = async ({ ctx }: Person) => {
  const [reward] = (await invitation(ctx)).rewards;
  if (!reward) throw new Error('there are no rewards');
  return reward;
};

describe('M8: a reward that was refused', () => {
  it('is claimable again, with the reason of the last claim, on the old way too', async () => {
    const { person, id } = await refused();
    expect(await first(person)).toMatchObject({
      ...{ state: 'CLAIMABLE', amount: 1_000n, claim: { id, decisionReason: REASON } },
    });
    expect((await invitation(person.ctx)).bonus.claimable.minor).toBe(1_000n);
    const token = await aSession(world, person.userId);
    const { data } = await legacy(server, { path: 'user/invite', token });
    expect(data).toMatchObject({ rewards: [{ state: 'claimable' }, {}, {}] });
  });

  it('is claimed once more however many ask at once, with a conversation of its own, and paid once', async () => {
    const { person, id } = await refused();
    const { talk } = await first(person);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refusalOf(claim(person))));
    expect(answers.filter((code) => code === 'OK')).toHaveLength(1);
    expect(answers.filter((code) => code === 'CLAIM_NOT_READY')).toHaveLength(19);
    const [before, again] = await claimsOf(world.visitor, person.userId);
    expect([before?.id, before?.reviewState]).toEqual([id, 'FAILED']);
    const open = await first(person);
    expect(open).toMatchObject({ state: 'UNDER_REVIEW', claim: { id: again?.id } });
    expect([open.talk === null, open.talk === talk]).toEqual([false, false]);
    await paid(again?.id ?? '');
    expect((await first(person)).state).toBe('PAID');
    expect(await credits.bonuses(person)).toEqual(['1000/1000 0/3000']);
    expect(await refusalOf(claim(person))).toBe('CLAIM_NOT_READY');
    expect(await claimsOf(world.visitor, person.userId)).toHaveLength(2);
  });

  it('whose invitees do not count any more stays refused', async () => {
    const { person } = await refused();
    await world.sql.owner.query('UPDATE app_user SET inviter_id = NULL WHERE inviter_id = $1', [
      person.userId,
    ]);
    expect((await first(person)).state).toBe('REFUSED');
    expect(await refusalOf(claim(person))).toBe('CLAIM_NOT_READY');
  });
});

it('M8: the database takes no second claim that is open or paid, and no refusal without its decision', async () => {
  const { person, id } = await refused();
  const insert = () =>
    world.sql.owner.query(
      `INSERT INTO reward_claim (user_id, tier, terms_version, need, amount, turnover_times)
        VALUES ($1, 1, 1, 1, 1000, 3)`,
      [person.userId],
    );
  const put = (set: string, of: string) =>
    world.sql.owner.query(`UPDATE reward_claim SET ${set} WHERE id = $1`, [of]);
  const again = await claim(person);
  await expect(insert()).rejects.toThrow('reward_claimed_once');
  await expect(put('refused_at = tarn_now()', again)).rejects.toThrow('was not refused');
  await paid(again);
  await expect(insert()).rejects.toThrow('reward_claimed_once');
  const payment = `(SELECT recharge_id FROM reward_claim WHERE id = ${again})`;
  await expect(put('refused_at = tarn_now()', again)).rejects.toThrow();
  await expect(put(`recharge_id = ${payment}`, id)).rejects.toThrow('never allowed');
  await expect(put('refused_at = NULL', id)).rejects.toThrow('never allowed');
  await expect(world.sql.app.query('SELECT refuse_reward($1)', [id])).rejects.toThrow(
    'permission denied',
  );
});
