import { randomUUID } from 'node:crypto';
import { declareOwnAccount } from '../../staff';
import { lockUser } from '../../accounts';
import { grantCampaignCredit } from '../../credits';
import { applyDecisions, refuseReview, releaseReview, undoDecision } from '../../reviews';
import { messages } from '../../notifications';
import { withInvitation } from '../../../testing/people/invitation';
import { refusalOf } from '../../../testing/recharges';
import {
  provenAfterEach,
  withCreditDesk,
  withServer,
  withVerificationDesk,
  withWorld,
} from '../../../testing/suite';
import { aSession, graphql, legacy } from '../../../testing/http';
import { advance, aStaffMember, aUser, credit, purses, type Person } from '../../../testing/world';
import { rewardClaimReview } from '../claim-review';
import { claimsOf, rewardClaimById } from '../claims';
import { invitation } from '../invitation';
import { invitationTree, invitees } from '../invitees';
import { rewardClaimQueue, rewardClaimTotals, takeNextRewardClaim } from '../queue/claim-queue';
import { approveReward } from './approve-reward';
import { claimReward } from './claim-reward';

const world = withWorld();
const server = withServer(world);
const credits = withCreditDesk(world);
const verifier = withVerificationDesk(world);
provenAfterEach(world);

const desk = withInvitation(world, credits, verifier);
const { invited, verify, inviter, paying, claim, approve, take, paid } = desk;
beforeEach(desk.closeAll);

const statesOf = async ({ ctx }: Person) =>
  (await invitation(ctx)).rewards.map(({ state }) => state);

describe('H11: rewards for inviting', () => {
  it('count verified invitees of one level, and nothing that anybody pays in or loses', async () => {
    const person = await inviter(0);
    const first = await invited(person);
    await credit(world, first.userId, '9000.00');
    await verify(await invited(first));
    expect(await invitation(person.ctx)).toMatchObject({ invitees: 1, verified: 0 });
    expect(await refusalOf(claim(person))).toBe('CLAIM_NOT_READY');
    await verify(first);
    const { code, link, verified, bonus } = await invitation(person.ctx);
    expect([verified, link.endsWith(`/h5/#/pages/login/register?code=${code}`)]).toEqual([1, true]);
    expect(bonus).toMatchObject({ claimable: { minor: 1_000n }, earned: { minor: 0n } });
    expect(await statesOf(person)).toEqual(['CLAIMABLE', 'LOCKED', 'LOCKED']);
    const [listed] = await invitees(world.visitor, person.userId, { first: 10, after: null });
    expect(listed).toMatchObject({ step: 'VERIFIED' });
    expect(listed?.accountMasked).toContain('***');
  });

  it('rest on one column that names one inviter, and on functions that read no money', async () => {
    const { rows: columns } = await world.sql.owner.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_schema = 'tarn' AND column_name ~ 'invit|referr|upline|parent' ORDER BY 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual([
      'app_user.invitation_code',
      'app_user.inviter_id',
    ]);
    const { rows } = await world.sql.owner.query<{ source: string }>(
      `SELECT string_agg(prosrc, ' ') AS source FROM pg_proc WHERE pronamespace = 'tarn'::regnamespace
         AND proname IN ('reward_progress', 'reward_instants', 'rewards_of', 'reward_versions', 'invitees_of',
           'verified_first', 'claim_reward')`,
    );
    expect(rows[0]?.source).not.toMatch(
      /trade_order|recharge|ledger|bonus|stake|order_day|withdraw/,
    );
  });

  it('count a document once, however many accounts show it', async () => {
    const person = await inviter(0);
    const others = await Promise.all(Array.from({ length: 100 }, () => invited(person)));
    const answers: string[] = [];
    for (const other of others.slice(0, 6))
      answers.push(await refusalOf(verify(other, 'ONE-PASSPORT-1')));
    expect(answers).toEqual(['OK', ...Array.from({ length: 5 }, () => 'ID_EXISTS')]);
    expect((await invitation(person.ctx)).verified).toBe(1);
    await passOn(others.map(({ userId }) => userId));
    expect((await invitation(person.ctx)).verified).toBe(1);
    const listed = await invitees(world.visitor, person.userId, { first: 100, after: null });
    expect(listed.filter(({ step }) => step === 'VERIFIED').map(({ id }) => id)).toEqual([
      others[0]?.userId,
    ]);
  });
});

