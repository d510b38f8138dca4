import { aSession, legacy, openServer, type TestServer } from '../testing/http';
import { aUserWith, instrumentId, openWorld, quote, type World } from '../testing/world';

/** Fields whose module is still to be built: they hold the empty value of their type until then. */
const emptyUntilBuilt: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'index/home': { banner: [], ater: null, notice: [] },
  'index/info': { logo_img: '', service: '', app: '', notice: '' },
  'index/goods?id=BTC': {
    'info.img': '',
    'info.content': '',
    'config.risk.id': 0,
    'config.risk.text': '',
  },
  'user/index': {
    name: '',
    idcard: '',
    id_type: 0,
    auth: 0,
    avatar: '',
    msg: 0,
    top: 0,
    isjy: 0,
    turnover: { required: '0.00', done: '0.00', left: '0.00' },
  },
  'user/finance': { 'data.0.seal': null },
  'user/ajaxorder_list': { '0.follow': 0, '0.certificate': null },
};

let world: World;
let server: TestServer;
beforeAll(async () => {
  world = await openWorld();
  server = await openServer(world);
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

it.each(Object.entries(emptyUntilBuilt))('%s', async (path, fields) => {
  const btc = await instrumentId(world);
  await quote(world, '91250.40');
  const { userId } = await aUserWith(world, '500.00');
  const token = await aSession(world, userId);
  const order = { order_type: '0', order_pid: btc, order_price: '10', order_sen: '300' };
  await legacy(server, { path: 'user/addorder', token, form: order });
  const { data } = await legacy(server, { path: path.replace('BTC', btc), token });
  const found = Object.fromEntries(Object.keys(fields).map((name) => [name, at(data, name)]));
  expect(found).toEqual(fields);
});
