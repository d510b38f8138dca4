import { graphqlAsk, legacyAsks, type Ask, type Asker } from '../../testing/asks';
import { placesOf, type Hostile } from '../../testing/corpus';
import { legacyParameters } from '../../testing/legacy-parameters';
import { publishedSchema } from '../rig/asker';
import type { Canary } from './canary';
import type { Kind, Markers } from './markers';

const SECRET = /password|pwd|token|code|cookie|secret/i;

const kindOf = (place: string): Kind =>
  SECRET.test(place.split('.').at(-1) ?? '') ? 'secret' : 'personal';

/** Right ones, and such as the database itself might refuse: too long, of another type, twice the same. */
const SHAPES: readonly ((word: string, number: string) => unknown)[] = [
  (word) => word,
  (word) => `${word}@canary.tarn`,
  (word) => `WIRE ${word}`,
  (word) => word.repeat(400),
  (word) => `${word}\u0000${word}`,
  (word) => [word, { [word]: word }],
  (word) => ({ [word]: word }),
  (_word, number) => number,
  (_word, number) => `+${number}`,
  (_word, number) => Number.parseFloat(number),
];

function shapes(markers: Markers, place: string): Hostile[] {
  return SHAPES.map((shape, n) => {
    const name = `shape ${String(n)}`;
    const where = `${place}, ${name}`;
    const value = shape(markers.word(kindOf(place), where), markers.number(where));
    return { name, json: JSON.stringify(value) };
  });
}

/** Somebody for whom also what is beside the tried place is marked. */
const marked = (markers: Markers, asker: Asker): Asker => ({
  ...asker,
  samples: {
    ...asker.samples,
    account: `${markers.word('personal', 'the account beside')}@canary.tarn`,
    email: `${markers.word('personal', 'the e-mail beside')}@canary.tarn`,
    password: markers.word('secret', 'the password beside'),
    code: markers.word('secret', 'the code beside'),
    reason: markers.word('personal', 'the reason beside'),
    bankReference: markers.word('personal', 'the reference beside'),
  },
});

type Marked = Pick<Canary, 'markers' | 'asker' | 'customerId'>;

/** Through every place of both schemas and every parameter of every old path, each in every shape. */
export function markedAsks({ markers, asker, customerId }: Marked): Ask[] {
  const ofGraphql = (['user', 'admin'] as const).flatMap((schema) =>
    placesOf(publishedSchema(schema), marked(markers, asker).samples).flatMap((place) =>
      shapes(markers, place.name).map((value) => graphqlAsk(schema, asker, { place, value })),
    ),
  );
  const { samples } = marked(markers, asker);
  const ofCustomer = placesOf(publishedSchema('admin'), { ...samples, id: customerId })
    .filter(({ name }) => name.startsWith('Mutation.user'))
    .flatMap((place) =>
      shapes(markers, place.name).map((value) => graphqlAsk('admin', asker, { place, value })),
    );
  const ofLegacy = Object.entries(legacyParameters).flatMap(([path, names]) =>
    names.flat().flatMap((parameter) =>
      shapes(markers, `${path}.${parameter}`).flatMap((value, n) => {
        const all = legacyAsks({ path, parameter }, marked(markers, asker), value);
        return [all[n % all.length] ?? all[0]];
      }),
    ),
  );
  return [...ofGraphql, ...ofCustomer, ...ofLegacy, ...oddAsks(markers, asker)];
}

const HEADERS: Readonly<Record<string, (word: string) => string>> = {
  token: (word) => word,
  cookie: (word) => `tarn_console=${word}; other=${word}`,
  authorization: (word) => `Bearer ${word}`,
  'x-forwarded-for': (word) => word,
  'user-agent': (word) => word,
  language: (word) => word,
  'accept-language': (word) => word,
  'idempotency-key': (word) => word,
  referer: (word) => `http://${word}.tarn/?token=${word}`,
  origin: (word) => `http://${word}.tarn`,
  'content-type': (word) => `application/${word}; charset=${word}`,
  'content-encoding': (word) => word,
  'x-request-id': (word) => word,
  'x-tarn-device': (word) => word,
};

const PATHS = ['/graphql', '/admin/graphql', '/api/login/index', '/api/user/uploadfile'] as const;

/** In headers, in queries, in documents, in bodies that cannot be read and in files. */
function oddAsks(markers: Markers, { token }: Asker): Ask[] {
  const word = (where: string) => markers.word('secret', where);
  const json = { 'content-type': 'application/json' };
  const inHeaders = PATHS.flatMap((path) =>
    Object.entries(HEADERS).map(([name, write]) => {
      const where = `header ${name} of ${path}`;
      const headers = { token, ...json, [name]: write(word(where)) };
      return { name: where, path, headers, body: '{"query":"{ me { id } }"}' };
    }),
  );
  const bodies = (where: string): string[] => [
    word(where),
    `{"query":"{ me { id } }", ${word(where)}`,
    `{"query":"{ ${word(where)} }"}`,
    `{"query":"query ${word(where)}($a: ${word(where)}) { me { id } }"}`,
    `{"query":"{ instrument(id: \\"${word(where)}\\") { id } }"}`,
    `{"query":"{ me { id } }","operationName":"${word(where)}","extensions":{"${word(where)}":1}}`,
  ];
  const inBodies = PATHS.flatMap((path) =>
    bodies(`a body of ${path}`).map((body) => ({
      name: `a body of ${path}`,
      path,
      headers: { token, ...json },
      body,
    })),
  );
  const inQueries = [...PATHS, '/api/user/index', '/files/u/x.webp', '/h5/'].map((path) => ({
    name: `the query of ${path}`,
    path: `${path}?token=${word(`the query of ${path}`)}&s=${word(`a signature of ${path}`)}`,
    headers: {},
  }));
  return [...inHeaders, ...inBodies, ...inQueries, ...inFiles(markers, token)];
}

function inFiles(markers: Markers, token: string): Ask[] {
  return ['user/uploadfile', 'user/dorecharge', 'login/index'].flatMap((path) =>
    ['image', markers.word('personal', `the name of a part of ${path}`)].map((field) => {
      const word = (where: string) => markers.word('personal', `${where} of ${path}`);
      const body = new FormData();
      const content = new Blob([word('the content of a file')], {
        type: `image/${word('a type')}`,
      });
      body.append(field, content, `${word('the name of a file')}.png`);
      return { name: `a file of ${path}`, path: `/api/${path}`, headers: { token }, body };
    }),
  );
}
