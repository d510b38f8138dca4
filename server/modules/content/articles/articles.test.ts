import { forbiddenCopy } from '../../../../schema/content/forbidden-copy';
import { plainOfHtml } from '../../../../schema/content/html';
import { languages } from '../../../../schema/languages';
import { aDraft, aPublished } from '../../../testing/content/articles';
import { auditEntriesOf } from '../../../testing/people/audit';
import { hostileHtml, hostileItems, isHarmless } from '../../../testing/content/hostile-html';
import { aSquare } from '../../../testing/files/picture';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { advance, aStaffMember, aUser, type StaffPerson } from '../../../testing/world';
import { acceptStaffPicture, readShownPicture } from '../../uploads';
import { articleById, articleVersions } from './articles';
import { cleanHtml } from './clean-html';
import { draftArticle, type DraftArticle } from './draft-article';
import { publishArticle } from './publish-article';
import { newestShown, shownArticle, shownArticles, shownBodies } from './shown-articles';
import { withdrawArticle } from './withdraw-article';

const world = withWorld();
let ada: StaffPerson;
let sue: StaffPerson;
beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
  sue = await aStaffMember(world, 'SUPPORT');
});

const draft = (more: Partial<DraftArticle> = {}, who = ada) => draftArticle(who.ctx, aDraft(more));
const seen = async (id: string) => (await shownArticle(world.db, id, 'en'))?.title ?? null;
const page = { first: 20, after: null };
const list = async (kind: DraftArticle['kind']) =>
  (
    await shownArticles(world.db, { kind: kind ?? 'NEWS', phases: null, language: 'en', ...page })
  ).map(({ id }) => id);

const inEnglish = (more: object) =>
  aDraft().texts.map((text) => (text.language === 'en' ? { ...text, ...more } : text));

