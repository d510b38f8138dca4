import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expectEffect } from './worlds/world-owner';

/** What these tests do without looking at it, by the same API as the clients. */
export const PASSWORD = 'practice-1';

export interface Newcomer {
  readonly account: string;
  readonly id: string;
  readonly token: string;
}

interface Ask {
  readonly token?: string;
  /** Behind the proxy that these tests play; they ask for more codes than one address may. */
  readonly address?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Asks the server as the user whose token this is, or as a visitor. */
export async function askAs<Data>(
  request: APIRequestContext,
  query: string,
  { token = '', address = '', variables = {} }: Ask = {},
): Promise<Data> {
  const response = await request.post('/graphql', {
    data: { query, variables },
    headers: { ...(token && { token }), ...(address && { 'x-forwarded-for': address }) },
    // A kept connection may be closed by the server in the moment it is used again.
    maxRetries: 1,
  });
  const { data, errors } = (await response.json()) as { data?: Data | null; errors?: unknown };
  if (data == null) throw new Error(`no answer: ${JSON.stringify(errors)}`);
  return data;
}

/** The newest code sent to this account, read as a practice user reads it. */
export async function codeFor(request: APIRequestContext, account: string): Promise<string> {
  const response = await request.get('/practice/outbox?format=json');
  const messages = (await response.json()) as { to: string; body: string }[];
  const sent = messages.find(({ to }) => to === account);
  return /\b(\d{6})\b/.exec(sent?.body ?? '')?.[1] ?? '';
}

/** The links in what went out to this account by which a request for help is stopped, the newest first. */
export async function stopLinksTo(
  request: APIRequestContext,
  account: string,
): Promise<readonly string[]> {
  const response = await request.get('/practice/outbox?format=json');
  const messages = (await response.json()) as { to: string; body: string }[];
  return messages.flatMap(({ to, body }) => {
    const [link] = /\/h5\/#\/pages\/login\/stophelp\?token=\S+/.exec(body) ?? [];
    return to === account && link !== undefined ? [link] : [];
  });
}

/** An address nobody has registered with. */
export const newAddress = () => `e2e${randomBytes(4).toString('hex')}@practice.tarn`;

/** Registered and signed in. */
export async function aNewcomer({ request }: Page): Promise<Newcomer> {
  const account = newAddress();
  const send = 'mutation ($input: CodeSendInput!) { codeSend(input: $input) { resendInSeconds } }';
  const address = ['10', ...randomBytes(3)].join('.');
  await askAs(request, send, { address, variables: { input: { account, scene: 'REGISTER' } } });
  const input = {
    ...{ account, code: await codeFor(request, account), invitationCode: 'TARN01' },
    ...{ password: PASSWORD, passwordRepeat: PASSWORD, agreed: true },
  };
  const register =
    'mutation ($input: UserRegisterInput!) { userRegister(input: $input) { registered } }';
  await askAs(request, register, { variables: { input } });
  return { account, ...(await aSession(request, account)) };
}

/** This account is signed in once more. */
export async function aSession(
  request: APIRequestContext,
  account: string,
): Promise<Omit<Newcomer, 'account'>> {
  const open =
    'mutation ($input: SessionOpenInput!) { sessionOpen(input: $input) { token user { id } } }';
  const input = { account, password: PASSWORD };
  const { sessionOpen } = await askAs<{ sessionOpen: { token: string; user: { id: string } } }>(
    request,
    open,
    { variables: { input } },
  );
  return { id: sessionOpen.user.id, token: sessionOpen.token };
}

/**
 * A picture of a payment, never seen before and like no other: one that was is left to people by the practice desk,
 * and one that is like another has a flag.
 */
export const aReceipt = async (): Promise<Buffer> => {
  const squares = [...randomBytes(96)].map((byte, n) => {
    const at = `x="${String((n % 8) * 45)}" y="${String(Math.floor(n / 8) * 45)}"`;
    return `<rect ${at} width="45" height="45" fill="#12151C" opacity="${String(byte / 400)}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="540"><rect width="360" height="540" fill="#DDE4F0"/>${squares.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

interface Sent {
  readonly amount: string;
  readonly kind: 'BANK' | 'PRACTICE';
}

/** Asks for this amount (USD) to be credited, paid to the first bank channel. */
export const sendRecharge = (page: Page, token: string, amount: string): Promise<string> =>
  sendBy(page, token, { amount, kind: 'BANK' });

/** As much, by the practice channel, until the practice desk has credited it. */
export async function beCredited(page: Page, token: string, amount: string): Promise<void> {
  await sendBy(page, token, { amount, kind: 'PRACTICE' });
  const query = '{ me { balances { available { amount } } } }';
  await expectEffect(async () => {
    const told = JSON.stringify(await askAs<unknown>(page.request, query, { token }));
    expect(told).toContain(`"${amount}"`);
  });
}

async function sendBy({ request }: Page, token: string, { amount, kind }: Sent): Promise<string> {
  const { rechargeChannels } = await askAs<{
    rechargeChannels: readonly { id: string; kind: string }[];
  }>(request, '{ rechargeChannels { id kind } }', { token });
  const image = { name: 'r.png', mimeType: 'image/png', buffer: await aReceipt() };
  const upload = await request.post('/files/upload', { headers: { token }, multipart: { image } });
  const { path: screenshot } = (await upload.json()) as { path: string };
  const channelId = rechargeChannels.find((channel) => channel.kind === kind)?.id;
  const input = { amount, channelId, screenshot, idempotencyKey: randomBytes(8).toString('hex') };
  const submit = `mutation ($input: RechargeSubmitInput!) {
    rechargeSubmit(input: $input) { recharge { id } userErrors { code } }
  }`;
  const { rechargeSubmit } = await askAs<{
    rechargeSubmit: { recharge: { id: string } | null; userErrors: unknown };
  }>(request, submit, { token, variables: { input } });
  if (!rechargeSubmit.recharge) throw new Error(JSON.stringify(rechargeSubmit.userErrors));
  return rechargeSubmit.recharge.id;
}

/** A contract of 50 USD upwards, for 300 s unless told otherwise, the risk notice accepted with it. */
export async function openOrder(
  { request }: Page,
  token: string,
  { instrumentId, durationSeconds = 300 }: { instrumentId: string; durationSeconds?: number },
): Promise<void> {
  const { riskNotice } = await askAs<{ riskNotice: { id: string } }>(
    request,
    '{ riskNotice { id } }',
  );
  const place = `mutation ($input: OrderPlaceInput!) {
    orderPlace(input: $input) { order { id } userErrors { code } }
  }`;
  const input = {
    ...{ instrumentId, direction: 'UP', amount: '50', multiple: 1, durationSeconds },
    ...{ idempotencyKey: randomBytes(8).toString('hex'), riskNoticeId: riskNotice.id },
  };
  const { orderPlace } = await askAs<{ orderPlace: { order: unknown; userErrors: unknown } }>(
    request,
    place,
    { token, variables: { input } },
  );
  if (!orderPlace.order) throw new Error(JSON.stringify(orderPlace.userErrors));
}

interface Order {
  readonly id: string;
  readonly number: string;
  readonly state: string;
}

/** A contract of half a minute on BTC/USDT, once it has settled: the person's newest. */
export async function aSettledOrder(page: Page, token: string): Promise<Order> {
  const { instruments } = await askAs<{ instruments: { id: string; symbol: string }[] }>(
    page.request,
    '{ instruments { id symbol } }',
  );
  const instrumentId = instruments.find(({ symbol }) => symbol === 'BTC/USDT')?.id ?? '';
  await openOrder(page, token, { instrumentId, durationSeconds: 30 });
  const query = '{ orders(first: 1) { edges { node { id number state } } } }';
  const newest = async () => {
    const { orders } = await askAs<{ orders: { edges: { node: Order }[] } }>(page.request, query, {
      token,
    });
    return orders.edges[0]?.node;
  };
  await expect.poll(async () => (await newest())?.state, { timeout: 90_000 }).toBe('SETTLED');
  const order = await newest();
  if (!order) throw new Error('no contract');
  return order;
}
