import { randomUUID } from 'node:crypto';
import { holds } from '../../../testing/holds';
import { aDraft } from '../../../testing/content/articles';
import { aBroadcast } from '../../../testing/content/broadcasts';
import { aStaffSession, graphql } from '../../../testing/http';
import { refusalOf } from '../../../testing/recharges';
import { withServer, withWorld } from '../../../testing/suite';
import { aStaffMember, type StaffPerson } from '../../../testing/world';
import { confirmProposal, openProposals, propose } from '../../proposals';
import { closeProposal } from '../../proposals/close-proposal';
import { settings } from '../../settings';
import { settingsOf } from '../../settings/setting-versions';
import { readBroadcast } from '../broadcasts/read-broadcast';
import { sendBroadcast } from '../broadcasts/send-broadcast';
import { articles } from './articles';
import { draftArticle } from './draft-article';
import { publishArticle } from './publish-article';
import { withdrawArticle } from './withdraw-article';
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

describe('H10: a wording of a licence that is to be taken out', () => {
  const OTHER = 'Licensed by the FCA, licence no. 77';
  let jun: StaffPerson;
  beforeAll(async () => {
    jun = await aStaffMember(world, 'ADMIN');
    for (const open of await openProposals(world.visitor, ['LEGAL_TEXT'])) await close(ada, open);
  });
  const title = (text: string) => saying(text).map((one) => ({ ...one, title: `About ${text}` }));

  /** Asks for other wordings, as staff do. */
  async function changed(who: StaffPerson, licences: readonly string[]) {
    const { values } = await settingsOf(world.db, 'PLATFORM');
    const asked = {
      ...{ kind: 'SETTINGS' as const, subject: 'settings/1', reason: 'A test' },
      ...{ after: { ...values, licences }, idempotencyKey: randomUUID() },
    };
    return propose(who.ctx, asked);
  }
  const close = (who: StaffPerson, { id }: { readonly id: string }) =>
    closeProposal(who.ctx, { id, act: 'WITHDRAWN', reason: 'A test' });

  it('stays while an article says it, also one that follows, and goes once none does', async () => {
    await set([SAID, OTHER]);
    const id = await draftArticle(ada.ctx, aDraft({ texts: title(OTHER) }));
    await publishArticle(ada.ctx, { id, version: 1 });
    await expect(changed(ada, [SAID])).rejects.toMatchObject({
      ...{ code: 'LICENCE_IN_USE', field: 'licences', figures: { uses: `About ${OTHER}` } },
    });
    await close(ada, await changed(ada, [SAID, OTHER, `${SAID}4`]));
    await withdrawArticle(ada.ctx, { id, reason: 'It is over' });
    await close(ada, await changed(ada, [SAID]));
  });

  it('stays while something that waits to be confirmed says it, and is looked at again when it is confirmed', async () => {
    await set([SAID, OTHER]);
    const waiting = await changed(ada, [SAID]);
    expect(await proposed(OTHER)).toBe('OK');
    expect(await refusalOf(confirmProposal(jun.ctx, waiting.id))).toBe('LICENCE_IN_USE');
    await close(ada, waiting);
    expect(await refusalOf(changed(ada, [SAID]))).toBe('LICENCE_IN_USE');
  });

  it('what was proposed with it is looked at again when it is confirmed', async () => {
    await set([SAID, OTHER]);
    const [legal] = await openProposals(world.visitor, ['LEGAL_TEXT']);
    const texts = aBroadcast().texts.map((one) => ({ ...one, title: OTHER }));
    const asked = { kind: 'BROADCAST' as const, subject: 'broadcast/new', reason: 'A test' };
    const after = await readBroadcast(ada.ctx, aBroadcast({ texts }));
    const message = await propose(ada.ctx, { ...asked, after, idempotencyKey: null });
    await set([SAID]);
    for (const { id } of [legal, message].filter((one) => one !== undefined))
      expect(await refusalOf(confirmProposal(jun.ctx, id))).toBe('COPY_FORBIDDEN');
    expect(legal).toBeDefined();
    await set([SAID, OTHER]);
    expect(await refusalOf(confirmProposal(jun.ctx, message.id))).toBe('OK');
  });
});
