import { openCreditDesk } from '../../../testing/people/credits';
import { aDraft, aPublished } from '../../../testing/content/articles';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { advance, aUser } from '../../../testing/world';
import { campaignTerms } from '../../credits/campaign-terms';
import { articleById, articleVersion } from './articles';
import { draftArticle, type DraftArticle } from './draft-article';
import { publishArticle } from './publish-article';
import { shownArticle } from './shown-articles';

const world = withWorld();
let desk: Awaited<ReturnType<typeof openCreditDesk>>;
beforeAll(async () => {
  desk = await openCreditDesk(world);
});

/** An activity of ten days. */
async function activity(more: Partial<DraftArticle> = {}): Promise<Partial<DraftArticle>> {
  const startsAt = await world.visitor.now();
  const endsAt = new Date(startsAt.getTime() + 864_000_000);
  return { kind: 'ACTIVITY', startsAt, endsAt, ...more };
}
const terms = async (id: string) => (await campaignTerms(world.db, [id]))[0];

describe('O4: the campaign of an activity', () => {
  it('is kept with its version, changes alone, and is shown once that is published', async () => {
    const [one, two] = [await desk.campaign(), await desk.campaign()];
    const facts = await activity({ campaignId: one });
    const id = await aPublished(desk.ada, facts);
    const shown = async () => (await shownArticle(world.db, id, 'en'))?.campaignId;
    expect(await shown()).toBe(one);
    const draft = (more: object) => draftArticle(desk.ada.ctx, aDraft({ ...facts, id, ...more }));
    expect(await refusalOf(draft({ seen: 1 }))).toBe('NOTHING_CHANGES');
    await draft({ seen: 1, campaignId: two });
    expect([await shown(), (await articleById(world.db, id))?.campaignId]).toEqual([one, two]);
    await publishArticle(desk.ada.ctx, { id, version: 2 });
    expect(await shown()).toBe(two);
    await draft({ seen: 2, campaignId: null });
    await publishArticle(desk.ada.ctx, { id, version: 3 });
    expect(await shown()).toBeNull();
    expect((await articleVersion(world.db, id, 1))?.campaignId).toBe(one);
    const { rows } = await world.sql.owner.query<{ campaign: string }>(
      `SELECT after ->> 'campaign' AS campaign FROM audit_entry
       WHERE subject = $1 AND action = 'article.draft' ORDER BY seq`,
      [`article/${id}`],
    );
    expect(rows.map(({ campaign }) => campaign)).toEqual([
      `campaign/${one}`,
      `campaign/${two}`,
      null,
    ]);
  });

  it('is refused with its field where it is unknown, or the article is no activity', async () => {
    const campaignId = await desk.campaign();
    const wrong: readonly Partial<DraftArticle>[] = [
      await activity({ campaignId: '999999' }),
      await activity({ campaignId: 'x' }),
      ...(['NOTICE', 'NEWS', 'POPUP'] as const).map((kind) => ({ kind, campaignId })),
    ];
    for (const more of wrong) {
      const refused = expect(draftArticle(desk.ada.ctx, aDraft(more))).rejects;
      await refused.toMatchObject({ code: 'PARAM_INVALID', field: 'campaignId' });
    }
  });
});

describe('H4: what everybody may know of a campaign', () => {
  it('is what it gives, and neither its budget nor what is left of it', async () => {
    const id = await desk.campaign({ budget: 5_000n });
    expect(await terms(id)).toEqual({
      ...{ id, purpose: null, amount: 5_000n, turnover: 15_000n, phase: 'RUNNING', spent: false },
      ...{ startsAt: expect.any(Date) as Date, endsAt: expect.any(Date) as Date },
    });
    await desk.give(await aUser(world), id);
    expect(await terms(id)).toMatchObject({ phase: 'RUNNING', spent: true });
    await advance(world, 10 * 86_400);
    expect(await terms(id)).toMatchObject({ phase: 'ENDED', spent: true });
  });

  it('says which is to come, and that a closed one is over', async () => {
    const now = (await world.visitor.now()).getTime();
    const startsAt = new Date(now + 86_400_000);
    const endsAt = new Date(now + 2 * 86_400_000);
    const coming = await desk.campaign({ startsAt, endsAt });
    const closed = await desk.campaign({ open: false });
    expect([(await terms(coming))?.phase, (await terms(closed))?.phase]).toEqual([
      ...['UPCOMING', 'ENDED'],
    ]);
    expect(await terms('999999')).toBeNull();
  });
});
