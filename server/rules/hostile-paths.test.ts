import { connect } from 'node:net';
import { withFaultLines, withServer, withWorld } from '../testing/suite';

const world = withWorld();
const server = withServer(world);
const faults = withFaultLines();

/** One request byte for byte, as no client would write it. Resolves to the status; 0 when cut off. */
const raw = (request: string): Promise<number> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let said = '';
    socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')));
    socket.on('close', () => {
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? '0'));
    });
    socket.on('error', () => undefined);
    socket.write(Buffer.from(request, 'latin1'));
  });

const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: tarn\r\nConnection: close\r\n${headers}\r\n`;

const post = (target: string, type: string, body: string) =>
  `POST ${target} HTTP/1.1\r\nHost: tarn\r\nConnection: close\r\nContent-Type: ${type}\r\n` +
  `Content-Length: ${String(Buffer.byteLength(body, 'latin1'))}\r\n\r\n${body}`;

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

const requests: Readonly<Record<string, string>> = {
  'a path that is no encoding': get('/%'),
  'NUL in a path': get('/h5/%00'),
  'an asset that is no encoding': get('/admin/assets/%E0%A4%A', 'accept-encoding: br\r\n'),
  'encodings without an end': get('/h5/', `accept-encoding: ${'br;q=0.1,'.repeat(900)}\r\n`),
  'half a letter in a path': get('/files/u/%ff%fe'),
  'way up': get('/h5/..%2f..%2f..%2fetc%2fpasswd'),
  'way up in the console': get('/admin/..%5c..%5cpackage.json'),
  'a path of slashes': get('////api////index/home'),
  'a whole address': get('http://tarn/api/index/home'),
  'an asterisk': get('*'),
  'half a letter in a query': get('/api/index/ajaxdata?key=%ff%fe'),
  'NUL in a query': get('/api/index/ajaxdata?key=%00'),
  'a query that is no encoding': get('/api/index/ajaxdata?key=%&class=%zz'),
  'brackets in a query': get('/api/index/ajaxdata?key[a][b]=1&__proto__[x]=1'),
  'a thousand names in a query': get(`/api/index/ajaxdata?${'a=1&'.repeat(1_000)}`),
  'a signed link of brackets': get('/files/u/x?e[]=1&s[]=2'),
  'bytes as a token': get('/api/user/index', 'token: \xff\xfe\x80\r\n'),
  'bytes as a language': get('/api/index/home', 'language: \xff\xfe\r\n'),
  'bytes as a cookie': get('/admin/graphql?query={me{id}}', 'cookie: tarn_console=%ff%00\r\n'),
  'an address that is none': get('/api/index/home', 'X-Forwarded-For: ,,\xff, ::::\r\n'),
  'a body that is no UTF-8': post('/api/login/index', FORM, 'phone=\xff\xfe&password=\x80'),
  'JSON that is no UTF-8': post(
    '/api/login/index',
    JSON_TYPE,
    '{"phone":"\xff\xfe","password":"\xc0"}',
  ),
  'JSON of GraphQL that is no UTF-8': post(
    '/graphql',
    JSON_TYPE,
    '{"query":"{ platform { \xff } }"}',
  ),
  'half a JSON': post('/graphql', JSON_TYPE, '{"query":'),
  'JSON that is a list': post('/graphql', JSON_TYPE, '[{"query":"{ platform { brand } }"}]'),
  'JSON that is a number': post('/api/login/index', JSON_TYPE, '1e309'),
  'a deep JSON': post('/api/login/index', JSON_TYPE, '['.repeat(60_000)),
  'a deep JSON of GraphQL': post('/graphql', JSON_TYPE, `{"variables":${'['.repeat(60_000)}`),
  'variables that are text': post(
    '/graphql',
    JSON_TYPE,
    '{"query":"{ platform { brand } }","variables":"x"}',
  ),
  'a query that is a number': post('/graphql', JSON_TYPE, '{"query":1}'),
  'a name that is a list': post(
    '/graphql',
    JSON_TYPE,
    '{"query":"{ platform { brand } }","operationName":[1]}',
  ),
  'extensions that are text': post(
    '/graphql',
    JSON_TYPE,
    '{"query":"{ platform { brand } }","extensions":"x"}',
  ),
  'a type that is none': post('/api/login/index', 'a/b; charset=\xff', 'x'),
  'another alphabet': post('/graphql', 'application/json; charset=utf-7', '{"query":"{ a }"}'),
  'parts without a border': post('/api/login/index', 'multipart/form-data', 'x'),
};

describe('QUALITY 3: no bytes make a fault', () => {
  it.each(Object.entries(requests))('%s', async (_, request) => {
    const status = await raw(request);
    expect([status >= 200, status < 500]).toEqual([true, true]);
    expect(faults).toEqual([]);
  });
});
