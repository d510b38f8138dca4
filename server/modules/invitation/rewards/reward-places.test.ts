import { confirmProposal } from '../../proposals';
import { withInvitation } from '../../../testing/people/invitation';
import { refusalOf } from '../../../testing/recharges';
import { withCreditDesk, withVerificationDesk, withWorld } from '../../../testing/suite';
import type { Person } from '../../../testing/world';
import { invitation } from '../invitation';
import { proposeRewardTerms } from './propose-reward-terms';

const world = withWorld();
const credits = withCreditDesk(world);
const { inviter, claim } = withInvitation(world, credits, withVerificationDesk(world));

it('M8: tiers are had once for a number of invitees, whatever its place becomes', async () => {
  const put = async (...needs: readonly number[]) => {
    const tiers = needs.map((need) => ({ need, amount: 1_000n, turnoverTimes: 3 }));
    const asked = { tiers, reason: 'A test', idempotencyKey: null };
    const { id } = await proposeRewardTerms(credits.ada.ctx, asked);
    await confirmProposal(credits.jun.ctx, id);
  };
  const listed = async ({ ctx }: Person) =>
    (await invitation(ctx)).rewards.map(({ tier, need, state }) => [tier, need, state]);
  await put(1, 3, 20);
  const person = await inviter(3);
  await claim(person, 2);
  await put(1, 2, 3, 20);
  expect(await refusalOf(claim(person, 3))).toBe('CLAIM_NOT_READY');
  expect(await listed(person)).toEqual([
    [1, 1, 'CLAIMABLE'],
    [2, 2, 'CLAIMABLE'],
    [3, 3, 'UNDER_REVIEW'],
    [4, 20, 'LOCKED'],
  ]);
  // A tier that was never had is not withheld for having another's place.
  expect(await refusalOf(claim(person, 2))).toBe('OK');
  await expect(
    world.sql.owner.query(
      `INSERT INTO reward_claim (user_id, tier, terms_version, need, amount, turnover_times)
         SELECT $1, r.tier, r.version, r.need, r.amount, r.turnover_times FROM rewards_of($1) r WHERE r.need = 3`,
      [person.userId],
    ),
  ).rejects.toThrow('reward_claimed_once');
  await put(1, 5, 20);
  expect((await listed(person)).slice(0, 3)).toEqual([
    [1, 1, 'CLAIMABLE'],
    [2, 2, 'UNDER_REVIEW'],
    [2, 3, 'UNDER_REVIEW'],
  ]);
});
