import { aSession, legacy, type TestServer } from '../http';
import { aUserWith, instrumentId, quote, type Person, type World } from '../world';

type Words = Readonly<Record<string, string>>;

/** Somebody with 1,250 USD who is signed in, and the number of an instrument to trade. */
export interface Trader extends Person {
  readonly token: string;
  readonly btc: string;
}

/** Before each test somebody new, a quote of 91,250.40, and what old builds post to open a contract. */
export function withOldOrders(world: World, server: TestServer) {
  const ann = {} as Trader;
  beforeEach(async () => {
    await quote(world, '91250.40');
    const person = await aUserWith(world, '1250.00');
    const token = await aSession(world, person.userId);
    Object.assign(ann, { ...person, token, btc: await instrumentId(world) });
  });
  return {
    ann,
    order: (more: Words = {}) => ({
      order_type: '0',
      order_pid: ann.btc,
      order_price: '100',
      order_sen: '60',
      ...more,
    }),
    addOrder: (form: Words, headers: Words = {}) =>
      legacy(server, { path: 'user/addorder', form, token: ann.token, headers }),
  };
}
