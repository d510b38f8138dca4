import type { WayIn } from './order-client';

/** How a write ended: what it made or changed, or why not. */
export interface Told {
  readonly id: string | null;
  readonly code: string | null;
}

export interface Asking {
  /** Of the server. */
  readonly url: string;
  readonly token: string;
  readonly wayIn: WayIn;
}

/** One write in both languages of the server. */
export interface Write {
  /** The mutation's name, its input's type, and the field of the payload that holds what it made. */
  readonly mutation: readonly [name: string, input: string, made: string];
  readonly input: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly form: Readonly<Record<string, string>>;
  /** Null for what moves nothing. */
  readonly key: string | null;
}

interface Payload {
  readonly userErrors: readonly { readonly code: string }[];
  readonly made: { readonly id: string } | null;
}

/** Asks for it by one way in. @throws Error when the answer is none */
export const askFor = (asking: Asking, write: Write): Promise<Told> =>
  asking.wayIn === 'legacy' ? overForm(asking, write) : overGraphql(asking, write);

async function overForm({ url, token }: Asking, { path, form, key }: Write): Promise<Told> {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(key !== null && { 'idempotency-key': key }),
      token,
    },
    body: new URLSearchParams(form).toString(),
  });
  const { data, err } = (await response.json()) as {
    data: { id?: number; quote_id?: number };
    err: string | null;
  };
  const id = data.id ?? data.quote_id;
  return { id: id === undefined ? null : String(id), code: err };
}

async function overGraphql({ url, token }: Asking, { mutation, input, key }: Write): Promise<Told> {
  const [name, type, made] = mutation;
  const query = `mutation W($input: ${type}!) {
    answer: ${name}(input: $input) { made: ${made} { id } userErrors { code } } }`;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({
      query,
      variables: { input: { ...input, ...(key !== null && { idempotencyKey: key }) } },
    }),
  });
  const { data } = (await response.json()) as { data: { answer: Payload } };
  return { id: data.answer.made?.id ?? null, code: data.answer.userErrors[0]?.code ?? null };
}