/**
 * As it may have been before a verified document stayed its owner's: the passport of the first account went through
 * the hands of all of them, and each but the last stands with a document of its own now.
 */
const passOn = (ids: readonly string[]) =>
  world.sql.owner.query(`
    ALTER TABLE verification DISABLE TRIGGER USER;
    UPDATE verification SET standing = false, replaced_at = tarn_now() WHERE user_id = ${ids[0] ?? ''};
    WITH had AS (
      SELECT a.user_id, a.n, v.id_hash, v.verified_at + a.n * interval '1 second' AS at, a.n = ${String(ids.length)} AS stands
      FROM unnest('{${ids.join(',')}}'::bigint[]) WITH ORDINALITY a (user_id, n), verification v
      WHERE v.user_id = ${ids[0] ?? ''}),
    papers AS (
      SELECT user_id, id_hash, at, stands FROM had WHERE n > 1
      UNION ALL SELECT user_id, sha256(user_id::text::bytea), at + interval '1 hour', true FROM had WHERE NOT stands)
    INSERT INTO verification (user_id, real_name, id_type, id_number, id_hash, birth_date, confirmed_birth, front_id,
        back_id, submitted_at, standing, verified_at, replaced_at)
      SELECT p.user_id, v.real_name, v.id_type, v.id_number, p.id_hash, v.birth_date, v.confirmed_birth, v.front_id,
        v.back_id, v.submitted_at, p.stands, p.at, CASE WHEN NOT p.stands THEN p.at + interval '1 hour' END
      FROM papers p, verification v WHERE v.user_id = ${ids[0] ?? ''};
    ALTER TABLE verification ENABLE TRIGGER USER`);

