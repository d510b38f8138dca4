import { settleDueOrders } from '../modules/trading';
import { aSession, legacy } from '../testing/http';
import { aPicture, formWith } from '../testing/files/picture';
import { aBankChannel } from '../testing/recharges';
import { withServer, withWorld } from '../testing/suite';
import { advance, aUserWith, instrumentId, quote } from '../testing/world';

/** What an instrument, a channel or a person has none of: the empty value of its type stands there. */
const hasNone: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'index/ajaxdata': { '0.img': '' },
  'index/goods?id=BTC': { 'info.img': '', 'info.content': '' },
  'user/index': {
    name: '',
    idcard: '',
    id_type: 0,
    auth: 0,
    avatar: '',
    usdtavg: '0.0000',
    turnover: { required: '0.00', done: '0.00', left: '0.00' },
  },
  'user/ajaxorder_list': { '0.follow': 0 },
  'user/orderlist?ostaus=1': { 'data.0.follow': 0 },
  'user/recharge': { 'payments.0.img': '' },
  'user/recharge_record': { '0.turnover': '0.00', '0.reaolae': '' },
};

const world = withWorld();
const server = withServer(world);
beforeAll(async () => {
  await aBankChannel(world, { min: 1n, max: 2_000_000n });
});

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

/** Somebody who has one of everything that is built. */
async function somebody(btc: string): Promise<string> {
  const { userId } = await aUserWith(world, '500.00');
  const token = await aSession(world, userId);
  const open = async (seconds: string) => {
    await quote(world, '91250.40');
    const order = { order_type: '0', order_pid: btc, order_price: '10', order_sen: seconds };
    await legacy(server, { path: 'user/addorder', token, form: order });
  };
  await open('30');
  await advance(world, 31);
  await settleDueOrders(world.visitor);
  await open('300');
  const file = { name: 'img', content: await aPicture() };
  const body = formWith({ money: '200', type: 'bank' }, file);
  await legacy(server, { path: 'user/dorecharge', token, body });
  return token;
}

it.each(Object.entries(hasNone))('H1: %s invents nothing', async (path, fields) => {
  const btc = await instrumentId(world);
  const token = await somebody(btc);
  const { data } = await legacy(server, { path: path.replace('BTC', btc), token });
  const found = Object.fromEntries(Object.keys(fields).map((name) => [name, at(data, name)]));
  expect(found).toEqual(fields);
});
