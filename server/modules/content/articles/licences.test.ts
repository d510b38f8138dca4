import { holds } from '../../../testing/holds';
import { aDraft } from '../../../testing/content/articles';
import { aBroadcast } from '../../../testing/content/broadcasts';
import { aStaffSession, graphql } from '../../../testing/http';
import { refusalOf } from '../../../testing/recharges';
import { withServer, withWorld } from '../../../testing/suite';
import { aStaffMember, type StaffPerson } from '../../../testing/world';
import { settings } from '../../settings';
import { sendBroadcast } from '../broadcasts/send-broadcast';
import { articles } from './articles';
import { draftArticle } from './draft-article';
import { publishArticle } from './publish-article';
import { proposeLegalText } from '../legal/propose-legal-text';

const world = withWorld();
const server = withServer(world);
const SAID = 'Licensed by the FCA, licence no. 12';
let ada: StaffPerson;
beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
});

async function set(licences: readonly string[]) {
  await world.sql.owner.query(`UPDATE setting SET value = $1::jsonb WHERE key = 'licences'`, [
    JSON.stringify(licences),
  ]);
  await holds(async () => (await settings(world.visitor)).licences.join() === licences.join());
}

const saying = (text: string) =>
  aDraft().texts.map((one) => ({ ...one, body: `<p>${text}</p>`, summary: '' }));

async function published(text: string) {
  const id = await draftArticle(ada.ctx, aDraft({ texts: saying(text) }));
  return refusalOf(publishArticle(ada.ctx, { id, version: 1 }));
}

const sent = (text: string) =>
  refusalOf(
    sendBroadcast(
      ada.ctx,
      aBroadcast({ texts: aBroadcast().texts.map((one) => ({ ...one, title: text })) }),
    ),
  );

async function proposed(text: string) {
  const [found] = await articles(world.db, {
    ...{ kind: 'AGREEMENT', state: null, first: 1, after: null },
  });
  const { id = '', version = 0 } = found ?? {};
  const texts = saying(text);
  await draftArticle(ada.ctx, aDraft({ id, seen: version, kind: null, texts }));
  const asked = { id, version: version + 1, reason: 'A test', idempotencyKey: null };
  return refusalOf(proposeLegalText(ada.ctx, asked));
}

it.each([
  ['an article', published],
  ['a broadcast', sent],
  ['the agreement', proposed],
])('H10: %s claims a licence in the wordings that are set, and in no others', async (_, act) => {
  await set([]);
  expect(await act(SAID)).toBe('COPY_FORBIDDEN');
  await set([SAID]);
  expect(await act(`${SAID}3`)).toBe('COPY_FORBIDDEN');
  expect(await act(`${SAID}.`)).toBe('OK');
});

it('the console asks for the wordings that are set, and an app is refused', async () => {
  await set([SAID]);
  const sue = await aStaffMember(world, 'SUPPORT');
  const session = await aStaffSession(world, sue.staff.staffId);
  const query = '{ licences }';
  expect((await graphql(server, { query, console: session })).data).toEqual({ licences: [SAID] });
  expect((await graphql(server, { query })).errors).toHaveLength(1);
});