describe('an article', () => {
  it('is drafted for nobody to see, published, changed, published again and taken back', async () => {
    const id = await draft({}, sue);
    expect(await seen(id)).toBeNull();
    await publishArticle(ada.ctx, { id, version: 1 });
    expect(await seen(id)).toBe('Opening hours en');
    await draft({ id, seen: 1, texts: inEnglish({ title: 'Other hours' }) }, sue);
    expect(await seen(id)).toBe('Opening hours en');
    expect(await refusalOf(publishArticle(ada.ctx, { id, version: 1 }))).toBe('CHANGED_MEANWHILE');
    await publishArticle(ada.ctx, { id, version: 2 });
    expect(await seen(id)).toBe('Other hours');
    expect(await refusalOf(withdrawArticle(ada.ctx, { id, reason: ' ' }))).toBe('REASON_REQUIRED');
    await withdrawArticle(ada.ctx, { id, reason: 'It is over' });
    expect([await seen(id), (await articleById(world.db, id))?.state]).toEqual([null, 'WITHDRAWN']);
    expect(await refusalOf(withdrawArticle(ada.ctx, { id, reason: 'x' }))).toBe('NOTHING_CHANGES');
    expect(await auditEntriesOf(world, `article/${id}`)).toEqual([
      `staff/${sue.staff.staffId} article.draft`,
      `staff/${ada.staff.staffId} article.publish`,
      `staff/${sue.staff.staffId} article.draft`,
      `staff/${ada.staff.staffId} article.publish`,
      `staff/${ada.staff.staffId} article.withdraw`,
    ]);
  });

  it('is one for each key, and of two editors at once the later is refused', async () => {
    const key = { idempotencyKey: 'article-1234' };
    const both = await Promise.all([draft(key), draft(key)]);
    expect(new Set(both).size).toBe(1);
    const [id] = both;
    const edits = [1, 2].map((n) =>
      refusalOf(draft({ id, seen: 1, texts: inEnglish({ title: `Edit ${String(n)}` }) })),
    );
    expect((await Promise.all(edits)).sort()).toEqual(['CHANGED_MEANWHILE', 'OK']);
    const newest = await articleById(world.db, id);
    const again = { id, seen: 2, texts: inEnglish({ title: newest?.titles.en }) };
    expect(await refusalOf(draft(again))).toBe('NOTHING_CHANGES');
    expect(await articleVersions(world.db, id, page)).toHaveLength(2);
  });

  it('stands in its list by weight and age, within its window, and never twice on two pages', async () => {
    const now = (await world.visitor.now()).getTime();
    const at = (hours: number) => new Date(now + hours * 3_600_000);
    const old = await aPublished(ada, { kind: 'NEWS' });
    await advance(world, 1);
    const heavy = await aPublished(ada, { kind: 'NEWS', weight: 5 });
    await advance(world, 1);
    const fresh = await aPublished(ada, { kind: 'NEWS', endsAt: at(2) });
    const later = await aPublished(ada, { kind: 'NEWS', startsAt: at(1) });
    expect(await list('NEWS')).toEqual([heavy, fresh, old]);
    const asked = { kind: 'NEWS', phases: null, language: 'en' } as const;
    const second = await shownArticles(world.db, { ...asked, first: 2, after: fresh });
    expect(second.map(({ id }) => id)).toEqual([old]);
    await advance(world, 3 * 3600);
    expect((await list('NEWS')).sort()).toEqual([heavy, later, old].sort());
    expect(await seen(fresh)).toBeNull();
  });

  it('stands by since when people see it: what was published for later among what came meanwhile', async () => {
    const now = (await world.visitor.now()).getTime();
    const startsAt = new Date(now + 4 * 86_400_000);
    const scheduled = await aPublished(ada, { kind: 'NOTICE', startsAt });
    await advance(world, 2 * 86_400);
    const meanwhile = await aPublished(ada, { kind: 'NOTICE' });
    expect((await list('NOTICE')).filter((id) => id === scheduled)).toEqual([]);
    await advance(world, 3 * 86_400);
    const last = await aPublished(ada, { kind: 'NOTICE' });
    expect((await list('NOTICE')).slice(0, 3)).toEqual([last, scheduled, meanwhile]);
    expect((await shownArticle(world.db, scheduled, 'en'))?.shownAt).toEqual(startsAt);
    const asked = { kind: 'NOTICE', phases: null, language: 'en', first: 1 } as const;
    const pages: (string | undefined)[] = [];
    for (let after: string | null = null; pages.length < 3; after = pages.at(-1) ?? null)
      pages.push((await shownArticles(world.db, { ...asked, after }))[0]?.id);
    expect(pages).toEqual([last, scheduled, meanwhile]);
    expect((await newestShown(world.db, 'NOTICE', 'en'))?.id).toBe(last);
    await withdrawArticle(ada.ctx, { id: last, reason: 'It is over' });
    expect((await newestShown(world.db, 'NOTICE', 'en'))?.id).toBe(scheduled);
  });

  it('of an activity is seen before, while and after it runs, and says which', async () => {
    const now = (await world.visitor.now()).getTime();
    const days = (n: number) => new Date(now + n * 86_400_000);
    const id = await aPublished(ada, { kind: 'ACTIVITY', startsAt: days(1), endsAt: days(2) });
    const phase = async () => (await shownArticle(world.db, id, 'en'))?.phase;
    expect(await phase()).toBe('UPCOMING');
    await advance(world, 86_401);
    expect(await phase()).toBe('RUNNING');
    await advance(world, 86_400);
    expect(await phase()).toBe('ENDED');
    const asked = { kind: 'ACTIVITY', language: 'en', ...page } as const;
    expect(await shownArticles(world.db, { ...asked, phases: ['RUNNING'] })).toEqual([]);
    expect(await shownArticles(world.db, { ...asked, phases: ['ENDED'] })).toHaveLength(1);
  });
});

it('H4: every platform begins with words about itself, whole, clean and without promises', async () => {
  const own = [...(await list('ABOUT')), ...(await list('FAQ'))];
  expect(own).toHaveLength(5);
  for (const id of own) {
    const { titles, bodies } = (await articleById(world.db, id)) ?? aFault();
    for (const language of languages) {
      const [title = '', body = ''] = [titles[language], bodies[language]];
      expect(await cleanHtml(body)).toBe(body);
      expect(forbiddenCopy(language, `${title} ${plainOfHtml(body)}`)).toEqual([]);
      expect(plainOfHtml(body).length).toBeGreaterThan(40);
    }
  }
});

function aFault(): never {
  throw new Error('an article of the first day is gone');
}

