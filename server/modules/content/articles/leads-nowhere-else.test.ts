import { aDraft } from '../../../testing/content/articles';
import { holds } from '../../../testing/holds';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { aStaffMember, type StaffPerson } from '../../../testing/world';
import { settings } from '../../settings';
import { draftArticle, type DraftArticle } from './draft-article';

const world = withWorld();
let sue: StaffPerson;
let ada: StaffPerson;
beforeAll(async () => {
  [sue, ada] = [await aStaffMember(world, 'SUPPORT'), await aStaffMember(world, 'ADMIN')];
});

const drafted = (more: Partial<DraftArticle>, who = ada) => draftArticle(who.ctx, aDraft(more));

const linking = (href: string) => ({
  texts: aDraft().texts.map((text) =>
    text.language === 'de'
      ? { ...text, body: `<p>Here: <a href="${href}">Customer service</a></p>` }
      : text,
  ),
});

it.each([
  ['https://t.me/desk77'],
  ['https://wa.me/491511234567'],
  ['https://example.com/go?a=1&amp;to=https%3A%2F%2Ft.me%2Fdesk77'],
  ['mailto:desk77@mail.example'],
])(
  'S1: no text of staff leads to a talk outside the app, whatever the link is called: %s',
  async (href) => {
    const asked = draftArticle(sue.ctx, aDraft(linking(href)));
    await expect(asked).rejects.toMatchObject({
      ...{ code: 'MESSAGE_FORBIDDEN', field: 'texts.de.body', figures: { rule: 'CONTACT' } },
    });
  },
);

it.each(['NEWS', 'ACTIVITY', 'BANNER'] as const)(
  'S1: nor does the link of an article: %s',
  async (kind) => {
    const [startsAt, endsAt] = [new Date('2026-05-01'), new Date('2026-05-02')];
    const texts = aDraft().texts.map((text) => (kind === 'BANNER' ? { ...text, body: '' } : text));
    const asked = drafted({ kind, texts, startsAt, endsAt, link: 'https://t.me/desk77' });
    await expect(asked).rejects.toMatchObject({
      ...{ code: 'MESSAGE_FORBIDDEN', field: 'link', figures: { rule: 'CONTACT' } },
    });
  },
);

it('S1: each try is counted against whoever wrote it', async () => {
  const tries = async () => {
    const { rows } = await world.sql.owner.query<{ count: string }>(
      'SELECT coalesce(sum(count), 0) AS count FROM ask_refusal WHERE staff_id = $1',
      [ada.staff.staffId],
    );
    return Number(rows[0]?.count);
  };
  const before = await tries();
  expect(await refusalOf(drafted(linking('https://t.me/desk77')))).toBe('MESSAGE_FORBIDDEN');
  expect(await tries()).toBe(before + 1);
});

it('other sites and screens of the app may be linked, and the operator’s own mailbox', async () => {
  expect(await refusalOf(drafted(linking('https://www.example.com/markets')))).toBe('OK');
  expect(await refusalOf(drafted(linking('/pages/customer/customer')))).toBe('OK');
  const own = linking('mailto:service@tarn.example');
  expect(await refusalOf(drafted(own))).toBe('MESSAGE_FORBIDDEN');
  const office = { address: 'Tarn, 1 Lake Road, service@tarn.example', latitude: 46, longitude: 7 };
  await world.sql.owner.query(`UPDATE setting SET value = $1::jsonb WHERE key = 'office'`, [
    JSON.stringify(office),
  ]);
  await holds(async () => (await settings(world.visitor)).office !== null);
  expect(await refusalOf(drafted(own))).toBe('OK');
});
