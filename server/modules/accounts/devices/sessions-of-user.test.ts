import { aSession, aStaffSession, graphql } from '../../../testing/http';
import { withServer, withWorld } from '../../../testing/suite';
import { aStaffMember, aUser } from '../../../testing/world';

const world = withWorld();
const server = withServer(world);

const QUERY = `query S($userId: ID!, $after: String) { userSessions(userId: $userId, first: 2, after: $after) {
  items { id endedAt } info { endCursor hasNext } } }`;

interface Answer {
  readonly userSessions: {
    readonly items: readonly { readonly id: string; readonly endedAt: string | null }[];
    readonly info: { readonly endCursor: string | null; readonly hasNext: boolean };
  };
}

it('staff see every sign-in of a customer page by page, ended ones as ended, and no address', async () => {
  const [{ userId }, other] = [await aUser(world), await aUser(world)];
  const { staff } = await aStaffMember(world, 'SUPPORT');
  const console = await aStaffSession(world, staff.staffId);
  for (let n = 0; n < 3; n += 1) await aSession(world, userId);
  await aSession(world, other.userId);
  await world.sql.owner.query(
    `UPDATE user_session SET ended_at = tarn_now(), end_reason = 'LOGOUT'
     WHERE id = (SELECT min(id) FROM user_session WHERE user_id = $1)`,
    [userId],
  );
  const seen: Answer['userSessions']['items'][number][] = [];
  for (let after: string | null = null; ;) {
    const { data, text } = await graphql(server, {
      query: QUERY,
      variables: { userId, after },
      console,
    });
    expect(text).not.toMatch(/127\.0\.0\.1/);
    const { items, info } = (data as unknown as Answer).userSessions;
    seen.push(...items);
    if (!info.hasNext) break;
    after = info.endCursor;
  }
  expect(seen.map(({ endedAt }) => endedAt === null)).toEqual([true, true, false]);
  const visitor = await graphql(server, { query: QUERY, variables: { userId } });
  expect(visitor.text).not.toContain(seen[0]?.id ?? 'x');
});
