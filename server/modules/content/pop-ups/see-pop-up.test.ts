import { randomUUID } from 'node:crypto';
import { aDraft, aPublished } from '../../../testing/content/articles';
import { aSession, graphql } from '../../../testing/http';
import { refusalOf } from '../../../testing/recharges';
import { withServer, withWorld } from '../../../testing/suite';
import { aStaffMember, aUser, type StaffPerson } from '../../../testing/world';
import { draftArticle, type DraftArticle } from '../articles/draft-article';
import { withdrawArticle } from '../articles/withdraw-article';
import { popUpsSeen } from './pop-ups-seen';
import { seePopUp } from './see-pop-up';

const world = withWorld();
const server = withServer(world);
let ada: StaffPerson;
beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
});

/** One of its own: two alike within a moment are otherwise one that was sent twice. */
const aPopUp = (more: Partial<DraftArticle> = {}) =>
  aPublished(ada, { kind: 'POPUP', idempotencyKey: randomUUID(), ...more });

const count = async () =>
  (await world.sql.owner.query<{ n: number }>('SELECT count(*)::int AS n FROM pop_up_seen')).rows[0]
    ?.n;

const ACT = `mutation P($input: PopUpSeenInput!) {
  popUpSeen(input: $input) { popUpsSeen userErrors { code field } } }`;

describe('A2: a pop-up that one has closed', () => {
  it('is remembered with the person, once, and with nobody else', async () => {
    const [ann, bob] = [await aUser(world), await aUser(world)];
    const [one, two] = [await aPopUp(), await aPopUp()];
    const before = (await count()) ?? 0;
    await Promise.all([1, 2, 3].map(() => seePopUp(ann.ctx, one)));
    expect(await count()).toBe(before + 1);
    expect(await seePopUp(ann.ctx, two)).toEqual([one, two]);
    expect(await popUpsSeen(world.db, bob.userId)).toEqual([]);
  });

  it('is missing where people see no such one: another kind, a draft, one that is to come, an unknown id', async () => {
    const { ctx, userId } = await aUser(world);
    const startsAt = new Date((await world.visitor.now()).getTime() + 3_600_000);
    const ids = [
      await aPublished(ada, { kind: 'NOTICE' }),
      await draftArticle(ada.ctx, aDraft({ kind: 'POPUP', idempotencyKey: randomUUID() })),
      await aPopUp({ startsAt }),
      ...['999999', '0', 'x', '99999999999999999999'],
    ];
    for (const id of ids) expect(await refusalOf(seePopUp(ctx, id))).toBe('CONTENT_NOT_FOUND');
    expect(await popUpsSeen(world.db, userId)).toEqual([]);
  });

  it('counts too where it was taken back while it stood open', async () => {
    const { ctx } = await aUser(world);
    const id = await aPopUp();
    await withdrawArticle(ada.ctx, { id, reason: 'It is over' });
    expect(await seePopUp(ctx, id)).toEqual([id]);
  });

  it('is told and read through the API, by whoever is signed in alone', async () => {
    const id = await aPopUp();
    const token = await aSession(world, (await aUser(world)).userId);
    const told = await graphql(server, { query: ACT, variables: { input: { id } }, token });
    expect(told.data).toEqual({ popUpSeen: { popUpsSeen: [id], userErrors: [] } });
    expect((await graphql(server, { query: '{ popUpsSeen }', token })).data).toEqual({
      popUpsSeen: [id],
    });
    expect((await graphql(server, { query: '{ popUpsSeen }' })).text).toContain('UNAUTHENTICATED');
    const wrong = await graphql(server, {
      ...{ query: ACT, variables: { input: { id: '999999' } }, token },
    });
    expect(wrong.data).toEqual({
      popUpSeen: {
        popUpsSeen: null,
        userErrors: [{ code: 'CONTENT_NOT_FOUND', field: ['input', 'id'] }],
      },
    });
  });

  it('stays as it was noted, under every role', async () => {
    const { ctx, userId } = await aUser(world);
    const id = await aPopUp();
    await seePopUp(ctx, id);
    for (const sql of ['UPDATE pop_up_seen SET at = tarn_now()', 'DELETE FROM pop_up_seen']) {
      await expect(world.sql.app.query(sql)).rejects.toThrow('permission denied');
      await expect(world.sql.owner.query(sql)).rejects.toThrow('never allowed');
    }
    const forged = 'INSERT INTO pop_up_seen (user_id, article_id) VALUES ($1, $2)';
    await expect(world.sql.app.query(forged, [userId, id])).rejects.toThrow('permission denied');
  });
});
