import { randomUUID } from 'node:crypto';
import { confirmProposal } from '../../proposals';
import { withInvitation } from '../../../testing/people/invitation';
import { refusalOf } from '../../../testing/recharges';
import {
  provenAfterEach,
  withCreditDesk,
  withServer,
  withVerificationDesk,
  withWorld,
} from '../../../testing/suite';
import { aSession, graphql } from '../../../testing/http';
import { advance, type Person } from '../../../testing/world';
import { rewardClaimById } from '../claims';
import { invitation } from '../invitation';
import { claimReward } from './claim-reward';
import { proposeRewardTerms } from './propose-reward-terms';

const world = withWorld();
const server = withServer(world);
const credits = withCreditDesk(world);
provenAfterEach(world);
const desk = withInvitation(world, credits, withVerificationDesk(world));
const { invited, verify, inviter } = desk;

/** Tiers by what they need, each with its dollars and its times of turnover. */
type Tiers = Readonly<Record<number, readonly [dollars: bigint, turnoverTimes: number]>>;

async function put(terms: Tiers): Promise<void> {
  const tiers = Object.entries(terms).map(([need, [dollars, turnoverTimes]]) => ({
    ...{ need: Number(need), amount: dollars * 100n, turnoverTimes },
  }));
  await advance(world, 60);
  const { id } = await proposeRewardTerms(credits.ada.ctx, {
    ...{ tiers, reason: 'A test', idempotencyKey: null },
  });
  await confirmProposal(credits.jun.ctx, id);
  await advance(world, 60);
}

const listed = async ({ ctx }: Person) =>
  (await invitation(ctx)).rewards.map(({ need, amount, turnoverTimes, state }) =>
    [need, amount / 100n, turnoverTimes, state].join(' '),
  );

const claim = ({ ctx }: Person, need: number, [amount, turnover]: readonly [string, string]) =>
  claimReward(ctx, { tier: 9, shown: { need, amount, turnover }, idempotencyKey: randomUUID() });

describe('M8: what was reached', () => {
  it('stays claimable on the terms under which it was reached, whatever the tiers become', async () => {
    await put({ 1: [10n, 3], 3: [30n, 3], 20: [100n, 3] });
    const [three, one] = [await inviter(3), await inviter(1)];
    await put({ 2: [4n, 1], 3: [5n, 7], 20: [100n, 3] });
    await verify(await invited(one));
    await verify(await invited(one));
    await put({ 3: [50n, 0], 20: [100n, 9] });
    expect(await listed(three)).toEqual([
      ...['1 10 3 CLAIMABLE', '2 4 1 CLAIMABLE', '3 30 3 CLAIMABLE', '20 100 9 LOCKED'],
    ]);
    expect((await invitation(three.ctx)).bonus.claimable.minor).toBe(4_400n);
    expect(await listed(one)).toEqual([
      ...['1 10 3 CLAIMABLE', '2 4 1 CLAIMABLE', '3 5 7 CLAIMABLE', '20 100 9 LOCKED'],
    ]);
    // Who comes after the change is on its terms, and is offered nothing of before.
    expect(await listed(await inviter(3))).toEqual(['3 50 0 CLAIMABLE', '20 100 9 LOCKED']);
  });

  it('is claimed on those terms and on no other, and paid by a campaign of just them', async () => {
    await put({ 1: [10n, 3], 3: [30n, 3] });
    const person = await inviter(1);
    await put({ 2: [4n, 1], 3: [30n, 3] });
    const insert = (version: string) =>
      world.sql.owner.query(
        `INSERT INTO reward_claim (user_id, tier, terms_version, need, amount, turnover_times)
         SELECT $1, r.tier, r.version, r.need, r.amount, r.turnover_times FROM reward_versions() r
         WHERE ${version} ORDER BY r.version DESC LIMIT 1`,
        [person.userId],
      );
    // Not reached; reached, but by others first named at other terms.
    await expect(insert('r.need = 2')).rejects.toThrow('not ready');
    await expect(insert('r.need = 3')).rejects.toThrow('not ready');
    await put({ 1: [99n, 0] });
    await expect(insert('r.need = 1 AND r.ended_at IS NULL')).rejects.toThrow('not ready');
    const { resultId } = await claim(person, 1, ['10.00', '30.00']);
    expect(await rewardClaimById(world.visitor, resultId)).toMatchObject({
      ...{ tier: 1, need: 1, amount: 1_000n, turnoverTimes: 3 },
    });
    await desk.paying({ amount: 9_900n, turnoverTimes: 0 });
    await desk.take(resultId);
    expect(await refusalOf(desk.approve(resultId))).toBe('CAMPAIGN_ENDED');
    await desk.paying();
    await desk.paid(resultId);
    expect(await credits.bonuses(person)).toEqual(['1000/1000 0/3000']);
    expect((await listed(person))[0]).toBe('1 10 3 PAID');
  });
});

