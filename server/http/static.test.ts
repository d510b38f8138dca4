import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { compressFiles } from '../commands/compress-files';
import { serveClients } from './static';

const folder = mkdtempSync(path.join(os.tmpdir(), 'tarn-static-'));
const script = 'export const words = "still water";\n'.repeat(200);
let server: Server;

beforeAll(async () => {
  for (const client of ['h5', 'admin']) {
    mkdirSync(path.join(folder, client, 'assets'), { recursive: true });
    writeFileSync(path.join(folder, client, 'assets/app-1.js'), script);
    writeFileSync(path.join(folder, client, 'index.html'), '<!doctype html><p>small</p>');
    await compressFiles(path.join(folder, client));
  }
  const app = express();
  serveClients(app, folder);
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** As the bytes came: fetch would unpack them. */
const ask = (target: string, accepted: string) =>
  new Promise<{ headers: IncomingMessage['headers']; status: number; body: Buffer }>(
    (resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const headers = accepted === '' ? {} : { 'accept-encoding': accepted };
      get({ port, host: '127.0.0.1', path: target, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          resolve({
            headers: answer.headers,
            status: answer.statusCode ?? 0,
            body: Buffer.concat(parts),
          });
        });
      }).on('error', reject);
    },
  );

const asIs = (body: Buffer) => body;

describe('the files of the clients', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, asIs],
    ['', undefined, asIs],
    ['zstd', undefined, asIs],
  ])('QUALITY 2: to a browser that reads "%s" come as %s', async (accepted, encoding, unpack) => {
    for (const client of ['h5', 'admin']) {
      const { status, headers, body } = await ask(`/${client}/assets/app-1.js`, accepted);
      expect([status, headers['content-encoding']]).toEqual([200, encoding]);
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(unpack(body).toString()).toBe(script);
    }
  });

  it('a page is asked for again each time, and what is small stays as it is', async () => {
    const { status, headers, body } = await ask('/h5/', 'br');
    expect([status, headers['content-encoding']]).toEqual([200, undefined]);
    expect(headers['cache-control']).toBe('public, max-age=0');
    expect(body.toString()).toContain('small');
    expect(readdirSync(path.join(folder, 'h5'))).toEqual(['assets', 'index.html']);
  });

  it.each(['/h5/..%2f..%2f..%2fetc%2fpasswd', '/h5/__proto__', '/h5/assets/constructor'])(
    '%s is no file',
    async (target) => {
      const { status, body } = await ask(target, 'br');
      expect([403, 404]).toContain(status);
      expect(body.toString()).not.toContain('root:');
    },
  );
});
