import { randomUUID } from 'node:crypto';
import { settleDueOrders } from '../../modules/trading';
import { aSession, graphql, legacy, openServer, type TestServer } from '../../testing/http';
import { beforeClosing, withWorld } from '../../testing/suite';
import { advance, aUserWith, instrumentId, quote } from '../../testing/world';

const world = withWorld();
let plain: TestServer;
beforeAll(async () => {
  plain = await openServer(world);
});
beforeEach(() => quote(world, '100.00'));
beforeClosing(async () => {
  await plain.close();
});

async function somebody(dollars: string) {
  const { userId } = await aUserWith(world, dollars);
  return { token: await aSession(world, userId) };
}

/** Opens three contracts of 10 USD each, as old builds do. */
async function openThree(token: string): Promise<void> {
  const form = {
    order_type: '0',
    order_pid: await instrumentId(world),
    order_sen: '60',
    order_price: '10',
  };
  for (let n = 0; n < 3; n += 1) {
    const headers = { 'idempotency-key': randomUUID() };
    await legacy(plain, { path: 'user/addorder', token, form, headers });
  }
}

describe('the statement as a file', () => {
  const csv = async (token: string, query = '') => {
    const url = `${plain.url}/api/user/finance?format=csv${query}`;
    const answer = await fetch(url, { headers: { token } });
    return { type: answer.headers.get('content-type'), text: await answer.text() };
  };

  it('M18: holds every line, newest first, each with its balance after it', async () => {
    const { token } = await somebody('100.00');
    const form = { order_type: '0', order_pid: await instrumentId(world), order_sen: '60' };
    for (const order_price of ['10', '11']) {
      await legacy(plain, { path: 'user/addorder', token, form: { ...form, order_price } });
    }
    const { type, text } = await csv(token, '&purse=available');
    expect(type).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = text.trim().split('\n');
    expect(head).toBe('id,time_text,type,kind,title,money,currency,purse,balance,ref');
    expect(
      lines.map((line) => line.split(',')).map((cells) => [cells[2], cells[5], cells[8]]),
    ).toEqual([
      ['2', '11.11', '78.79'],
      ['2', '10.10', '89.90'],
      ['1', '100.00', '100.00'],
    ]);
  });

  it('M18: of somebody to whom nothing happened has its head and no line', async () => {
    const { token } = await somebody('0');
    const { type, text } = await csv(token);
    expect(type).toBe('text/csv; charset=utf-8');
    expect(text).toBe('id,time_text,type,kind,title,money,currency,purse,balance,ref\n');
  });

  it('M18: has all lines of all pages of the list, and as many', async () => {
    const { token } = await somebody('100.00');
    await openThree(token);
    const listed: string[] = [];
    for (const page of ['1', '2', '3']) {
      const { data } = await legacy(plain, { path: `user/finance?num=3&page=${page}`, token });
      expect(data).toMatchObject({ total: 7, last_page: 3 });
      listed.push(...(data.data as { id: number }[]).map(({ id }) => String(id)));
    }
    const { text } = await csv(token);
    const lines = text.trim().split('\n').slice(1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(listed);
    expect(listed).toHaveLength(7);
  });
});

describe('H1: what the lists say of themselves', () => {
  it('totals and pages are counted, not made up', async () => {
    const { token } = await somebody('100.00');
    await openThree(token);
    const list = await legacy(plain, { path: 'user/orderlist?num=2&page=2', token });
    expect(list.data).toMatchObject({ total: 3, per_page: 2, current_page: 2, last_page: 2 });
    expect((list.data.data as unknown[]).length).toBe(1);
    const open = await legacy(plain, { path: 'user/ajaxorder_list?num=2', token });
    expect(open.headers.get('x-total-count')).toBe('3');
    const none = await legacy(plain, { path: 'user/orderlist?ostaus=1', token });
    expect(none.data).toMatchObject({ total: 0, last_page: 1, data: [] });
  });

  it('the net of a day, of always and of a list has the fee in it, win or loss', async () => {
    const { token } = await somebody('100.00');
    const place = async (direction: string) => {
      await quote(world, '100.00');
      const pid = await instrumentId(world);
      const form = { order_type: direction, order_pid: pid, order_sen: '30', order_price: '10' };
      await legacy(plain, { path: 'user/addorder', token, form });
    };
    const settleAt = async (price: string) => {
      await advance(world, 29);
      await quote(world, price);
      await advance(world, 2);
      await settleDueOrders(world.visitor);
    };
    const figures = async () => {
      const { data: user } = await legacy(plain, { path: 'user/index', token });
      const { data } = await graphql(plain, {
        token,
        query: `{ me { balances { todayProfit { amount } totalProfit { amount } } }
          orderTotals { count net { amount } } }`,
      });
      const { me, orderTotals } = data as unknown as {
        me: { balances: { todayProfit: { amount: string }; totalProfit: { amount: string } } };
        orderTotals: { count: number; net: { amount: string } };
      };
      const { todayProfit, totalProfit } = me.balances;
      const all = [user.todayploss, user.yingkui, user.ploss, user.total_profit];
      expect(
        new Set([...all, todayProfit.amount, totalProfit.amount, orderTotals.net.amount]).size,
      ).toBe(1);
      return [user.todayploss, user.money, orderTotals.count];
    };
    await place('0');
    await settleAt('101.00');
    expect(await figures()).toEqual(['8.10', '108.10', 1]); // 82 % of 10.00, less 0.10
    await place('1');
    await settleAt('101.00');
    expect(await figures()).toEqual(['-2.00', '98.00', 2]); // and 10.00 and 0.10 lost
    await place('0');
    await settleAt('100.00');
    expect(await figures()).toEqual(['-2.00', '98.00', 3]); // a draw costs nothing
  });
});
