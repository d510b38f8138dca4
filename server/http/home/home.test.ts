import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hereCookie, HOME_VIEW_ID, type HomeView } from '../../../schema/home-page';
import { languages, type Language } from '../../../schema/languages';
import { createQuoteHub } from '../../modules/market';
import { aSession } from '../../testing/http';
import { withWorld } from '../../testing/suite';
import { aUserWith, quote } from '../../testing/world';
import { createApp } from '../express-app';
import { theSchemas } from '../schemas';
import { serveClients } from '../static';
import { serveHome } from './serve-home';

/** What React would name for the first sight, by language. */
const PICTURES = {
  zh: `/files/c/${'a1'.repeat(32)}.webp`,
  de: '/files/c/x>; rel=preload, <https://elsewhere.example/x.webp',
};

/** What the build would leave: a screen that shows what it was given, and breaks when it is told to. */
const RENDERER = `
  let drawn = 0;
  exports.home = {
    documents: { Markets: '{ instruments(popular: true) { symbol name quote { price } } }' },
    screenOf: ({ member }) => (member ? 'src/Member.tsx' : 'src/Visitor.tsx'),
    wordsOf: ({ language }) => ({
      first: '/h5/assets/words-' + language + '-first.json',
      own: '/h5/assets/words-' + language + '-own.json',
    }),
    async render(view) {
      if (view.language === 'fr' && view.member) return new Promise(() => undefined);
      if (view.language === 'fr') throw new Error('broken');
      drawn += 1;
      const picture = ${JSON.stringify(PICTURES)}[view.language];
      const named = picture ? '<link rel="preload" as="image" href="' + picture + '"/>' : '';
      return named + '<h1>' + (view.member ? 'member' : 'visitor') + ' ' + drawn + '</h1>';
    },
  };`;
const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', css: ['assets/index-1.css'], imports: ['_parts.js'] },
  '_parts.js': { file: 'assets/parts-1.js', css: ['assets/parts-1.css'] },
  'src/Visitor.tsx': { file: 'assets/Visitor-1.js', imports: ['_parts.js', 'index.html'] },
  'src/Member.tsx': { file: 'assets/Member-1.js', css: ['assets/Member-1.css'] },
};
const PAGE = `<!doctype html><html lang="en" data-theme="light" data-market="green-up"><head>
<script src="/h5/first-paint.js"></script>
<script type="module" crossorigin src="/h5/assets/index-1.js"></script>
<link rel="stylesheet" crossorigin href="/h5/assets/index-1.css"></head>
<body><div id="root"></div></body></html>`;

const world = withWorld();
const dist = mkdtempSync(path.join(os.tmpdir(), 'tarn-home-'));
let server: Server;
let closeHub: () => void;

beforeAll(async () => {
  const write = (name: string, text: string) => {
    const file = path.join(dist, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  write('h5-home/home.cjs', RENDERER);
  write('h5/.vite/manifest.json', JSON.stringify(MANIFEST));
  write('h5/index.html', PAGE);
  write('h5/assets/index-1.css', '[data-theme=dark]{--bg:#000}');
  write('h5/assets/parts-1.css', '.parts{}');
  write('h5/assets/Member-1.css', '.member{}');
  const { db, bus, config, visitor } = world;
  const quoteHub = createQuoteHub({ bus, loadLatest: () => Promise.resolve([]) });
  closeHub = () => {
    quoteHub.close();
  };
  const app = createApp(config);
  const base = { db, bus, config, quoteHub, now: visitor.now };
  serveHome(app, { base, schema: (await theSchemas()).userSchema, dist, withinMs: 2_000 });
  serveClients(app, dist);
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  closeHub();
  rmSync(dist, { recursive: true });
});

type Headers = Readonly<Record<string, string>>;

const raw = (headers: Headers, method = 'GET', target = '/h5/') =>
  new Promise<{ headers: IncomingMessage['headers']; status: number; body: Buffer }>(
    (resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      get({ port, host: '127.0.0.1', path: target, headers, method }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const body = Buffer.concat(parts);
          resolve({ headers: answer.headers, status: answer.statusCode ?? 0, body });
        });
      }).on('error', reject);
    },
  );

async function home(cookie = '', headers: Headers = {}) {
  const answer = await raw({ ...(cookie && { cookie }), ...headers });
  const html = answer.body.toString();
  const data = new RegExp(`id="${HOME_VIEW_ID}">([^<]*)</script>`).exec(html)?.[1] ?? 'null';
  return { ...answer, html, view: JSON.parse(data) as HomeView | null };
}

const isVisitors = ({ html, view }: Awaited<ReturnType<typeof home>>) =>
  html.includes('<h1>visitor') && view?.language === 'en' && !view.member;

