import http from 'node:http';
import { errorCode } from '../../platform/error-code';
import type { Customer } from './reviewer';

/** How an attempt ended, as the person who sent it sees it. */
export type Answer =
  | { readonly kind: 'placed'; readonly orderId: string }
  | { readonly kind: 'refused'; readonly code: string }
  /** No answer, or one that tells nothing: it may have happened or not, until asked again. */
  | { readonly kind: 'lost'; readonly why: string };

export type WayIn = 'graphql' | 'legacy';

export interface Attempt {
  readonly wayIn: WayIn;
  readonly token: string;
  readonly key: string;
  readonly instrumentId: string;
  readonly direction: 'UP' | 'DOWN';
  readonly seconds: number;
}

export interface OrderClient {
  place(attempt: Attempt): Promise<Answer>;
  signIn(customer: Customer): Promise<string>;
  instrumentId(symbol: string): Promise<string>;
  close(): void;
}

/** The least that an order may be: 10.00, and its fee of one per cent. */
const STAKE = '10.00';
export const COST_MINOR = 1_010;

const PLACE = `mutation Place($input: OrderPlaceInput!) {
  orderPlace(input: $input) { order { id } userErrors { code } } }`;
const SIGN_IN = `mutation SignIn($input: SessionOpenInput!) {
  sessionOpen(input: $input) { token userErrors { code } } }`;
const INSTRUMENTS = `query Instruments { instruments { id symbol } }`;

interface Placed {
  readonly orderPlace: {
    readonly order: { readonly id: string } | null;
    readonly userErrors: readonly { readonly code: string }[];
  };
}

/** Orders in both ways of one server, on at most `connections` connections that are kept. */
export function openOrderClient(url: string, connections: number): OrderClient {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const graphql = async <T>(query: string, variables: unknown, token?: string): Promise<T> => {
    const body = JSON.stringify({ query, variables });
    const headers = { 'content-type': 'application/json', ...(token && { token }) };
    const text = await post(`${url}/graphql`, { agent, headers, body });
    const { data } = JSON.parse(text) as { readonly data?: T | null };
    if (!data) throw new Error(text.slice(0, 200));
    return data;
  };
  const waysIn = {
    graphql: async ({ token, key, ...rest }: Attempt) => {
      const { instrumentId, direction, seconds: durationSeconds } = rest;
      const order = { instrumentId, direction, durationSeconds, amount: STAKE, multiple: 1 };
      const input = { ...order, idempotencyKey: key };
      const { orderPlace } = await graphql<Placed>(PLACE, { input }, token);
      return answerOf(orderPlace.order?.id, orderPlace.userErrors[0]?.code);
    },
    legacy: async ({ token, key, instrumentId, direction, seconds }: Attempt) => {
      const form = {
        order_pid: instrumentId,
        order_type: direction === 'UP' ? '0' : '1',
        order_price: STAKE,
        order_sen: String(seconds),
      };
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': key,
        token,
      };
      const body = new URLSearchParams(form).toString();
      const text = await post(`${url}/api/user/addorder`, { agent, headers, body });
      const { data, err } = JSON.parse(text) as { data: { id?: number }; err: string | null };
      return answerOf(data.id, err);
    },
  };
  return {
    place: (attempt) =>
      waysIn[attempt.wayIn](attempt).catch((error: unknown): Answer => ({
        kind: 'lost',
        why: reason(error),
      })),
    async signIn({ email, password }) {
      const { sessionOpen } = await graphql<{ sessionOpen: { token: string | null } }>(SIGN_IN, {
        input: { account: email, password },
      });
      if (sessionOpen.token === null) throw new Error(`${email} was not let in`);
      return sessionOpen.token;
    },
    async instrumentId(symbol) {
      const { instruments } = await graphql<{
        instruments: readonly { id: string; symbol: string }[];
      }>(INSTRUMENTS, {});
      return instruments.find((one) => one.symbol === symbol)?.id ?? '';
    },
    close: () => {
      agent.destroy();
    },
  };
}

/** Whatever is not a plain yes or a refusal of the published list has told nothing. */
function answerOf(id: string | number | undefined, code: string | null | undefined): Answer {
  if (id !== undefined) return { kind: 'placed', orderId: String(id) };
  if (code === null || code === undefined || UNTOLD.has(code)) {
    return { kind: 'lost', why: code ?? 'an empty answer' };
  }
  return { kind: 'refused', code };
}

const UNTOLD = new Set(['SYSTEM_BUSY', 'OPERATION_FAILED']);

/** Errors of node:http come from outside jest's realm, so that none of them is its Error. */
const reason = (error: unknown): string => errorCode(error) ?? String(error);

interface Post {
  readonly agent: http.Agent;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const TIMEOUT_MS = 20_000;

function post(url: string, { agent, headers, body }: Post): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers, timeout: TIMEOUT_MS });
    request.once('error', reject);
    request.once('timeout', () => request.destroy(new Error('no answer in time')));
    request.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('end', () => {
        resolve(text);
      });
      response.once('error', reject);
    });
    request.end(body);
  });
}
