import { ReadersAddressedAlike1766014000000 } from '../../../../migrations/content/1766014000000-readers-addressed-alike';
import { aDraft } from '../../../testing/content/articles';
import { withWorld } from '../../../testing/suite';
import { aStaffMember, type StaffPerson } from '../../../testing/world';
import { draftArticle } from './draft-article';
import { withdrawArticle } from './withdraw-article';

const world = withWorld();
let ada: StaffPerson;
beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
});

/** An article that is of the platform itself, as the first ones were written. */
async function written(): Promise<string> {
  const { rows } = await world.sql.owner.query<{ id: string }>(
    `WITH a AS (
       INSERT INTO article (kind, state, version, published, weight, shown_at)
       VALUES ('FAQ', 'PUBLISHED', 1, 1, 5, tarn_now()) RETURNING id)
     INSERT INTO article_version (article_id, version, titles, summaries, bodies, weight)
     SELECT a.id, 1, '{"zh": "题"}', '{}', '{"en": "<p>You.</p>", "zh": "<p>你和你。</p>", "hk": "<p>是你。</p>"}', 5 FROM a
     RETURNING article_id AS id`,
  );
  return rows[0]?.id ?? '';
}

/** The versions of an article, which of them people see, and what that says to readers of Chinese. */
async function now(id: string): Promise<string> {
  const { rows } = await world.sql.owner.query<{ it: string }>(
    `SELECT concat_ws(' ', a.state, a.published || '/' || a.version, v.bodies ->> 'zh', v.bodies ->> 'hk') AS it
     FROM article a JOIN article_version v ON v.article_id = a.id AND v.version = a.published WHERE a.id = $1`,
    [id],
  );
  return rows[0]?.it ?? '';
}

const migrate = () => {
  const { owner } = world.sql;
  return new ReadersAddressedAlike1766014000000().up({ query: owner.query.bind(owner) } as never);
};

describe('QUALITY 4: the first articles address their readers as all else does', () => {
  it('from the first day', async () => {
    const { rows } = await world.sql.owner.query<{ former: boolean; alike: boolean }>(
      `SELECT bool_or(bodies::text LIKE '%你%') AS former, bool_or(bodies::text LIKE '%您%') AS alike
       FROM article a JOIN article_version v ON v.article_id = a.id AND v.version = a.published`,
    );
    expect(rows).toEqual([{ former: false, alike: true }]);
  });

  it('by another version, which people see, where nobody has touched them', async () => {
    const id = await written();
    await migrate();
    expect(await now(id)).toBe('PUBLISHED 2/2 <p>您和您。</p> <p>是您。</p>');
    await migrate();
    expect(await now(id)).toMatch('PUBLISHED 2/2');
  });

  it('and what staff have edited or withdrawn is left alone', async () => {
    const [edited, withdrawn] = [await written(), await written()];
    await draftArticle(ada.ctx, aDraft({ id: edited, seen: 1, kind: 'FAQ' }));
    await withdrawArticle(ada.ctx, { id: withdrawn, reason: 'Over' });
    await migrate();
    expect(await now(edited)).toBe('PUBLISHED 1/2 <p>你和你。</p> <p>是你。</p>');
    expect(await now(withdrawn)).toBe('WITHDRAWN 1/1 <p>你和你。</p> <p>是你。</p>');
  });
});
