import { usd } from '../../../schema/money';
import { placeOrder } from '../../modules/trading';
import { aSession, graphql, legacy } from '../../testing/http';
import { aLeader, follows } from '../../testing/people/leaders';
import { withServer, withWorld } from '../../testing/suite';
import { aUserWith, instrumentId, quote } from '../../testing/world';

const world = withWorld();
const server = withServer(world);

describe('P14: an order that was copied', () => {
  it('is told from own ones in both ways, and its leader is masked in all that is said of them', async () => {
    await quote(world, '91250.40');
    const btc = await instrumentId(world);
    const lea = await aLeader(world, '100.00');
    await world.sql.owner.query('UPDATE app_user SET user_name = $2 WHERE id = $1', [
      ...[lea.userId, 'lea.bergmann'],
    ]);
    const bob = await aUserWith(world, '15.00');
    await follows(bob, lea);
    const token = await aSession(world, bob.userId);
    const input = { direction: 'UP' as const, multiple: 1, durationSeconds: 60 };
    for (const idempotencyKey of ['copied-first', 'copied-second']) {
      await placeOrder(lea.ctx, {
        ...input,
        instrumentId: btc,
        amount: usd(1_000),
        idempotencyKey,
      });
    }
    const list = async (path: string) =>
      (await legacy(server, { path, token })).data as { total: number; data: { follow: number }[] };
    expect(await list('user/orderlist?kind=follow')).toMatchObject({
      total: 1,
      data: [{ follow: 1 }],
    });
    const own = await legacy(server, {
      path: 'user/orderlist?kind=follow',
      token: await aSession(world, lea.userId),
    });
    expect(own.data).toMatchObject({ total: 0 });
    const { text } = await graphql(server, {
      token,
      query: `{ orders(filter: { copied: true }) { edges { node { stake { amount } } } }
        orderTotals(filter: { copied: true }) { count stake { amount } }
        leaders { edges { node { name mine followers following { state usedToday { amount } } record { count wonBp } } } }
        copies { edges { node { order { stake { amount } } refusal { code message } } } } }`,
    });
    const { data } = JSON.parse(text) as { data: Record<string, unknown> };
    expect(data).toMatchObject({
      orders: { edges: [{ node: { stake: { amount: '10.00' } } }] },
      orderTotals: { count: 1, stake: { amount: '10.00' } },
      leaders: {
        edges: [
          {
            node: {
              ...{ mine: false, followers: 1, record: { count: 0, wonBp: null } },
              following: { state: 'ACTIVE', usedToday: { amount: '10.10' } },
            },
          },
        ],
      },
      copies: {
        edges: [
          { node: { order: null, refusal: { code: 'BALANCE_TOO_LOW' } } },
          { node: { order: { stake: { amount: '10.00' } }, refusal: null } },
        ],
      },
    });
    expect(text).not.toMatch(/bergmann/);
  });

  it('A1: a leader without a user name goes by their number as a leader, and by no part of an address', async () => {
    const { userId, leaderId } = await aLeader(world, '10.00');
    await world.sql.owner.query('UPDATE app_user SET phone = $2 WHERE id = $1', [
      ...[userId, '+4915112345678'],
    ]);
    const bob = await aUserWith(world, '10.00');
    const token = await aSession(world, bob.userId);
    const query = `{ leaders { edges { node { name } } } }`;
    const { data } = await graphql(server, { token, query });
    const { leaders } = data as unknown as { leaders: { edges: { node: { name: string } }[] } };
    const names = leaders.edges.map(({ node }) => node.name);
    expect(names).toContain(`#${leaderId}`);
    expect(JSON.stringify(names)).not.toMatch(/@|\+49/);
  });
});