describe('H10: publishing', () => {
  it('needs each text in ten languages, and says which are missing', async () => {
    const less = aDraft().texts.filter(({ language }) => !['de', 'vi'].includes(language));
    const id = await draft({ texts: less.map((one) => ({ ...one, body: `${one.body}<br>` })) });
    await expect(publishArticle(ada.ctx, { id, version: 1 })).rejects.toMatchObject({
      ...{ code: 'CONTENT_INCOMPLETE', figures: { languages: 'Deutsch, Tiếng Việt' } },
    });
    const some = aDraft().texts.map((text) =>
      text.language === 'th' ? { ...text, summary: '', body: '<p> </p>' } : text,
    );
    await draft({ id, seen: 1, texts: some });
    await expect(publishArticle(ada.ctx, { id, version: 2 })).rejects.toMatchObject({
      ...{ code: 'CONTENT_INCOMPLETE', figures: { languages: 'ไทย' } },
    });
    expect(await seen(id)).toBeNull();
  });

  it.each([
    ['texts.en.title', { title: 'Guaranteed interest' }, 'Guarantee'],
    ['texts.en.summary', { summary: 'As safe as Deutsche Bank' }, 'Deutsche Bank'],
    ['texts.en.body', { body: '<p>We are reg<em>ul</em>ated by law</p>' }, 'regulated by'],
    ['texts.en.body', { body: '<p>Known to the <strong>FCA</strong></p>' }, 'FCA'],
  ])('refuses in %s what nobody can keep or back: %j', async (field, more, words) => {
    const id = await draft({ texts: inEnglish(more) });
    await expect(publishArticle(ada.ctx, { id, version: 1 })).rejects.toMatchObject({
      ...{ code: 'COPY_FORBIDDEN', field, figures: { words } },
    });
  });
});

describe('S7: what staff send', () => {
  it('hostile HTML is cleaned to our own tags, and cleaned again it stays as it is', async () => {
    expect(hostileItems.length).toBeGreaterThanOrEqual(500);
    // One after another, as somebody writes: hundreds at once would be refused.
    const cleanAll = async (texts: readonly string[]) => {
      const cleaned: string[] = [];
      for (const html of texts) cleaned.push(await cleanHtml(html));
      return cleaned;
    };
    const cleaned = await cleanAll(hostileHtml);
    expect(hostileHtml.filter((_, n) => !isHarmless(cleaned[n] ?? '<'))).toEqual([]);
    const again = await cleanAll(cleaned);
    expect(again).toEqual(cleaned);
    expect(isHarmless('<p onclick="x">')).toBe(false);
    expect(
      await cleanHtml('<p>Read <a href="/pages/news/news">news</a>, <em>calmly</em>.</p>'),
    ).toBe('<p>Read <a href="/pages/news/news">news</a>, <em>calmly</em>.</p>');
  });

  it('is kept cleaned in every language, and lists and articles show it so', async () => {
    // An address on the internet that is read as text is refused as a whole.
    const unlinked = (text = '') => text.replaceAll('https:', '');
    const texts = languages.map((language, n) => ({
      ...{
        language,
        title: unlinked(hostileHtml[n]).slice(0, 100),
        summary: unlinked(hostileHtml[n + 10]),
      },
      body: `<p>x</p>${hostileHtml.slice(n * 20, n * 20 + 20).join('')}`,
    }));
    const id = await aPublished(ada, { kind: 'FAQ', texts });
    for (const { language } of texts) {
      const [body = '<'] = await shownBodies(world.db, [id], language);
      expect([language, isHarmless(body), body.startsWith('<p>x</p>')]).toEqual([
        language,
        true,
        true,
      ]);
    }
  });

  it.each<[string, Partial<DraftArticle>]>([
    ['kind', { kind: 'AGREEMENT' }],
    ['kind', { kind: null }],
    ['weight', { weight: -1 }],
    ['weight', { weight: 1.5 }],
    ['link', { link: 'javascript:alert(1)' }],
    ['link', { link: '/pages/no/where' }],
    ['link', { link: `https://a.example/${'x'.repeat(500)}` }],
    ['endsAt', { startsAt: new Date('2026-05-02'), endsAt: new Date('2026-05-01') }],
    ['endsAt', { startsAt: new Date('2026-05-02'), endsAt: new Date('2026-05-02') }],
    ['startsAt', { kind: 'ACTIVITY', endsAt: new Date('2026-05-02') }],
    ['endsAt', { kind: 'ACTIVITY', startsAt: new Date('2026-05-02') }],
    ['picture', { picture: 'f'.repeat(64) }],
    ['picture', { picture: '../../etc/passwd' }],
    ['texts', { texts: inEnglish({ body: `<img src="/files/c/${'e'.repeat(64)}.webp">` }) }],
    ['texts.en.title', { texts: inEnglish({ title: 'x'.repeat(121) }) }],
    ['texts.en.title', { texts: inEnglish({ title: 'a\u0000b' }) }],
    ['texts.en.summary', { texts: inEnglish({ summary: 'x'.repeat(301) }) }],
    ['texts.en.body', { texts: inEnglish({ body: `<p>${'é'.repeat(25_000)}</p>` }) }],
    [
      'texts.en.body',
      { texts: inEnglish({ body: `<img src="/files/c/${'e'.repeat(64)}.webp">`.repeat(21) }) },
    ],
    ['texts.en.body', { kind: 'BANNER', texts: inEnglish({ body: '<p>x</p>' }) }],
    ['texts.en', { texts: [...aDraft().texts, ...inEnglish({})] }],
    ['texts.xx', { texts: [{ language: 'xx' as never, title: 'x', summary: '', body: '' }] }],
  ])('is refused with its field, and nothing is written: %s', async (field, more) => {
    const before = await list('NOTICE');
    await expect(draft(more)).rejects.toMatchObject({ code: 'PARAM_INVALID', field });
    expect(await list('NOTICE')).toEqual(before);
  });

  it('unknown numbers are missing articles', async () => {
    for (const id of ['999999', '0', 'x', '99999999999999999999']) {
      expect([
        await refusalOf(draft({ id, seen: 1 })),
        await refusalOf(publishArticle(ada.ctx, { id, version: 1 })),
        await refusalOf(withdrawArticle(ada.ctx, { id, reason: 'x' })),
      ]).toEqual(['CONTENT_NOT_FOUND', 'CONTENT_NOT_FOUND', 'CONTENT_NOT_FOUND']);
    }
  });

  it('S4: pictures are seen by everybody once their article is published, and stay before', async () => {
    const [cover, inside] = [
      await acceptStaffPicture(ada.ctx, await aSquare(150, 31)),
      await acceptStaffPicture(ada.ctx, await aSquare(150, 32)),
    ];
    const body = `<p>x</p><img src="/files/c/${inside.hash}.webp" alt="A chart">`;
    const id = await draft({ picture: cover.hash, texts: inEnglish({ body }) });
    const shown = () =>
      Promise.all([cover, inside].map(({ hash }) => readShownPicture(world.visitor, hash)));
    expect(await shown()).toEqual([null, null]);
    await publishArticle(ada.ctx, { id, version: 1 });
    expect((await shown()).map((file) => file !== null)).toEqual([true, true]);
    expect((await shownBodies(world.db, [id], 'en'))[0]).toBe(body);
  });
});