describe('Home as the server sends it', () => {
  it('stands in the page with its styles, its files and the last quotes, and needs no script', async () => {
    await quote(world, '67214.50');
    const { status, headers, html, view } = await home();
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers.vary).toBe('Cookie, Accept-Encoding');
    expect(html).toContain('<div id="root"><h1>visitor');
    expect(JSON.stringify(view?.answers)).toContain('"price":"67214.50"');
    expect(html).toContain('.parts{}');
    expect(html).toMatch(/<script async[^>]* data-files="parts-1.js Visitor-1.js"/);
    expect(html).toContain('href="/h5/assets/words-en-first.json"');
    // Only Home says them: asked for by the script that knows where the visit leads.
    expect(html).toContain(' data-words="words-en-own.json"');
    expect(html).not.toContain('href="/h5/assets/words-en-own.json"');
    // The app is asked for behind all that is shown.
    expect(html).toMatch(/<div id="root">.*<script type="module"/s);
    expect(html).not.toMatch(/<script type="module".*<div id="root">/s);
    // Nothing but the page itself is waited for.
    expect(html).not.toContain('<link rel="stylesheet"');
    expect(html).toContain('data-sheets="parts-1.css index-1.css"');
    expect(html).not.toMatch(/<script(?! async| type="(module|application\/json)")/);
    expect(html).toContain(
      '@media (prefers-color-scheme:dark){:root:not([data-theme]){--bg:#000}}',
    );
  });

  it.each(languages.filter((language) => language !== 'fr'))(
    'comes in %s for one who was signed in here, and holds the shell alone',
    async (language) => {
      const { html, view } = await home(`other=1; ${hereCookie({ language, member: true })}; x=2`);
      expect([view?.language, view?.member]).toEqual([language, true]);
      expect(html).toContain('<h1>member');
      expect(html).toContain('.member{}');
    },
  );

  it('A1: holds nothing of a person, whoever asks and with whatever headers', async () => {
    const { userId } = await aUserWith(world, '1234.56');
    const token = await aSession(world, userId);
    const cookie = hereCookie({ language: 'de', member: true });
    const { html } = await home(`${cookie}; token=${token}`, { token });
    expect(html).not.toContain('1234');
    expect(html).not.toContain(token);
    const mine = JSON.stringify((await home(cookie)).view);
    expect(JSON.stringify((await home(cookie, { token })).view)).toBe(mine);
  });

  it.each([
    ['a language that is none', 'tarn_here=xx.1'],
    ['more than it may hold', 'tarn_here=de.1.user-1042'],
    ['another case', 'tarn_here=DE.1'],
    ['markup', 'tarn_here=de.1"><script>alert(1)</script>'],
    ['a name of an object', 'tarn_here=__proto__.1'],
    ['nothing', 'tarn_here='],
    ['another word for yes', 'tarn_here=de.true'],
    ['another cookie that ends so', 'not_tarn_here=de.1'],
    ['10 kB of it', `tarn_here=${'de.1'.repeat(2_500)}`],
    ['a thousand others', Array.from({ length: 1_000 }, (_, n) => `c${String(n)}=1`).join('; ')],
    ['bytes that are no text', 'tarn_here=\u00ff\u00fe.1'],
  ])(
    'a cookie with %s is a visitor’s page in English, and nothing of it comes back',
    async (_, cookie) => {
      const answer = await home(cookie);
      expect(answer.status).toBe(200);
      expect(isVisitors(answer)).toBe(true);
      expect(answer.html).not.toContain('alert(1)');
      expect(JSON.stringify(answer.headers)).not.toContain('tarn_here');
    },
  );

  it('no header chooses what is drawn but the cookie', async () => {
    const answer = await home('', { language: 'de', lang: 'de', 'accept-language': 'de' });
    expect(isVisitors(answer)).toBe(true);
  });

  it('is drawn once for all who ask within a second', async () => {
    const cookie = hereCookie({ language: 'th', member: false });
    const pages = await Promise.all(Array.from({ length: 50 }, () => home(cookie)));
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('to a browser that reads "%s" comes as %s', async (accepted, encoding, unpack) => {
    const { headers, body } = await raw({ 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(unpack(body).toString()).toContain('<h1>visitor');
  });

  it('S7: what ends a block of data does not end it', async () => {
    const name = `</script><script>alert(1)</script>`;
    await world.sql.owner.query(
      `UPDATE instrument SET names = jsonb_set(names::jsonb, '{es}', to_jsonb($1::text))`,
      [name],
    );
    const { html, view } = await home(hereCookie({ language: 'es', member: false }));
    expect(html).not.toContain('<script>alert');
    expect(JSON.stringify(view)).toContain('</script><script>alert(1)');
  });

  it('where it cannot be drawn, the page of the build answers', async () => {
    const { status, html } = await home(hereCookie({ language: 'fr', member: false }));
    expect([status, html]).toEqual([200, PAGE]);
  });

  it('QUALITY 2: a drawing that never ends is waited for no longer than its time, and nobody else waits', async () => {
    const hangs = home(hereCookie({ language: 'fr', member: true }));
    expect((await home()).view?.language).toBe('en');
    const { status, html } = await hangs;
    expect([status, html]).toEqual([200, PAGE]);
  });

  it('names the picture of its first sight before the page has come, and nothing else', async () => {
    const linked = async (language: Language) =>
      (await home(hereCookie({ language, member: false }))).headers.link;
    expect(await linked('zh')).toBe(`<${PICTURES.zh}>; rel=preload; as=image; fetchpriority=high`);
    expect(await linked('de')).toBeUndefined();
    expect(await linked('en')).toBeUndefined();
  });

  it('answers a HEAD without a body, and no other method', async () => {
    const head = await raw({}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect((await raw({}, 'POST')).status).toBe(404);
  });

  it('is at no other address', async () => {
    const own = async (target: string) => (await raw({}, 'GET', target)).body.toString();
    expect(await own('/h5/index.html')).toContain('<h1>visitor');
    expect(await own('/h5/?from=mail')).toContain('<h1>visitor');
    expect((await raw({}, 'GET', '/h5')).status).toBe(301);
    expect(await own('/h5/pages')).not.toContain('<h1>');
  });
});