describe('M8: a claim', () => {
  it('is made once a person and tier, however many ask at once, and by both doors', async () => {
    const person = await inviter(1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refusalOf(claim(person))));
    expect(answers.filter((code) => code === 'OK')).toHaveLength(1);
    expect(answers.filter((code) => code === 'CLAIM_NOT_READY')).toHaveLength(19);
    expect(await claimsOf(world.visitor, person.userId)).toHaveLength(1);
    expect(await statesOf(person)).toEqual(['UNDER_REVIEW', 'LOCKED', 'LOCKED']);
    for (const tier of [0, 4, 1.5])
      expect(await refusalOf(claim(person, tier))).toBe('PARAM_INVALID');
    const key = { tier: 1, idempotencyKey: 'one-and-the-same' };
    const other = await inviter(1);
    const same = await Promise.all([claimReward(other.ctx, key), claimReward(other.ctx, key)]);
    expect(new Set(same.map(({ resultId }) => resultId)).size).toBe(1);
    expect(await refusalOf(claim({ userId: '0', ctx: world.visitor }))).toBe('LOGIN_REQUIRED');
  });

  it('M19: of a locked account is not made, and one that was made waits with it', async () => {
    const [person, other] = [await inviter(1), await inviter(1)];
    await lockUser(credits.ada.ctx, { userId: person.userId, reason: 'Looked into.' });
    expect(await refusalOf(claim(person))).toBe('ACCOUNT_LOCKED');
    await paying();
    const id = await claim(other);
    await lockUser(credits.ada.ctx, { userId: other.userId, reason: 'Looked into.' });
    expect(await refusalOf(take(id))).toBe('ACCOUNT_WAITS');
  });

  it('is paid once by one approval, as class 2 with its turnover, after the undo window', async () => {
    await paying();
    const person = await inviter(1);
    const id = await claim(person);
    await take(id);
    const key = randomUUID();
    const twice = [1, 2].map(() => approveReward(verifier.lena.ctx, { id, idempotencyKey: key }));
    await Promise.all(twice);
    await Promise.all([applyDecisions(world.visitor), applyDecisions(world.visitor)]);
    await applyDecisions(world.visitor);
    expect(await credits.bonuses(person)).toEqual(['1000/1000 0/3000']);
    expect(await purses(world, person)).toMatchObject({ available: '10.00' });
    expect(await statesOf(person)).toEqual(['PAID', 'LOCKED', 'LOCKED']);
    expect((await invitation(person.ctx)).bonus).toMatchObject({ earned: { minor: 1_000n } });
    expect(await refusalOf(claim(person))).toBe('CLAIM_NOT_READY');
    const { rows } = await world.sql.app.query<{ class: string }>(
      'SELECT class FROM recharge WHERE user_id = $1',
      [person.userId],
    );
    expect(rows).toEqual([{ class: 'PROMOTION' }]);
    expect(await refusalOf(take(id))).toBe('ALREADY_DECIDED');
  });

  it('the last of a budget is paid once, and what is approved counts against it', async () => {
    await paying({ budget: 1_000n });
    const ids = [await claim(await inviter(1)), await claim(await inviter(1))];
    const desks = [verifier.lena, verifier.ada];
    await Promise.all(ids.map((id, n) => take(id, desks[n])));
    const answers = await Promise.all(ids.map((id, n) => refusalOf(approve(id, desks[n]))));
    expect(answers.sort()).toEqual(['CAMPAIGN_ENDED', 'OK']);
    await applyDecisions(world.visitor);
    const states = await Promise.all(ids.map((id) => rewardClaimById(world.visitor, id)));
    expect(states.filter((one) => one?.rechargeId != null)).toHaveLength(1);
    // Another amount, or no purpose, pays nothing of it.
    await paying({ amount: 2_000n });
    await credits.campaign({ amount: 1_000n, turnoverTimes: 3 });
    const [left] = states.filter((one) => one?.rechargeId == null);
    const holder = left?.takenBy === verifier.lena.staff.staffId ? verifier.lena : verifier.ada;
    expect(await refusalOf(approve(left?.id ?? '', holder))).toBe('CAMPAIGN_ENDED');
    await paying();
    expect(await refusalOf(approve(left?.id ?? '', holder))).toBe('OK');
    await applyDecisions(world.visitor);
  });

  it('H8: that is refused says why and is told; its campaign gives nothing by hand', async () => {
    const campaignId = await paying();
    const person = await inviter(1);
    const id = await claim(person);
    await take(id);
    const refuse = (reason: string) =>
      refuseReview(verifier.lena.ctx, rewardClaimReview, {
        id,
        reason,
        idempotencyKey: randomUUID(),
      });
    expect(await refusalOf(refuse(' '))).toBe('REASON_REQUIRED');
    await refuse('Three of them are one person.');
    await applyDecisions(world.visitor);
    const [told] = await messages(person.ctx, { first: 1, after: null });
    expect(told).toMatchObject({
      ...{ kind: 'REWARD_REFUSED', subject: `reward-claim/${id}` },
      figures: { amount: '1000', reason: 'Three of them are one person.' },
    });
    const asked = {
      campaignId,
      userId: person.userId,
      rewards: null,
      idempotencyKey: randomUUID(),
    };
    expect(await refusalOf(grantCampaignCredit(credits.ada.ctx, asked))).toBe('CAMPAIGN_ENDED');
  });

  it('O1: is not decided by whoever owns the account, nor without holding it', async () => {
    await paying();
    const person = await inviter(1);
    const mate = await aStaffMember(world, 'SUPPORT');
    await declareOwnAccount(mate.ctx, person.userId);
    const id = await claim(person);
    expect(await refusalOf(take(id, mate))).toBe('OWN_REQUEST');
    expect(await refusalOf(approve(id, mate))).toBe('OWN_REQUEST');
    expect(await refusalOf(approve(id))).toBe('LEASE_REQUIRED');
    const waiting = { tab: 'TO_REVIEW', userId: person.userId, tier: 1 } as const;
    expect(await takeNextRewardClaim(mate.ctx, waiting)).toBeNull();
    const [listed] = await rewardClaimQueue(verifier.lena.ctx, waiting, { first: 5, after: null });
    expect([listed?.id, (await rewardClaimTotals(mate.ctx, waiting)).count]).toEqual([id, 1]);
    expect((await takeNextRewardClaim(verifier.lena.ctx, waiting))?.id).toBe(id);
    await releaseReview(verifier.lena.ctx, rewardClaimReview, { id });
  });

  it('that does not count any more is not approved; a decision can be undone', async () => {
    await paying();
    const person = await inviter(1);
    const id = await claim(person);
    await take(id);
    const move = (inviterId: string | null, from: string) =>
      world.sql.owner.query('UPDATE app_user SET inviter_id = $1 WHERE inviter_id = $2', [
        ...[inviterId, from],
      ]);
    const elsewhere = await aUser(world);
    await move(elsewhere.userId, person.userId);
    expect(await refusalOf(approve(id))).toBe('CLAIM_NOT_READY');
    await move(person.userId, elsewhere.userId);
    await world.sql.owner.query(`UPDATE setting SET value = '60' WHERE key = 'undoSeconds'`);
    await approve(id);
    await undoDecision(verifier.lena.ctx, rewardClaimReview, { id });
    await advance(world, 61);
    await applyDecisions(world.visitor);
    await world.sql.owner.query(`UPDATE setting SET value = '0' WHERE key = 'undoSeconds'`);
    expect(await credits.bonuses(person)).toEqual([]);
    await paid(id);
    expect(await credits.bonuses(person)).toEqual(['1000/1000 0/3000']);
  });

  it.each([
    `INSERT INTO reward_claim (user_id, tier, terms_version, need, amount, turnover_times) VALUES (1, 1, 1, 1, 1, 0)`,
    `UPDATE reward_claim SET amount = amount * 2`,
    `DELETE FROM reward_claim`,
    `INSERT INTO reward_terms (version, tiers) VALUES (2, '[]')`,
    `UPDATE reward_terms SET tiers = '[]'`,
    `SELECT pay_reward(1)`,
    `SELECT put_reward_terms('{}', 1, 1, 'x', 'here')`,
    `UPDATE app_user SET inviter_id = 1`,
  ])('A2: the server’s role may not %s', async (sql) => {
    await expect(world.sql.app.query(sql)).rejects.toThrow('permission denied');
  });

  it('and the database takes none that is not ready, changed or paid by something else', async () => {
    const person = await inviter(1);
    const owner = (sql: string) => world.sql.owner.query(sql, [person.userId]);
    const insert = (tier: number, need: number, amount: number) =>
      owner(`INSERT INTO reward_claim (user_id, tier, terms_version, need, amount, turnover_times)
        VALUES ($1, ${String(tier)}, 1, ${String(need)}, ${String(amount)}, 3)`);
    for (const [tier, need, amount] of [
      [1, 1, 2_000],
      [2, 5, 3_000],
      [2, 1, 3_000],
      [9, 1, 1_000],
    ] as const)
      await expect(insert(tier, need, amount)).rejects.toThrow('not ready');
    const id = await claim(person);
    await expect(insert(1, 1, 1_000)).rejects.toThrow('reward_claimed_once');
    await credits.bonus(person, '10.00');
    await expect(
      owner(
        `UPDATE reward_claim SET recharge_id = (SELECT max(id) FROM recharge WHERE user_id = $1)`,
      ),
    ).rejects.toThrow('not paid by');
    await expect(owner('UPDATE reward_claim SET amount = 9 WHERE user_id = $1')).rejects.toThrow(
      'never allowed',
    );
    await expect(world.sql.owner.query('SELECT pay_reward($1)', [id])).rejects.toThrow(
      'not approved',
    );
  });
});

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
