import { leadsOn } from '../../../schema/content/articles';
import { languages } from '../../../schema/languages';
import { aPublished } from '../../testing/content/articles';
import { hostileHtml, isHarmless } from '../../testing/content/hostile-html';
import { aStaffSession, graphql, legacy } from '../../testing/http';
import { aSquare } from '../../testing/files/picture';
import { withServer, withWorld } from '../../testing/suite';
import { advance, aStaffMember, type StaffPerson } from '../../testing/world';
import { acceptStaffPicture } from '../../modules/uploads';

const world = withWorld();
const server = withServer(world);
let ada: StaffPerson;
let picture: string;
const ids: Record<string, string> = {};

const KINDS = ['NOTICE', 'NEWS', 'FAQ', 'ABOUT', 'POPUP', 'BANNER', 'ACTIVITY'] as const;

beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
  ({ hash: picture } = await acceptStaffPicture(ada.ctx, await aSquare(150, 77)));
  const now = (await world.visitor.now()).getTime();
  const [startsAt, endsAt] = [new Date(now - 1000), new Date(now + 86_400_000)];
  await advance(world, 1);
  for (const [n, kind] of KINDS.entries()) {
    const texts = languages.map((language) => ({
      ...{ language, title: `${kind} ${language}`, summary: `Short ${language}` },
      body:
        kind === 'BANNER'
          ? ''
          : `<p>${language} <a href="/pages/news/news">x</a></p>${hostileHtml.slice(n * 9, n * 9 + 9).join('')}`,
    }));
    const link = leadsOn(kind) ? '/pages/news/news' : null;
    const more = { kind, texts, picture, startsAt, endsAt, link };
    ids[kind] = await aPublished(ada, more);
  }
});

const ask = (path: string, form: Record<string, string> = {}, language = 'en') =>
  legacy(server, { path, form: { ...form, language } });

const ARTICLE = 'id,img,summary,time,time_text,title,type';
const keysOf = (value: unknown) =>
  Object.keys(value as object)
    .sort()
    .join();

describe('the old API shows what the operator says', () => {
  it('with the keys that are listed, in the language of the request', async () => {
    const banner = (await ask('index/banner')).data as { banner: unknown[] };
    expect(banner.banner).toEqual([
      {
        ...{ id: Number(ids.BANNER), title: 'BANNER en' },
        ...{ path: `/files/c/${picture}.webp`, url: '/h5/#/pages/news/news' },
      },
    ]);
    const popUp = (await ask('index/ater', {}, 'de')).data;
    expect(popUp).toMatchObject({ title: 'POPUP de', type: 16, summary: 'Short de' });
    expect(keysOf(popUp)).toBe(`content,${ARTICLE}`);
    const notices = (await ask('index/notice')).data as unknown as unknown[];
    expect(notices.map(keysOf)).toEqual([`content,${ARTICLE}`]);
    const home = (await ask('index/home')).data;
    expect(keysOf(home)).toBe('ater,banner,notice,product,products');
    expect(home).toMatchObject({ ater: { title: 'POPUP en' }, notice: [{ title: 'NOTICE en' }] });
    const info = (await ask('index/info')).data;
    expect(info).toMatchObject({
      ...{ notice: 'NOTICE en', logo_img: '/h5/icon.svg' },
      ...{ service: '/h5/#/pages/customer/customer', app: '/h5/#/pages/download/download' },
    });
  });

  it('lists a kind by number or name, and shows one of it whole', async () => {
    for (const [type, kind] of [
      [undefined, 'NEWS'],
      ['10', 'NEWS'],
      ['activity', 'ACTIVITY'],
      ['11', 'ACTIVITY'],
    ] as const) {
      const { data } = await ask('index/about_list', type === undefined ? {} : { type });
      expect(data).toMatchObject({ total: 1, list: [{ title: `${kind} en` }] });
      expect(keysOf((data as unknown as { list: unknown[] }).list[0])).toBe(ARTICLE);
    }
    const whole = await ask('index/about_details', { id: ids.NEWS ?? '' }, 'zh');
    expect(whole.data).toMatchObject({ title: 'NEWS zh', img: `/files/c/${picture}.webp` });
    const activity = (await ask('index/activity_details', { id: ids.ACTIVITY ?? '' })).data;
    expect(keysOf(activity)).toBe(`content,end_time,${ARTICLE.replace('img,', 'img,start_time,')}`);
    for (const [type, title] of [
      ['about', 'ABOUT en'],
      ['2', 'User agreement and risk notice'],
      ['risk', ''],
    ]) {
      const { data } = await ask('index/get_detail_from_type', { type: type ?? '' });
      expect([title, keysOf(data)]).toEqual([
        (data as unknown as { title: string }).title,
        `content,${ARTICLE}`,
      ]);
    }
    const page = (await ask('index/notice', { page: '2' })).data;
    expect(page).toEqual([]);
  });

  it('of one kind the newest, however heavy an older one is', async () => {
    const titled = (title: string) =>
      languages.map((language) => ({ language, title, summary: '', body: '<p>x</p>' }));
    for (const kind of ['POPUP', 'NOTICE'] as const) {
      await aPublished(ada, { kind, texts: titled('Heavy'), weight: 50 });
      await advance(world, 60);
      const newest = await aPublished(ada, { kind, texts: titled('Newest') });
      await advance(world, 60);
      // It is seen from its window on, and what was published later is newer until then.
      const startsAt = new Date((await world.visitor.now()).getTime() + 1_000);
      await aPublished(ada, { kind, texts: titled('Later'), startsAt });
      const read = async () =>
        (await ask('index/get_detail_from_type', { type: kind.toLowerCase() })).data;
      expect(await read()).toMatchObject({ id: Number(newest), title: 'Newest' });
      if (kind === 'POPUP') {
        expect((await ask('index/ater')).data).toMatchObject({ title: 'Newest' });
      }
      await advance(world, 1);
      expect(await read()).toMatchObject({ title: 'Later' });
    }
  });

  it('says of what there is not that it is missing', async () => {
    for (const [path, form, err] of [
      ['index/about_list', { type: '5' }, 'CONTENT_NOT_FOUND'],
      ['index/about_list', { type: 'banner' }, 'CONTENT_NOT_FOUND'],
      ['index/get_detail_from_type', { type: '99' }, 'CONTENT_NOT_FOUND'],
      ['index/get_detail_from_type', {}, 'FORM_INCOMPLETE'],
      ['index/about_details', { id: '999999' }, 'CONTENT_NOT_FOUND'],
      ['index/about_details', { id: ids.BANNER ?? '' }, 'CONTENT_NOT_FOUND'],
      ['index/about_details', { id: 'x' }, 'PARAM_INVALID'],
      ['index/activity_details', { id: ids.NEWS ?? '' }, 'CONTENT_NOT_FOUND'],
      ['index/about_list', { page: '-1' }, 'PARAM_INVALID'],
    ] as const) {
      expect([path, form, (await ask(path, form)).err]).toEqual([path, form, err]);
    }
  });
});

