import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from './request';
import { setLanguage, signIn, signOut } from './session/session';

let server: Server;
let base = '';
let seen: { method?: string; path?: string; body: string; headers: IncomingMessage['headers'] };

beforeAll(async () => {
  server = createServer((incoming, answer) => {
    let body = '';
    incoming.on('data', (part: Buffer) => (body += part.toString()));
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming;
      seen = { method, path: url, body, headers };
      answer.statusCode = url.includes('refused') ? 401 : 200;
      answer.end('{"code":1}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('the request helper', () => {
  it('asks by GET without data, in English and without a token, unless told otherwise', async () => {
    await request(`${base}/files/one`);
    expect(seen).toMatchObject({ method: 'GET', path: '/files/one', body: '' });
    expect(seen.headers).toMatchObject({
      language: 'en',
      lang: 'en',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(seen.headers.token).toBeUndefined();
  });

  it('sends the stored choice, the token and a form', async () => {
    setLanguage('kor');
    signIn('secret');
    await request(`${base}/files/two`, { method: 'POST', data: { num: '200.00' } });
    signOut({ farewell: false });
    expect(seen.headers).toMatchObject({ language: 'kor', lang: 'kor', token: 'secret' });
    expect(seen.body).toBe('num=200.00');
  });

  it('hands back what came, whatever its status, and rejects when nothing came', async () => {
    const refused = await request(`${base}/files/refused`, { data: { page: '1' } });
    expect(refused.status).toBe(401);
    expect(seen.path).toBe('/files/refused?page=1');
    await expect(request('http://127.0.0.1:1/')).rejects.toThrow();
  });
});
