import { auditEntriesOf } from '../../../testing/people/audit';
import { aSession, aStaffSession, graphql } from '../../../testing/http';
import { refusalOf } from '../../../testing/recharges';
import { withServer, withWorld } from '../../../testing/suite';
import { aStaffMember, aUser } from '../../../testing/world';
import { declareOwnAccount } from '../../staff';
import { addUserNote } from './add-user-note';

const world = withWorld();
const server = withServer(world);

const ADD = `mutation A($input: UserNoteAddInput!) { userNoteAdd(input: $input) { note { note by { id } } userErrors { code } } }`;
const LIST = `query L($userId: ID!) { userNotes(userId: $userId) { items { id note by { id name } } } }`;

const kept = async (userId: string) =>
  (
    await world.sql.app.query<{ note: string }>('SELECT note FROM user_note WHERE user_id = $1', [
      userId,
    ])
  ).rows.map(({ note }) => note);

describe('O3: a note about a customer', () => {
  it('is read by all staff, newest first, with who wrote it, and never by a user', async () => {
    const [lena, ada] = [await aStaffMember(world, 'SUPPORT'), await aStaffMember(world, 'ADMIN')];
    const { userId } = await aUser(world);
    await addUserNote(lena.ctx, { userId, note: 'Calls in the evening.', idempotencyKey: null });
    const other = (await aUser(world)).userId;
    await addUserNote(lena.ctx, { userId: other, note: 'Another.', idempotencyKey: null });
    const console = await aStaffSession(world, ada.staff.staffId);
    const input = { userId, note: '<b>Moved</b>', idempotencyKey: 'note-12345' };
    const sent = await Promise.all(
      [1, 2].map(() => graphql(server, { query: ADD, variables: { input }, console })),
    );
    expect(sent.map(({ text }) => text)).toEqual([
      expect.stringContaining('"userErrors":[]'),
      expect.stringContaining('"userErrors":[]'),
    ]);
    const listed = await graphql(server, { query: LIST, variables: { userId }, console });
    expect(listed.data).toEqual({
      userNotes: {
        items: [
          expect.objectContaining({
            note: '<b>Moved</b>',
            by: expect.objectContaining({ id: ada.staff.staffId }) as unknown,
          }),
          expect.objectContaining({ note: 'Calls in the evening.' }),
        ],
      },
    });
    const token = await aSession(world, userId);
    for (const query of [LIST, ADD]) {
      const variables = { userId, input };
      const asUser = await graphql(server, { query, variables, token });
      expect(asUser.data).toBeNull();
      const console = await graphql(server, { query, variables, console: token });
      expect(console.text).not.toContain('evening');
    }
    expect(await kept(userId)).toHaveLength(2);
    const log = await auditEntriesOf(world, `user/${userId}`);
    expect(log).toEqual([
      `staff/${lena.staff.staffId} user.note`,
      `staff/${ada.staff.staffId} user.note`,
    ]);
  });

  it('is refused without words, too long, about nobody and about an own account', async () => {
    const { ctx } = await aStaffMember(world, 'SUPPORT');
    const { userId } = await aUser(world);
    const ask = (more: object) =>
      refusalOf(addUserNote(ctx, { userId, note: 'A note', idempotencyKey: null, ...more }));
    expect(await ask({ note: ' \n ' })).toBe('REASON_REQUIRED');
    expect(await ask({ note: 'x'.repeat(501) })).toBe('PARAM_INVALID');
    expect(await ask({ note: 'a\u0000b' })).toBe('PARAM_INVALID');
    expect(await ask({ userId: '999999' })).toBe('USER_NOT_FOUND');
    await declareOwnAccount(ctx, userId);
    expect(await ask({})).toBe('OWN_REQUEST');
    expect(await kept(userId)).toEqual([]);
  });

  it('stays as it is, whoever writes', async () => {
    const { ctx } = await aStaffMember(world, 'SUPPORT');
    const { userId } = await aUser(world);
    await addUserNote(ctx, { userId, note: 'Stays', idempotencyKey: null });
    for (const sql of [`UPDATE user_note SET note = 'x'`, 'DELETE FROM user_note']) {
      await expect(world.sql.app.query(sql)).rejects.toThrow('permission denied');
      await expect(world.sql.owner.query(sql)).rejects.toThrow();
    }
    const insert = `INSERT INTO user_note (user_id, staff_id, note) VALUES (1, 1, 'x')`;
    await expect(world.sql.app.query(insert)).rejects.toThrow('permission denied');
  });
});
