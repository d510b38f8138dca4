import { withContracts } from '../../../testing/people/contracts';
import { aSession, graphql, legacy } from '../../../testing/http';
import { withServer, withWorld } from '../../../testing/suite';
import { aUserWith, instrumentId, quote } from '../../../testing/world';

const world = withWorld();
const trade = withContracts(world);
const server = withServer(world);

const list = (listed: boolean) =>
  world.sql.owner.query('UPDATE instrument SET listed = $1', [listed]);

it('A2: an instrument in no list is shown to nobody but those who have ordered it, as closed', async () => {
  await quote(world, '91250.40');
  const [ann, bob] = [await aUserWith(world, '100.00'), await aUserWith(world, '100.00')];
  await trade.open(ann, 1_000);
  const id = await instrumentId(world);
  const query =
    'query I($id: ID!) { instrument(id: $id) { symbol state } orders { edges { node { instrument { id } } } } }';
  const shown = async (token?: string) => {
    const { data } = await graphql(server, {
      query:
        token === undefined ? 'query I($id: ID!) { instrument(id: $id) { symbol state } }' : query,
      variables: { id },
      ...(token === undefined ? {} : { token }),
    });
    const old = await Promise.all(
      [
        `index/goods?id=${id}`,
        `index/ajaxpro?pid=${id}`,
        `index/getkdata?pid=${id}&interval=1`,
      ].map(
        async (path) =>
          (await legacy(server, { path, ...(token === undefined ? {} : { token }) })).err,
      ),
    );
    return { data, old };
  };
  const tokens = { ann: await aSession(world, ann.userId), bob: await aSession(world, bob.userId) };
  expect((await shown()).old).toEqual([null, null, null]);
  await list(false);
  try {
    for (const token of [undefined, tokens.bob]) {
      const { data, old } = await shown(token);
      expect(data).toMatchObject({ instrument: null });
      expect(old).toEqual(['PRODUCT_NOT_FOUND', 'PRODUCT_NOT_FOUND', 'PRODUCT_NOT_FOUND']);
    }
    const own = await shown(tokens.ann);
    expect(own.old).toEqual([null, null, null]);
    expect(own.data).toMatchObject({
      instrument: { state: 'CLOSED' },
      orders: { edges: [{ node: { instrument: { id } } }] },
    });
    const goods = await legacy(server, { path: `index/ajaxpro?pid=${id}`, token: tokens.ann });
    expect(goods.data).toMatchObject({ is_deal: 0, state: 'closed' });
  } finally {
    await list(true);
  }
});
