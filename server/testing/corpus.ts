import type { GraphQLField, GraphQLInputType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { getNamedType, isEnumType, isInputObjectType, isNonNullType } from 'graphql';
import { randomUUID } from 'node:crypto';
import { selection } from './operations';

/** A value nobody should have to expect, as raw JSON: some have no other way of being written. */
export interface Hostile {
  readonly name: string;
  readonly json: string;
}

const text = (name: string, value: string): Hostile => ({ name, json: JSON.stringify(value) });
const raw = (json: string): Hostile => ({ name: json, json });

export const hostileValues: readonly Hostile[] = [
  text('NUL', 'a\u0000b'),
  text('only NUL', '\u0000'),
  text('a lone high surrogate', 'a\ud800b'),
  text('a lone low surrogate', '\udfff'),
  text('escape', '\u001b[31m'),
  text('marks of direction', '\u202egnp.exe\u2066'),
  text('zero width', '\u200b\u200d\ufeff'),
  text('a line separator', 'a\u2028b'),
  text('letters stacked high', `Z${'\u0351'.repeat(500)}`),
  text('emoji', '\u{1f469}\u200d\u{1f680}\u{1f1e9}\u{1f1ea}'),
  text('foreign digits', '\u0661\u0662\u0663'),
  text('60,000 dots', '.'.repeat(60_000)),
  text('60,000 blanks', ' '.repeat(60_000)),
  text('30,000 quotes', '"'.repeat(30_000)),
  text('60,000 nines', '9'.repeat(60_000)),
  text('e-mail of dots', `a@${'.'.repeat(50_000)}`),
  text('empty', ''),
  text('blank', '   '),
  text('SQL', `'; DROP TABLE app_user; --`),
  text('SQL cast', `1::text::bigint`),
  text('SQL sleep', `$$;SELECT pg_sleep(5);$$`),
  text('LIKE', `%_\\`),
  text('__proto__', '__proto__'),
  text('constructor', 'constructor'),
  text('a path', '/files/u/../../../etc/passwd'),
  text('a template', '{{7*7}}${7*7}<script>'),
  text('an id too large', '99999999999999999999'),
  text('an id at the end', '9223372036854775807'),
  text('an id beyond exact numbers', '9007199254740993'),
  text('an id of zero', '0'),
  text('an id below zero', '-1'),
  text('an id with a sign', '+1'),
  text('an id in hex', '0x10'),
  text('an id that is a fraction', '1.5'),
  text('NaN', 'NaN'),
  text('Infinity', 'Infinity'),
  text('an amount too fine', '1.123456789'),
  text('an amount too large', '999999999999999.99'),
  text('an amount beyond floats', '1e309'),
  text('year 0', '0000-01-01'),
  text('year 0 to the second', '0000-01-01T00:00:00Z'),
  text('year 9999', '9999-12-31'),
  text('year 9999 to the second', '9999-12-31T23:59:59.999Z'),
  text('year 275760', '+275760-09-13T00:00:00.000Z'),
  text('no day', '2026-02-30'),
  text('infinity of PostgreSQL', 'infinity'),
  text('a real day', '2026-02-03'),
  text('a real instant', '2026-02-03T04:05:06Z'),
  text('base64 of no number', 'LTE'),
  text('base64 of a large number', 'OTk5OTk5OTk5OTk5OTk5OTk5'),
  ...['null', 'true', 'false', '0', '1', '-1', '1.5', '2147483647', '2147483648'].map(raw),
  ...['-2147483649', '9007199254740993', '1e309', '-1e309', '1e-400', '-0'].map(raw),
  ...['[]', '{}', '[null]', '[[1]]', '["a",1,null]', '{"a":{"b":1}}', '{"__proto__":1}'].map(raw),
  { name: 'a deep list', json: `${'['.repeat(500)}${']'.repeat(500)}` },
];

/** As a form carries it: text as it is, anything else as it is written. */
export function asText({ json }: Hostile): string {
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' ? value : json;
}

/** Those worth trying in a place: of the sort that GraphQL refuses as such, one in eight will do. */
export const valuesFor = ({ takes }: Pick<Place, 'takes'>): readonly Hostile[] =>
  hostileValues.filter(
    ({ json }, n) => takes === 'both' || (takes === 'text') === json.startsWith('"') || n % 8 === 0,
  );

/** One place of an API where a value goes in, and how to put one there. */
export interface Place {
  /** `Mutation.orderPlace.input.amount`. */
  readonly name: string;
  readonly query: string;
  /** GraphQL itself refuses text for a number, a flag, an enum, an input, and all else for a String. */
  readonly takes: 'text' | 'other' | 'both';
  /** The variables as JSON, with this value in its place and samples in all others. */
  readonly variables: (hostile: Hostile) => string;
}

/** Values that fit by the name of their field, so that what is asked gets as far as it can. */
export type Samples = Readonly<Record<string, string | number | boolean>>;

const MARK = '"@the hostile one@"';

/** Every argument and every input field of queries and mutations of a schema. */
export const placesOf = (schema: GraphQLSchema, samples: Samples): Place[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((root) => placesIn(root, samples));

/** The same of subscriptions, which are asked by socket. */
export const subscribedPlacesOf = (schema: GraphQLSchema, samples: Samples): Place[] =>
  placesIn(schema.getSubscriptionType(), samples);

const placesIn = (root: GraphQLObjectType | null | undefined, samples: Samples): Place[] =>
  Object.values(root?.getFields() ?? {}).flatMap((field) =>
    placesOfField(root?.name ?? '', field, samples),
  );

function placesOfField(
  root: string,
  field: GraphQLField<unknown, unknown>,
  samples: Samples,
): Place[] {
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const query = `${root.toLowerCase()} T(${declared}) { ${field.name}(${passed}) ${selection(field.type)} }`;
  return field.args
    .flatMap((arg) =>
      [{ path: [], type: arg.type }, ...pathsIn(arg.type)].map((at) => within(arg.name, at)),
    )
    .map(({ path, type }) => ({
      takes: TAKES[getNamedType(type).name] ?? 'other',
      name: [root, field.name, ...path].join('.'),
      query,
      variables: (hostile) => {
        const filled = field.args.map((arg) => [
          arg.name,
          sample(arg.type, { path, here: [arg.name], samples }),
        ]);
        return JSON.stringify(Object.fromEntries(filled)).replace(MARK, () => hostile.json);
      },
    }));
}

const TAKES: Readonly<Record<string, Place['takes']>> = {
  String: 'text',
  ID: 'both',
  DateTime: 'both',
  Decimal: 'both',
};

interface At {
  readonly path: readonly string[];
  readonly type: GraphQLInputType;
}

const within = (name: string, { path, type }: At): At => ({ path: [name, ...path], type });

function pathsIn(type: GraphQLInputType): At[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [];
  return Object.values(named.getFields()).flatMap((field) =>
    [{ path: [], type: field.type }, ...pathsIn(field.type)].map((at) => within(field.name, at)),
  );
}

interface Where {
  readonly path: readonly string[];
  readonly here: readonly string[];
  readonly samples: Samples;
}

/** Only what must be there is there, and what leads to the place. */
function sample(type: GraphQLInputType, where: Where): unknown {
  const { path, here, samples } = where;
  if (here.join('.') === path.join('.')) return JSON.parse(MARK);
  const leads = here.every((name, n) => path[n] === name);
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    if (!leads && !isNonNullType(type)) return undefined;
    const fields = Object.values(named.getFields()).map((field) => [
      field.name,
      sample(field.type, { ...where, here: [...here, field.name] }),
    ]);
    return Object.fromEntries(fields);
  }
  if (!isNonNullType(type)) return undefined;
  if (isEnumType(named)) return named.getValues()[0]?.name;
  const name = here.at(-1) ?? '';
  if (name === 'idempotencyKey') return randomUUID();
  const known = samples[`${named.name}.${name}`] ?? samples[name];
  return known ?? (named.name === 'Int' ? 1 : 'sample');
}

/** Names of one parameter: the first is the one, the others are older names of it. */
