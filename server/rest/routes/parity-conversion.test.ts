import { aSession, graphql, legacy } from '../../testing/http';
import { withCreditDesk, withServer, withWorld } from '../../testing/suite';
import { advance, aUserWith, quote } from '../../testing/world';

const world = withWorld();
const server = withServer(world);
const credits = withCreditDesk(world);

type Fields = Readonly<Record<string, string>>;

let tick = 0;
async function quotes(): Promise<void> {
  tick += 1;
  await quote(world, (91_250 + tick / 100).toFixed(2));
  await quote(world, (1.0002 + tick / 100_000).toFixed(5), 'USDT/USD');
}

async function somebody(dollars: string) {
  const { userId } = await aUserWith(world, dollars);
  return aSession(world, userId);
}

const rest = (form: Fields, token: string | null, path = 'user/exchange') =>
  legacy(server, { path, form, ...(token === null ? {} : { token }) });

interface Answer {
  readonly conversion: Readonly<Record<string, unknown>> & { readonly id: string };
  readonly userErrors: readonly { readonly code: string; readonly field: string[] | null }[];
}

const FIELDS =
  'conversion { id coin rate spreadBp convertedAt give { amount asset } get { amount asset } } userErrors { code field }';

async function mutate(field: string, input: object, token: string | null): Promise<Answer> {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  const query = `mutation M($input: ${type}!) { ${field}(input: $input) { ${FIELDS} } }`;
  const { data, text } = await graphql(server, {
    query,
    variables: { input: { ...input } },
    token,
  });
  const answer = (data as unknown as Record<string, Answer> | null)?.[field];
  if (!answer) throw new Error(text);
  return answer;
}

const M2C = { type: 'm2c', coin: 'BTC', amount: '50' };
const TO_COIN = { coin: 'BTC', toCoin: true, amount: '50' };

describe('user/exchange and conversionQuote, conversionMake', () => {
  it('M17: quote the same, and convert once by either way in', async () => {
    await quotes();
    const token = await somebody('200.00');
    const [there, alike] = [
      await rest(M2C, token),
      await mutate('conversionQuote', TO_COIN, token),
    ];
    const data = there.data;
    expect(data).toMatchObject({ type: 'm2c', coin: 'BTC', give: '50.00', spread: '0.50' });
    expect([data.get, data.rate]).toEqual([
      (alike.conversion.get as { amount: string }).amount,
      alike.conversion.rate,
    ]);
    const made = await rest({ quote_id: String(data.quote_id) }, token);
    expect(made.data).toMatchObject({
      type: 'm2c',
      coin: 'BTC',
      money: '50.00',
      num: data.get,
      status: 1,
    });
    const again = await mutate(
      'conversionMake',
      { quoteId: String(data.quote_id), idempotencyKey: 'another-key' },
      token,
    );
    expect(again.userErrors).toEqual([{ code: 'QUOTE_EXPIRED', field: null }]);
    const second = { quoteId: alike.conversion.id, idempotencyKey: 'second-key' };
    expect((await mutate('conversionMake', second, token)).conversion.convertedAt).not.toBeNull();
    expect((await rest({ quote_id: alike.conversion.id }, token)).err).toBe('QUOTE_EXPIRED');
    const { data: kept } = await rest({}, token, 'user/exchange_record');
    expect((kept as unknown as { id: number }[]).map(({ id }) => String(id))).toEqual([
      alike.conversion.id,
      String(data.quote_id),
    ]);
    const list = await graphql(server, {
      query: '{ conversions { edges { node { id } } } }',
      token,
    });
    expect(list.text).toContain(`"${alike.conversion.id}"`);
    const { data: index } = await legacy(server, { path: 'user/index', token });
    expect(index).toMatchObject({ money: '100.00' });
  });

  it.each<[Fields, object, string]>([
    [{ coin: 'DOGE' }, {}, 'COIN_NOT_FOUND'],
    [{ amount: '0' }, { amount: '0' }, 'AMOUNT_INVALID'],
    [{ amount: '1.001' }, { amount: '1.001' }, 'AMOUNT_INVALID'],
    [{ amount: 'x' }, { amount: 'x' }, 'AMOUNT_INVALID'],
    [
      { type: 'c2m', amount: '0.00000001' },
      { toCoin: false, amount: '0.00000001' },
      'AMOUNT_INVALID',
    ],
    [
      { type: 'c2m', amount: '999999999999999' },
      { toCoin: false, amount: '999999999999999' },
      'AMOUNT_INVALID',
    ],
  ])('%j is refused each way: %s', async (form, input, code) => {
    await quotes();
    const token = await somebody('20.00');
    expect((await rest({ ...M2C, ...form }, token)).err).toBe(code);
    if (code === 'COIN_NOT_FOUND') return;
    const { userErrors } = await mutate('conversionQuote', { ...TO_COIN, ...input }, token);
    expect(userErrors.map((one) => one.code)).toEqual([code]);
  });

  it('M14: what a bonus still ties is refused each way', async () => {
    await quotes();
    const person = await aUserWith(world, '20.00');
    const token = await aSession(world, person.userId);
    await credits.bonus(person, '50.00');
    expect((await rest(M2C, token)).err).toBe('TURNOVER_LOW');
    const { userErrors } = await mutate('conversionQuote', TO_COIN, token);
    expect(userErrors.map(({ code }) => code)).toEqual(['TURNOVER_LOW']);
  });

  it('an old quote, too little money and no session are refused each way', async () => {
    await quotes();
    const token = await somebody('20.00');
    const dear = await mutate('conversionQuote', TO_COIN, token);
    expect((await rest({ quote_id: dear.conversion.id }, token)).err).toBe('BALANCE_TOO_LOW');
    const low = { quoteId: dear.conversion.id, idempotencyKey: 'too-little' };
    expect((await mutate('conversionMake', low, token)).userErrors[0]?.code).toBe(
      'BALANCE_TOO_LOW',
    );
    await advance(world, 6);
    expect((await rest(M2C, token)).err).toBe('QUOTE_STALE');
    expect((await mutate('conversionQuote', TO_COIN, token)).userErrors[0]?.code).toBe(
      'QUOTE_STALE',
    );
    await advance(world, 5);
    expect((await rest({ quote_id: dear.conversion.id }, token)).err).toBe('QUOTE_EXPIRED');
    expect((await rest(M2C, null)).err).toBe('LOGIN_REQUIRED');
    expect((await mutate('conversionQuote', TO_COIN, null)).userErrors[0]?.code).toBe(
      'LOGIN_REQUIRED',
    );
    const made = { quoteId: dear.conversion.id, idempotencyKey: 'no-session' };
    expect((await mutate('conversionMake', made, null)).userErrors[0]?.code).toBe('LOGIN_REQUIRED');
  });

  it('USDT/USD is quoted and stands in no list of markets', async () => {
    const { text } = await graphql(server, { query: '{ instruments { symbol } }' });
    expect(text).toContain('BTC/USDT');
    expect(text).not.toContain('USDT/USD');
  });
});
