import { formatMoney, money, usd } from '../../../schema/money';
import { aSession, graphql, legacy } from '../../testing/http';
import { withServer, withWorld } from '../../testing/suite';
import { advance, aUserWith, quote } from '../../testing/world';
import { convert, quoteConversion } from '../conversions';

const world = withWorld();
const server = withServer(world);

let tick = 0;
async function quotes(btc: string, dollar: string): Promise<void> {
  tick += 1;
  await quote(world, (Number(btc) + tick / 100).toFixed(2));
  await quote(world, btc);
  await quote(world, (Number(dollar) + tick / 100_000).toFixed(5), 'USDT/USD');
  await quote(world, dollar, 'USDT/USD');
}

/** Somebody with 500.00 USD and 0.00543... BTC, bought for 500.00 USD. */
async function holder() {
  const person = await aUserWith(world, '1000.00');
  const { id, coins } = await quoteConversion(person.ctx, { coin: 'BTC', give: usd(50_000n) });
  await convert(person.ctx, { quoteId: id, idempotencyKey: `wallet-${id}-key` });
  return { ...person, coins, token: await aSession(world, person.userId) };
}

const WALLET =
  '{ wallet { total { amount } approximation { currency rate base at amount } coins { coin available { amount } price { amount } value { amount } } } me { balances { total { amount } available { amount } yesterdayBalance { amount } } } }';

interface Answer {
  readonly wallet: {
    readonly total: { readonly amount: string };
    readonly approximation: object | null;
    readonly coins: readonly { readonly coin: string; readonly value: { amount: string } | null }[];
  };
  readonly me: { readonly balances: Readonly<Record<string, { readonly amount: string }>> };
}
async function asked(token: string, language = 'en'): Promise<Answer> {
  const { data, text } = await graphql(server, {
    query: WALLET,
    token,
    headers: { language },
  });
  if (!data) throw new Error(text);
  return data as unknown as Answer;
}

it('M2: the total holds coins at the newest quotes, rounded down, the same by each way in', async () => {
  await quotes('91250.41', '1.00030');
  const { coins, token } = await holder();
  await quotes('80000.00', '1.00000');
  const value = usd((coins * 8_000_000n) / 10n ** 8n);
  const total = formatMoney(usd(50_000n + value.minor));
  const { wallet, me } = await asked(token);
  expect([wallet.total.amount, me.balances.total?.amount]).toEqual([total, total]);
  expect(me.balances.available?.amount).toBe('500.00');
  expect(wallet.coins.find(({ coin }) => coin === 'BTC')).toEqual({
    coin: 'BTC',
    available: { amount: formatMoney(money('BTC', coins)) },
    price: { amount: '80000.00' },
    value: { amount: formatMoney(value) },
  });
  expect(wallet.coins.find(({ coin }) => coin === 'ETH')).toMatchObject({ value: null });
  const { data } = await legacy(server, { path: 'user/wallet', token });
  expect(data).toMatchObject({ money: '500.00', total, duihuobi: 'USD', approx: null });
  expect((data as unknown as { userwallets: object[] }).userwallets[1]).toMatchObject({
    id: 2,
    title: 'BTC',
    balance: formatMoney(money('BTC', coins)),
    exc_rmb: '80000.00',
    exc_usdt: '80000.000000',
    rmbval: formatMoney(value),
  });
  expect((await legacy(server, { path: 'user/index', token })).data).toMatchObject({
    total,
    money: '500.00',
    usdtavg: '1.0000',
  });
});

it('H1: yesterday’s balance is worth what that midnight’s quotes say, not today’s', async () => {
  await quotes('91250.41', '1.00030');
  const { coins, token } = await holder();
  await quotes('90000.00', '1.00000');
  await advance(world, 86_400);
  await quotes('60000.00', '1.00000');
  const then = usd(50_000n + (coins * 9_000_000n) / 10n ** 8n);
  const { me } = await asked(token);
  expect(me.balances.yesterdayBalance?.amount).toBe(formatMoney(then));
  const { data } = await legacy(server, { path: 'user/wallet', token });
  expect(data).toMatchObject({ yesterday_balance: formatMoney(then) });
});

it('H1: about the same in the reader’s own currency where a pair is quoted, and nothing where none is', async () => {
  const { userId } = await aUserWith(world, '100.00');
  const token = await aSession(world, userId);
  expect((await asked(token, 'de')).wallet.approximation).toBeNull();
  const { at } = await quote(world, '1.08420', 'EUR/USD');
  await quote(world, '151.320', 'USD/JPY');
  expect((await asked(token, 'de')).wallet.approximation).toEqual({
    currency: 'EUR',
    rate: '1.08420000',
    base: 'EUR',
    at: at.toISOString(),
    amount: '92.23',
  });
  expect((await asked(token, 'jp')).wallet.approximation).toMatchObject({
    currency: 'JPY',
    base: 'USD',
    amount: '15132.00',
  });
  expect((await asked(token, 'en')).wallet.approximation).toBeNull();
  expect((await asked(token, 'th')).wallet.approximation).toBeNull();
});

it('H6: a rate of four days is shown by each way in, an older one by none', async () => {
  const { userId } = await aUserWith(world, '100.00');
  const token = await aSession(world, userId);
  const approx = async () =>
    (await legacy(server, { path: 'user/wallet', token, headers: { language: 'de' } })).data;
  await quote(world, '1.25000', 'EUR/USD');
  await advance(world, 4 * 86_400 - 100);
  expect((await asked(token, 'de')).wallet.approximation).toMatchObject({ amount: '80.00' });
  expect(await approx()).toMatchObject({ approx: { currency: 'EUR', money: '80.00' } });
  await advance(world, 200);
  expect((await asked(token, 'de')).wallet.approximation).toBeNull();
  expect(await approx()).toMatchObject({ approx: null });
});