const CLAIM = `mutation C($input: RewardClaimInput!) { rewardClaim(input: $input) {
  invitation { rewards { need state amount { amount } turnover { amount } } } userErrors { code field } } }`;

describe('H3: a claim', () => {
  it('on other terms than were shown is refused, with the new ones, and claims nothing', async () => {
    await put({ 1: [10n, 3], 5: [30n, 3] });
    const person = await inviter(1);
    const token = await aSession(world, person.userId);
    const asked = async (shown: object | null) => {
      const input = { tier: 1, shown, idempotencyKey: randomUUID() };
      return (await graphql(server, { query: CLAIM, token, variables: { input } })).data;
    };
    const first = {
      ...{ need: 1, state: 'CLAIMABLE' },
      ...{ amount: { amount: '10.00' }, turnover: { amount: '30.00' } },
    };
    const refused = {
      rewardClaim: {
        invitation: { rewards: [first, { need: 5, state: 'LOCKED' }] },
        userErrors: [{ code: 'CHANGED_MEANWHILE', field: ['input', 'shown'] }],
      },
    };
    for (const shown of [
      { need: 1, amount: '9.99', turnover: '30.00' },
      { need: 1, amount: '10.00', turnover: '0.00' },
      { need: 2, amount: '10.00', turnover: '30.00' },
    ])
      expect(await asked(shown)).toMatchObject(refused);
    for (const [shown, code] of [
      [{ need: 0, amount: '10.00', turnover: '30.00' }, 'PARAM_INVALID'],
      [{ need: 1, amount: '10.00', turnover: '-30.00' }, 'PARAM_INVALID'],
      [{ need: 1, amount: 'ten', turnover: '30.00' }, 'AMOUNT_INVALID'],
    ] as const)
      expect(await asked(shown)).toMatchObject({
        rewardClaim: { invitation: null, userErrors: [{ code, field: ['input', 'shown'] }] },
      });
    expect(await listed(person)).toEqual(['1 10 3 CLAIMABLE', '5 30 3 LOCKED']);
    expect(await asked({ need: 1, amount: '10.00', turnover: '30.00' })).toMatchObject({
      rewardClaim: { invitation: { rewards: [{ state: 'UNDER_REVIEW' }, {}] }, userErrors: [] },
    });
  });

  it('is of the number that was shown, whatever has come to its place', async () => {
    await put({ 1: [10n, 3], 2: [20n, 3] });
    const person = await inviter(2);
    await put({ 1: [10n, 3], 2: [20n, 3], 3: [1n, 50] });
    await put({ 1: [1n, 50], 2: [20n, 3] });
    expect(await refusalOf(claim(person, 2, ['20.00', '60.00']))).toBe('OK');
    // A door that names nothing takes what stands at the place, on the terms it was reached under.
    const byPlace = { tier: 1, idempotencyKey: null };
    const { resultId } = await claimReward(person.ctx, byPlace);
    expect(await rewardClaimById(world.visitor, resultId)).toMatchObject({ amount: 1_000n });
  });
});
