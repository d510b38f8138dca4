import { auditEntriesOf } from '../../testing/people/audit';
import { refusalOf } from '../../testing/recharges';
import { provenAfterEach, withCreditDesk, withReviewDesk, withWorld } from '../../testing/suite';
import { advance, aStaffMember, aUser, purses } from '../../testing/world';
import { declareOwnAccount } from '../staff';
import { recharges } from '../recharges';
import { grantCampaignCredit } from '.';

const world = withWorld();
const desk = withCreditDesk(world);
const reviewers = withReviewDesk(world);
provenAfterEach(world);

const list = async (userId: string) =>
  (await recharges(world.visitor, userId, { first: 10, after: null })).map(
    ({ class: own, amount, state, channelId, uploadId, campaignId }) =>
      ({ own, amount, state, channelId, uploadId, campaignId }) as const,
  );

/** A recharge of somebody that was paid in and credited. Resolves to its number. */
async function paidIn(person: Awaited<ReturnType<typeof aUser>>): Promise<string> {
  const id = await reviewers.submitted(person, '200.00');
  await reviewers.take(reviewers.lena, id);
  await reviewers.approve(reviewers.lena, id);
  await world.sql.owner.query('SELECT apply_decisions(100)');
  return (await reviewers.find(id)).number;
}

