import { randomUUID } from 'node:crypto';
import { withInvitation } from '../../../testing/people/invitation';
import {
  provenAfterEach,
  withCreditDesk,
  withServer,
  withVerificationDesk,
  withWorld,
} from '../../../testing/suite';
import { aSession, graphql, legacy } from '../../../testing/http';
import { aUser } from '../../../testing/world';
import { invitationTree } from '../invitees';

const world = withWorld();
const server = withServer(world);
const credits = withCreditDesk(world);
const verifier = withVerificationDesk(world);
provenAfterEach(world);

const { inviter, paying } = withInvitation(world, credits, verifier);

const OWN = `{ invitation { code invitees verified bonus { claimable { amount } underReview { amount } }
  rewards { tier need state running amount { amount } turnover { amount } reason } }
  invitees { edges { node { accountMasked step } } } }`;
const CLAIM = `mutation C($input: RewardClaimInput!) { rewardClaim(input: $input) {
  invitation { rewards { state } } userErrors { code field figures { name value } } } }`;

it('H1: by both ways in somebody sees the same of their own, and nobody else’s', async () => {
  await paying();
  const person = await inviter(1);
  const token = await aSession(world, person.userId);
  const { data } = await graphql(server, { query: OWN, token });
  expect(data).toMatchObject({
    invitation: {
      ...{ invitees: 1, verified: 1, bonus: { claimable: { amount: '10.00' } } },
      rewards: [
        {
          ...{ tier: 1, need: 1, state: 'CLAIMABLE', running: true, reason: null },
          ...{ amount: { amount: '10.00' }, turnover: { amount: '30.00' } },
        },
        { tier: 2, need: 5, state: 'LOCKED', running: false, amount: { amount: '30.00' } },
        { tier: 3, need: 20, state: 'LOCKED', running: false, amount: { amount: '100.00' } },
      ],
    },
    invitees: { edges: [{ node: { step: 'VERIFIED' } }] },
  });
  const ask = (tier: number) =>
    graphql(server, {
      query: CLAIM,
      token,
      variables: { input: { tier, idempotencyKey: randomUUID() } },
    });
  expect((await ask(1)).data).toMatchObject({
    rewardClaim: { invitation: { rewards: [{ state: 'UNDER_REVIEW' }, {}, {}] }, userErrors: [] },
  });
  expect((await ask(2)).data).toMatchObject({
    rewardClaim: {
      invitation: null,
      userErrors: [{ code: 'CLAIM_NOT_READY', field: ['input', 'tier'] }],
    },
  });
  const old = await legacy(server, { path: 'user/invite', token });
  expect(old.data).toEqual({
    code: expect.any(String) as unknown,
    link: expect.stringContaining('/h5/#/pages/login/register?code=') as unknown,
    top: 1,
    rules: expect.stringContaining('<p>') as unknown,
    bonus: { earned: '0.00', claimable: '0.00', under_review: '10.00' },
    rewards: [
      { id: 1, need: 1, money: '10.00', turnover: '30.00', state: 'under_review' },
      { id: 2, need: 5, money: '30.00', turnover: '90.00', state: 'locked' },
      { id: 3, need: 20, money: '100.00', turnover: '300.00', state: 'locked' },
    ],
    list: [
      { account: expect.stringContaining('***') as unknown, time: expect.any(Number) as unknown },
    ],
    support: '/h5/#/pages/customer/customer',
  });
  expect((await legacy(server, { path: 'user/index', token })).data).toMatchObject({ top: 1 });
  const other = await aSession(world, (await aUser(world)).userId);
  expect((await legacy(server, { path: 'user/invite', token: other })).data).toMatchObject({
    ...{ top: 0, list: [], bonus: { earned: '0.00', claimable: '0.00', under_review: '0.00' } },
  });
  expect((await invitationTree(world.visitor, person.userId)).newest).toHaveLength(1);
});