const LIST = `query L($kind: ArticleKind!) { articles(kind: $kind) { edges { node { id title summary body picture link } } } }`;
const ONE = `query O($id: ID!) { article(id: $id) { title body phase } }`;
const DESK = `{ articles { items { id title missing newest { texts { language body } by { name } } } } }`;
const SAVE = `mutation S($input: ArticleDraftInput!) { articleDraft(input: $input) { article { id newest { version } } userErrors { code field } } }`;
const PUBLISH = `mutation P($input: ArticlePublishInput!) { articlePublish(input: $input) { article { state } userErrors { code field figures { name value } } } }`;

describe('GraphQL shows it too', () => {
  it('S7: what was hostile is harmless in the app, the old API and the console', async () => {
    const console = await aStaffSession(world, ada.staff.staffId);
    const read: string[] = [];
    for (const kind of KINDS) {
      const { data } = await graphql(server, { query: LIST, variables: { kind } });
      const { edges } = (data as unknown as { articles: { edges: { node: { body: string } }[] } })
        .articles;
      read.push(...edges.map(({ node }) => node.body));
      const { data: one } = await graphql(server, { query: ONE, variables: { id: ids[kind] } });
      read.push((one as unknown as { article: { body: string } }).article.body);
      if (kind === 'BANNER') continue;
      const old = (await ask('index/about_details', { id: ids[kind] ?? '' })).data;
      const { content } = old as { content: string };
      expect(content).toContain('href="/h5/#/pages/news/news"');
      read.push(content.replaceAll('/h5/#', ''));
    }
    const { data } = await graphql(server, { query: DESK, console });
    const { items } = (data as unknown as { articles: { items: Desked[] } }).articles;
    read.push(...items.flatMap(({ newest }) => newest.texts.map(({ body }) => body)));
    expect(read.length).toBeGreaterThan(80);
    expect(read.filter((html) => !isHarmless(html))).toEqual([]);
    expect((await graphql(server, { query: ONE, variables: { id: 'x' } })).data).toEqual({
      article: null,
    });
  });

  it('staff save ten long texts at once, and read why an article is not published', async () => {
    const console = await aStaffSession(world, ada.staff.staffId);
    const body = `<p>${'word '.repeat(9_500)}</p>`;
    const texts = languages.map((language) => ({ language, title: 'Long', summary: '', body }));
    const input = { kind: 'NEWS', version: 0, weight: 0, texts };
    const saved = await graphql(server, { query: SAVE, variables: { input }, console });
    const { article } = (saved.data as unknown as { articleDraft: { article: { id: string } } })
      .articleDraft;
    expect(article).toMatchObject({ newest: { version: 1 } });
    const short = { ...input, id: article.id, version: 1, texts: texts.slice(0, 1) };
    await graphql(server, { query: SAVE, variables: { input: short }, console });
    const answer = await graphql(server, {
      ...{ query: PUBLISH, variables: { input: { id: article.id, version: 2 } }, console },
    });
    expect(answer.text).toMatch(
      /"CONTENT_INCOMPLETE","field":\["input","texts"\].*Deutsch, Español/,
    );
  });

  it('a picture is served to everybody by its hash, and no other path', async () => {
    const answer = await fetch(`${server.url}/files/c/${picture}.webp`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    for (const path of [`${'0'.repeat(64)}.webp`, `${picture}.svg`, '..%2f..%2fetc%2fpasswd']) {
      expect((await fetch(`${server.url}/files/c/${path}`)).status).toBe(404);
    }
  });
});

interface Desked {
  readonly newest: { readonly texts: readonly { readonly body: string }[] };
}