describe('O2: under a campaign', () => {
  it('a user is credited as it says, with its turnover stated and a message', async () => {
    const campaignId = await desk.campaign();
    const person = await aUser(world);
    await desk.give(person, campaignId);
    expect(await purses(world, person)).toMatchObject({ available: '50.00' });
    expect(await desk.bonuses(person)).toEqual(['5000/5000 0/15000']);
    expect(await list(person.userId)).toEqual([
      { own: 'PROMOTION', amount: 5_000n, state: 'SUCCESS', campaignId, ...NO_PAYMENT },
    ]);
    const { rows } = await world.sql.app.query<{ kind: string; figures: object }>(
      'SELECT kind, figures FROM message WHERE user_id = $1',
      [person.userId],
    );
    expect(rows).toEqual([
      { kind: 'CREDIT_GRANTED', figures: { amount: '5000', turnover: '15000' } },
    ]);
    expect(await auditEntriesOf(world, `user/${person.userId}`)).toEqual([
      `staff/${desk.ada.staff.staffId} credit.grant`,
    ]);
  });

  it.each([
    ['before it begins', async () => ({ startsAt: await inDays(1), endsAt: await inDays(2) })],
    ['while it is closed', () => Promise.resolve({ open: false })],
    ['beyond its budget', () => Promise.resolve({ budget: 5_000n })],
  ])('nobody is credited %s', async (when, terms) => {
    const campaignId = await desk.campaign(await terms());
    const [first, person] = await Promise.all([aUser(world), aUser(world)]);
    if (when === 'beyond its budget') await desk.give(first, campaignId);
    expect(await refusalOf(desk.give(person, campaignId))).toBe('CAMPAIGN_ENDED');
    expect(await list(person.userId)).toEqual([]);
    expect(await desk.bonuses(person)).toEqual([]);
  });

  it('ends at its last instant', async () => {
    const campaignId = await desk.campaign({ endsAt: await inSeconds(60) });
    const person = await aUser(world);
    await desk.give(person, campaignId);
    await advance(world, 61);
    expect(await refusalOf(desk.give(person, campaignId))).toBe('CAMPAIGN_ENDED');
  });

  it('the budget holds for eight at once', async () => {
    const campaignId = await desk.campaign({ budget: 15_000n });
    const people = await Promise.all(Array.from({ length: 8 }, () => aUser(world)));
    const answers = await Promise.all(
      people.map((person) => refusalOf(desk.give(person, campaignId))),
    );
    expect(answers.sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'CAMPAIGN_ENDED'),
      ...['OK', 'OK', 'OK'],
    ]);
  });

  it('one key credits once, four times at once too, and never anything else', async () => {
    const campaignId = await desk.campaign();
    const [person, other] = await Promise.all([aUser(world), aUser(world)]);
    const grant = ({ userId }: typeof person) =>
      grantCampaignCredit(desk.ada.ctx, {
        ...{ userId, campaignId, rewards: null, idempotencyKey: 'harbour-week-1' },
      });
    const answers = await Promise.all(Array.from({ length: 4 }, () => grant(person)));
    expect(new Set(answers.map(({ resultId }) => resultId)).size).toBe(1);
    expect(await purses(world, person)).toMatchObject({ available: '50.00' });
    expect(await refusalOf(grant(other))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('a bonus rewards one recharge of the same user, once', async () => {
    const campaignId = await desk.campaign({ class: 'BONUS' });
    const [person, other] = await Promise.all([aUser(world), aUser(world)]);
    expect(await refusalOf(desk.give(person, campaignId))).toBe('PARAM_INVALID');
    expect(await refusalOf(desk.give(person, campaignId, 'AAAA2222BBBB3333'))).toBe(
      'REQUEST_NOT_FOUND',
    );
    const number = await paidIn(person);
    expect(await refusalOf(desk.give(other, campaignId, number))).toBe('REQUEST_NOT_FOUND');
    const { rows: asked } = await world.sql.app.query<{ status: string }>(
      `SELECT status FROM grant_campaign_credit($1, $2, $3,
         (SELECT id FROM recharge WHERE number = $4), 'here')`,
      [desk.ada.staff.staffId, campaignId, other.userId, number],
    );
    expect(asked).toEqual([{ status: 'REQUEST_NOT_FOUND' }]);
    await desk.give(person, campaignId, number);
    expect(await refusalOf(desk.give(person, campaignId, number))).toBe('REQUEST_NOT_FOUND');
    const { rows } = await world.sql.app.query<{ spent: string }>(
      'SELECT spent FROM campaign WHERE id = $1',
      [campaignId],
    );
    // What was refused has cost the campaign nothing.
    expect(rows[0]?.spent).toBe('5000');
  });

  it('nobody credits an account of their own', async () => {
    const campaignId = await desk.campaign();
    const person = await aUser(world);
    await declareOwnAccount(desk.ada.ctx, person.userId);
    expect(await refusalOf(desk.give(person, campaignId))).toBe('OWN_REQUEST');
  });

  it.each([
    ['0', '1', 'USER_NOT_FOUND'],
    ['999999', '', 'USER_NOT_FOUND'],
    ['1 OR 1=1', '', 'USER_NOT_FOUND'],
    ['', '999999', 'CAMPAIGN_ENDED'],
    ['', 'x', 'CAMPAIGN_ENDED'],
  ])('user %s under campaign %s: %s', async (userId, campaignId, code) => {
    const own = await aUser(world);
    const answer = desk.give(
      { userId: userId === '' ? own.userId : userId },
      campaignId === '' ? await desk.campaign() : campaignId,
    );
    expect(await refusalOf(answer)).toBe(code);
  });
});

const NO_PAYMENT = { channelId: null, uploadId: null };
const inSeconds = async (seconds: number) =>
  new Date((await world.visitor.now()).getTime() + seconds * 1000);
const inDays = (days: number) => inSeconds(days * 86_400);

describe('M10: the server’s role', () => {
  it.each([
    `INSERT INTO bonus (user_id, recharge_id, amount, remaining, turnover_required, open) VALUES (1, 1, 1, 1, 0, false)`,
    `UPDATE bonus SET remaining = 0`,
    `UPDATE bonus SET turnover_done = turnover_required, open = false`,
    `DELETE FROM bonus`,
    `INSERT INTO campaign (titles) VALUES ('{}')`,
    `UPDATE campaign SET budget = budget * 2`,
    `UPDATE campaign_version SET facts = '{}'`,
    `INSERT INTO recharge (user_id, class, amount) VALUES (1, 'GIFT', 100)`,
    `SELECT grant_credit(1, 1, NULL, NULL)`,
    `SELECT record_credit(1, 'GIFT', 100, NULL, 1, NULL)`,
    `SELECT put_campaign(NULL, '{}', 1, 1, 'x', 'here')`,
    `SELECT put_manual_credit(1, '{}', 1, 1, 'x', 'here')`,
    `SELECT use_bonus(ARRAY[1], ARRAY[1], ARRAY[1])`,
  ])('may not %s', async (sql) => {
    await expect(world.sql.app.query(sql)).rejects.toThrow('permission denied');
    await expect(world.sql.feed.query(sql)).rejects.toThrow(/permission denied|does not exist/);
    await expect(world.sql.verify.query(sql)).rejects.toThrow(/permission denied|does not exist/);
  });

  it('credits for nobody who is no administrator', async () => {
    const campaignId = await desk.campaign();
    const lena = await aStaffMember(world, 'SUPPORT');
    const person = await aUser(world);
    const call = 'SELECT * FROM grant_campaign_credit($1, $2, $3, NULL, $4)';
    await expect(
      world.sql.app.query(call, [lena.staff.staffId, campaignId, person.userId, 'here']),
    ).rejects.toThrow('no administrator');
    expect(await desk.bonuses(person)).toEqual([]);
  });

  it('even the owner gives nothing without a proposal, and changes nothing that was given', async () => {
    const person = await aUser(world);
    await desk.bonus(person, '50.00');
    const owner = (sql: string) => world.sql.owner.query(sql, [person.userId]);
    await expect(
      owner(
        `INSERT INTO recharge (user_id, class, amount, credited, credited_at) VALUES ($1, 'GIFT', 1, 1, now())`,
      ),
    ).rejects.toThrow('recharge_given');
    await expect(
      owner(`UPDATE recharge SET credited = 9 WHERE user_id = $1 AND class = 'GIFT'`),
    ).rejects.toThrow('stays as it was given');
    await expect(owner(`UPDATE bonus SET amount = 9 WHERE user_id = $1`)).rejects.toThrow(
      'never allowed',
    );
    await expect(
      world.sql.owner.query(`SELECT grant_credit($1, NULL, 424242, NULL)`, [person.userId]),
    ).rejects.toThrow('not confirmed');
  });
});
