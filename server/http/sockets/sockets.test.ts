import type { GraphQLEnumType } from 'graphql';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { aSession } from '../../testing/http';
import { theSchemas } from '../schemas';
import { withServer, withWorld } from '../../testing/suite';
import { aUserWith, instrumentId, quote } from '../../testing/world';

const world = withWorld();
const server = withServer(world);

function connect(token: string | null, onClosed?: (code: number) => void): Client {
  return createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    lazy: false,
    connectionParams: token ? { token } : {},
    on: { closed: (event) => onClosed?.((event as { code: number }).code) },
    onNonLazyError: () => undefined,
  });
}

const QUOTES =
  'subscription Quotes($instrumentIds: [ID!]!) { quotes(instrumentIds: $instrumentIds) { id instrumentId price at open high low close change changePercent } }';

it('P6: the stream shows the recorded quote, the same to a visitor and to a user', async () => {
  const btc = await instrumentId(world);
  const recorded = await quote(world, '91250.41');
  const { userId } = await aUserWith(world, '1.00');
  const seen = await Promise.all(
    [null, await aSession(world, userId)].map(async (token) => {
      const client = connect(token);
      const first = await client
        .iterate<{ quotes: { id: string; price: string }[] }>({
          query: QUOTES,
          variables: { instrumentIds: [btc] },
        })
        .next();
      await client.dispose();
      return (first.value as { data: { quotes: { id: string; price: string }[] } }).data.quotes[0];
    }),
  );
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]).toMatchObject({ id: recorded.quote_id, price: '91250.41' });
});

it('A3: a token that no longer holds opens no socket', async () => {
  const closed = new Promise<number>((resolve) => {
    connect('x'.repeat(43), resolve);
  });
  expect(await closed).toBe(4403);
});

const OWN_TOPICS = [
  ['ordersSettled', 'ORDER_SETTLED'],
  ['holdings', 'HOLDING_CHANGED'],
  ['recharges', 'RECHARGE_CHANGED'],
  ['withdrawals', 'WITHDRAWAL_CHANGED'],
  ['messages', 'MESSAGE_SENT'],
] as const;

it.each(OWN_TOPICS)('A1: events of one user reach no other: %s', async (topic, kind) => {
  const [ann, ben] = await Promise.all([aUserWith(world, '1.00'), aUserWith(world, '1.00')]);
  const client = connect(await aSession(world, ben.userId));
  const events = client.iterate({ query: 'subscription { accountEvents { kind subjectId } }' });
  const next = events.next();
  // Told again and again, because nothing says when the subscription stands.
  const publishing = setInterval(() => {
    void world.bus.publish(topic, [`${ann.userId}:1`, `${ben.userId}:2`]);
  }, 20);
  const { value } = (await next) as { value: unknown };
  clearInterval(publishing);
  await client.dispose();
  expect(value).toMatchObject({ data: { accountEvents: { kind, subjectId: '2' } } });
});

it('A1: what else an account is told of concerns everybody: markets and projects alone', async () => {
  const { userSchema } = await theSchemas();
  const kinds = userSchema.getType('AccountEventKind') as GraphQLEnumType;
  const own = OWN_TOPICS.map(([, kind]) => kind);
  const others = kinds.getValues().filter(({ name }) => !(own as string[]).includes(name));
  expect(others.map(({ name }) => name)).toEqual(['MARKET_CHANGED', 'PROJECT_CHANGED']);
});