describe('O4: content', () => {
  it('is published by administrators; customer service drafts notices alone', async () => {
    const user = await aUser(world);
    const id = await draft();
    const banner = await draft({ kind: 'BANNER', texts: [] });
    expect(await refusalOf(draft({ kind: 'NEWS' }, sue))).toBe('NOT_PERMITTED');
    expect(await refusalOf(draft({ id: banner, seen: 1 }, sue))).toBe('NOT_PERMITTED');
    expect(await refusalOf(publishArticle(sue.ctx, { id, version: 1 }))).toMatch(
      /no administrator/,
    );
    expect(await refusalOf(withdrawArticle(sue.ctx, { id, reason: 'x' }))).toMatch(/no administr/);
    expect(await refusalOf(draftArticle(user.ctx, aDraft()))).toBe('LOGIN_REQUIRED');
    const facts = `'{"titles": {}, "summaries": {}, "bodies": {}, "weight": 0}'`;
    for (const [who, what] of [
      [sue.staff.staffId, 'NEWS'],
      ['999999', 'NOTICE'],
    ] as const) {
      const call = `SELECT draft_article(${who}, NULL, '${what}', ${facts}, '{}', 0, 'x')`;
      await expect(world.sql.app.query(call)).rejects.toMatchObject({ code: '42501' });
    }
    expect(await seen(id)).toBeNull();
  });

  it('is written by its functions alone, and a version never changes', async () => {
    const id = await aPublished(ada);
    for (const statement of [
      `INSERT INTO article (kind, version) VALUES ('NOTICE', 1)`,
      `UPDATE article SET state = 'WITHDRAWN'`,
      `DELETE FROM article`,
      `UPDATE article_version SET titles = '{}'`,
      `SELECT name_staff_picture('x')`,
      `SELECT article_missing(1, 1)`,
    ]) {
      await expect(world.sql.app.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
    for (const statement of [
      `UPDATE article_version SET titles = '{}' WHERE article_id = ${id}`,
      `DELETE FROM article_version WHERE article_id = ${id}`,
      'TRUNCATE article_version CASCADE',
      `UPDATE article SET kind = 'NEWS' WHERE id = ${id}`,
      `UPDATE article SET state = 'DRAFT', published = NULL, shown_at = NULL WHERE id = ${id}`,
      `UPDATE article SET shown_at = now() - interval '1 day' WHERE id = ${id}`,
      `UPDATE article SET published = 9 WHERE id = ${id}`,
      `DELETE FROM article WHERE id = ${id}`,
    ]) {
      await expect(world.sql.owner.query(statement)).rejects.toThrow();
    }
    expect(await seen(id)).toBe('Opening hours en');
  });
});
