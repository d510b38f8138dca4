import { confirmProposal } from '../../proposals';
import { withInvitation } from '../../../testing/people/invitation';
import { refusalOf } from '../../../testing/recharges';
import { withCreditDesk, withVerificationDesk, withWorld } from '../../../testing/suite';
import { rewardClaimById } from '../claims';
import { proposeRewardTerms } from './propose-reward-terms';
import { rewardTermsVersions, rewardTiers } from './reward-tiers';

const world = withWorld();
const credits = withCreditDesk(world);
const { inviter, claim } = withInvitation(world, credits, withVerificationDesk(world));

describe('O2: the tiers', () => {
  const tiers = [
    { need: 2, amount: 500n, turnoverTimes: 1 },
    { need: 4, amount: 2_050n, turnoverTimes: 0 },
  ];
  const proposed = (more: Partial<Parameters<typeof proposeRewardTerms>[1]> = {}) =>
    proposeRewardTerms(credits.ada.ctx, { tiers, reason: 'A test', idempotencyKey: null, ...more });

  it.each([
    [[]],
    [[{ need: 0, amount: 1n, turnoverTimes: 1 }]],
    [[...tiers].reverse()],
    [[{ need: 1, amount: 1n, turnoverTimes: 101 }]],
  ])('are whole, and rise: %#', async (wrong) => {
    expect(await refusalOf(proposed({ tiers: wrong }))).toBe('PARAM_INVALID');
    const nothing = [{ need: 1, amount: 0n, turnoverTimes: 1 }];
    expect(await refusalOf(proposed({ tiers: nothing }))).toBe('AMOUNT_INVALID');
  });

  it('O7: change by two, in versions, and what was claimed before stays', async () => {
    const person = await inviter(2);
    const id = await claim(person);
    const { id: proposal } = await proposed();
    expect(await refusalOf(confirmProposal(credits.ada.ctx, proposal))).toBe('OWN_REQUEST');
    await confirmProposal(credits.jun.ctx, proposal);
    expect((await rewardTiers(world.visitor.db)).map(({ need, amount }) => [need, amount])).toEqual(
      [
        [2, 500n],
        [4, 2_050n],
      ],
    );
    expect((await rewardTermsVersions(world.visitor.db)).map(({ version }) => version)).toEqual([
      2, 1,
    ]);
    expect(await rewardClaimById(world.visitor, id)).toMatchObject({ need: 1, amount: 1_000n });
    await expect(
      world.sql.owner.query(`INSERT INTO reward_terms (version, tiers, proposal_id)
        VALUES (3, '[{"need": 1, "amount": "999.00", "turnoverTimes": 0}]', ${proposal})`),
    ).rejects.toThrow('not confirmed');
    await expect(world.sql.owner.query('DELETE FROM reward_terms')).rejects.toThrow(
      'never allowed',
    );
  });
});
