import type { Hostile, Place, Samples } from './corpus';
import { asText } from './corpus';
import { legacyParameters } from './legacy-parameters';

/** One request, ready to be sent. */
export interface Ask {
  /** The place, the value and the encoding, for people. */
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** None: a GET. */
  readonly body?: string | FormData;
}

/** Who asks, and what fits where nothing else is said. */
export interface Asker {
  /** A user's session. */
  readonly token: string;
  /** A session of staff. */
  readonly cookie: string;
  readonly samples: Samples;
}

const JSON_TYPE = { 'content-type': 'application/json' } as const;
const QUERY_VALUE_MAX = 2_000;

export type SchemaName = 'user' | 'admin';

/** A value in a place of one of the two schemas, by somebody who may ask there. */
export function graphqlAsk(
  schema: SchemaName,
  { token, cookie }: Asker,
  { place, value }: { readonly place: Place; readonly value: Hostile },
): Ask {
  const signedIn: Record<string, string> =
    schema === 'user' ? { token } : { 'x-tarn-console': '1', cookie: `tarn_console=${cookie}` };
  return {
    name: `${place.name} = ${value.name}`,
    path: schema === 'user' ? '/graphql' : '/admin/graphql',
    headers: { ...JSON_TYPE, ...signedIn },
    body: `{"query":${JSON.stringify(place.query)},"variables":${place.variables(value)}}`,
  };
}

/** One parameter of one old path, and what goes into it. */
export interface LegacyPlace {
  readonly path: string;
  readonly parameter: string;
}

/** Valid where nothing else is said, so that the one hostile value is what is met. */
const legacySamples = (samples: Samples): Readonly<Record<string, string>> => ({
  order_type: '0',
  order_pid: String(samples.instrumentId),
  pid: String(samples.instrumentId),
  order_price: '10',
  order_sen: '60',
  money: '150',
  type: 'bank',
  screenshot: String(samples.screenshot),
  phone: String(samples.account),
  password: String(samples.password),
  password2: String(samples.password),
});

/** A value in a parameter of the old API: as form, as JSON, in the query, and as parts. */
export function legacyAsks(
  { path, parameter }: LegacyPlace,
  { token, samples }: Asker,
  value: Hostile,
): readonly [Ask, Ask, Ask, Ask] {
  const known = legacySamples(samples);
  const wanted = (legacyParameters[path] ?? []).flat().filter((name) => name in known);
  const rest = Object.fromEntries(
    wanted.filter((name) => name !== parameter).map((name) => [name, known[name] ?? '']),
  );
  const text = asText(value);
  const others = Object.entries(rest).map(([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(v)}`);
  const json = `{${[...others, `${JSON.stringify(parameter)}:${value.json}`].join(',')}}`;
  const url = `/api/${path}`;
  const query = form({ ...rest, [parameter]: text.slice(0, QUERY_VALUE_MAX) });
  const named = (how: string) => `${path} ${parameter} = ${value.name} as ${how}`;
  const urlencoded = { token, 'content-type': 'application/x-www-form-urlencoded' };
  const whole = { ...rest, [parameter]: text };
  return [
    { name: named('form'), path: url, headers: urlencoded, body: form(whole) },
    { name: named('JSON'), path: url, headers: { token, ...JSON_TYPE }, body: json },
    { name: named('query'), path: `${url}?${query}`, headers: { token } },
    { name: named('parts'), path: url, headers: { token }, body: parts(whole) },
  ];
}

const form = (pairs: Readonly<Record<string, string>>) => new URLSearchParams(pairs).toString();

function parts(pairs: Readonly<Record<string, string>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(pairs)) body.append(name, value);
  return body;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

export async function send(
  url: string,
  { path, headers, body }: Omit<Ask, 'name'>,
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
}

/** The one answer of 500 and up that is none of ours to mend: too many at once. */
export const isBusy = ({ status, text }: Answer): boolean =>
  status === 503 && text.includes('SYSTEM_BUSY');

/** A status of 500 and up but the named 503, or the code that every masked fault has. */
export const isFault = (answer: Answer): boolean =>
  (answer.status >= 500 && !isBusy(answer)) || answer.text.includes('OPERATION_FAILED');
