import { languages } from '../../../../schema/languages';
import { aDraft } from '../../../testing/content/articles';
import { auditEntriesOf } from '../../../testing/people/audit';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { advance, aStaffMember, type StaffPerson } from '../../../testing/world';
import { articleById } from './articles';
import { draftArticle, type DraftArticle } from './draft-article';
import { followArticles, nextVersionInMs } from './follow-articles';
import { publishArticle } from './publish-article';
import { shownArticle, shownBodies } from './shown-articles';
import { withdrawArticle } from './withdraw-article';

const world = withWorld();
let ada: StaffPerson;
beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
});

const HOUR = 3_600;
async function inHours(hours: number): Promise<Date> {
  return new Date((await world.visitor.now()).getTime() + hours * HOUR * 1_000);
}

/** Drafts version `seen + 1`, which says its number, and publishes it. Resolves to the id. */
async function published(more: Partial<DraftArticle>): Promise<string> {
  const version = (more.seen ?? 0) + 1;
  const said = `Version ${String(version)}`;
  const texts = languages.map((language) => ({
    ...{ language, title: said, summary: '', body: `<p>${said}</p>` },
  }));
  const id = await draftArticle(ada.ctx, aDraft({ texts, ...more }));
  await publishArticle(ada.ctx, { id, version });
  return id;
}

async function seen(id: string) {
  await followArticles(world.visitor);
  const shown = await shownArticle(world.db, id, 'en');
  return shown && [shown.title, (await shownBodies(world.db, [id], 'en'))[0]];
}
const one = (version: number) => [
  `Version ${String(version)}`,
  `<p>Version ${String(version)}</p>`,
];
const standing = async (id: string) => {
  const { state, published: now, next } = (await articleById(world.db, id)) ?? {};
  return [state, now, next];
};

describe('a version that is published for later', () => {
  it('leaves the one before standing until it begins, with its text, and then takes its place', async () => {
    const id = await published({ kind: 'NEWS', endsAt: await inHours(48) });
    const startsAt = await inHours(10);
    await published({ id, seen: 1, kind: null, startsAt });
    expect([await seen(id), await standing(id)]).toEqual([one(1), ['PUBLISHED', 1, 2]]);
    expect(await refusalOf(publishArticle(ada.ctx, { id, version: 2 }))).toBe('NOTHING_CHANGES');
    const ms = await nextVersionInMs(world.visitor);
    expect(ms).toBeGreaterThan(9.9 * HOUR * 1_000);
    await advance(world, 10 * HOUR - 60);
    expect(await seen(id)).toEqual(one(1));
    await advance(world, 60);
    await Promise.all([followArticles(world.visitor), followArticles(world.visitor)]);
    expect([await seen(id), await standing(id)]).toEqual([one(2), ['PUBLISHED', 2, null]]);
    expect((await shownArticle(world.db, id, 'en'))?.startsAt).toEqual(startsAt);
    expect(await nextVersionInMs(world.visitor)).toBeNull();
    const publish = `staff/${ada.staff.staffId} article.publish`;
    const acts = await auditEntriesOf(world, `article/${id}`);
    expect(acts.filter((act) => act === publish)).toHaveLength(2);
  });

  it('leaves an end where it is: between the two nothing stands', async () => {
    const id = await published({ kind: 'NEWS', endsAt: await inHours(2) });
    await published({ id, seen: 1, kind: null, startsAt: await inHours(4) });
    expect(await seen(id)).toEqual(one(1));
    await advance(world, 3 * HOUR);
    expect(await seen(id)).toBeNull();
    await advance(world, HOUR);
    expect(await seen(id)).toEqual(one(2));
  });

  it('gives way to a newer one, at once or later, also when it has begun unnoticed', async () => {
    const id = await published({ kind: 'NEWS' });
    await published({ id, seen: 1, kind: null, startsAt: await inHours(1) });
    await published({ id, seen: 2, kind: null, startsAt: await inHours(5) });
    await advance(world, 2 * HOUR);
    expect([await seen(id), await standing(id)]).toEqual([one(1), ['PUBLISHED', 1, 3]]);
    await advance(world, 4 * HOUR);
    await published({ id, seen: 3, kind: null, startsAt: await inHours(1) });
    expect([await seen(id), await standing(id)]).toEqual([one(3), ['PUBLISHED', 3, 4]]);
    await published({ id, seen: 4, kind: null });
    expect([await seen(id), await standing(id)]).toEqual([one(5), ['PUBLISHED', 5, null]]);
  });

  it('falls with the article that is taken back, and waits alone where nothing stood', async () => {
    const id = await published({ kind: 'NEWS' });
    await published({ id, seen: 1, kind: null, startsAt: await inHours(1) });
    await withdrawArticle(ada.ctx, { id, reason: 'It was wrong' });
    await advance(world, 2 * HOUR);
    expect([await seen(id), await standing(id)]).toEqual([null, ['WITHDRAWN', 1, null]]);
    const startsAt = await inHours(1);
    await published({ id, seen: 2, kind: null, startsAt });
    expect([await seen(id), await standing(id)]).toEqual([null, ['PUBLISHED', 3, null]]);
    // Staff read when people will see it.
    expect((await articleById(world.db, id))?.seenFrom).toEqual(startsAt);
    await advance(world, HOUR);
    expect(await seen(id)).toEqual(one(3));
  });

  it('of an activity stands at once: its beginning is what is said of it', async () => {
    const [startsAt, endsAt] = [await inHours(-1), await inHours(9)];
    const id = await published({ kind: 'ACTIVITY', startsAt, endsAt });
    await published({ id, seen: 1, kind: null, startsAt: await inHours(5), endsAt });
    expect((await shownArticle(world.db, id, 'en'))?.phase).toBe('UPCOMING');
    expect(await seen(id)).toEqual(one(2));
    expect((await articleById(world.db, id))?.seenFrom).toBeNull();
  });
});

it('a draft with a later beginning changes nothing that people see', async () => {
  const id = await published({ kind: 'NEWS' });
  const startsAt = await inHours(1);
  await draftArticle(ada.ctx, aDraft({ id, seen: 1, kind: null, startsAt }));
  await advance(world, 2 * HOUR);
  expect([await seen(id), await standing(id)]).toEqual([one(1), ['PUBLISHED', 1, null]]);
});

it('the database keeps a version that follows behind the one that stands, of what is shown alone', async () => {
  const id = await published({ kind: 'NEWS' });
  await published({ id, seen: 1, kind: null, startsAt: await inHours(1) });
  const update = (what: string) =>
    world.sql.owner.query(`UPDATE article SET ${what} WHERE id = $1`, [id]);
  for (const what of [
    'next = 1',
    'next = 9',
    'next_at = NULL',
    `state = 'WITHDRAWN'`,
    'published = 2',
  ])
    await expect(update(what)).rejects.toThrow();
  await expect(world.sql.app.query('SELECT show_version(1, 1)')).rejects.toThrow('denied');
  expect(await seen(id)).toEqual(one(1));
});
