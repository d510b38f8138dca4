import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { forbiddenAsk } from '../../schema/asks/forbidden-ask';
import { forbiddenCopy } from '../../schema/content/forbidden-copy';
import { languages } from '../../schema/languages';
import { formulas } from '../testing/content/hostile/texts';
import { hostileItems } from '../testing/content/hostile-html';
import { cellsOfCsv } from '../testing/files/csv';
import { ask, askStaff, consoleOf, expect, test } from './fixtures';
import { aNewcomer, aSession, askAs, sendRecharge, PASSWORD, type Newcomer } from './people';
import { arriveIn } from './phone';
import { asStaff, asUser, noTexts, packed, swallowersLast, takenItems } from './desk/saying';
import { showsHarmlessly, watched } from './watched';

const key = () => randomBytes(8).toString('hex');

/** An address on the internet that is read as text is refused as a whole: these are tried without its scheme. */
const unlinked = takenItems.map((item) => item.replaceAll('https:', ''));
/** What staff may say to people, and an article may name. */
const tellable = unlinked.filter(
  (item) => forbiddenAsk(item) === null && forbiddenCopy('en', item).length === 0,
);

/** Each of the ten languages with a text of its own. */
const inTen = <T>(textOf: (n: number) => T) =>
  languages.map((language, n) => ({ language, ...textOf(n) }));

async function versionOf(staff: Page, of: 'conversation' | 'recharge', id: string) {
  const found = await askStaff<Record<string, { version: number }>>(
    staff,
    `{ ${of}(id: "${id}") { version } }`,
  );
  return found?.[of]?.version ?? 0;
}

async function everyItemIsSaid(user: Page, staff: Page, ann: Newcomer): Promise<string> {
  const [say, tell] = [asUser(user, ann.token), asStaff(staff)];
  const [first = '', ...rest] = packed(takenItems, 1_950, 'Mark-chat');
  const opened = await say(
    'conversationOpen',
    { topic: 'OTHER', text: first, clientId: key() },
    'conversation { id }',
  );
  const { id } = opened.answer.conversation as { id: string };
  for (const text of rest)
    expect((await say('chatSay', { id, text, clientId: key() })).code).toBe('OK');
  for (const text of noTexts)
    expect((await tell('conversationAnswer', { id, text, clientId: key(), note: true })).code).toBe(
      'PARAM_INVALID',
    );
  const at = () => versionOf(staff, 'conversation', id);
  expect((await tell('conversationTake', { id, version: await at() })).code).toBe('OK');
  for (const text of packed(takenItems, 1_950, 'Mark-among-staff'))
    expect((await tell('conversationAnswer', { id, text, clientId: key(), note: true })).code).toBe(
      'OK',
    );
  for (const text of packed(tellable, 1_950, 'Mark-answer'))
    expect((await tell('conversationAnswer', { id, text, clientId: key() })).code).toMatch(
      /^(?:OK|MESSAGE_FORBIDDEN)$/,
    );
  // In hand it would stay beyond this test, and the next could take nothing.
  const given = { id, version: await at() };
  expect((await tell('conversationRelease', given, '', 'ConversationTakeInput')).code).toBe('OK');
  return id;
}

/** Fields of users that are shorter: what they take and what they refuse is the same to this test. */
async function usersFillFields(user: Page, { token }: Newcomer): Promise<void> {
  const say = asUser(user, token);
  for (const userName of hostileItems.filter((item) => item.length < 21).slice(0, 20))
    expect((await say('userNameChange', { userName })).code).not.toBe('OK');
  const fund = { password: 'lantern-5', passwordRepeat: 'lantern-5' };
  expect((await say('fundPasswordSet', fund)).code).toBe('OK');
  const [note] = packed([...takenItems].reverse(), 990, 'Mark-help');
  expect((await say('fundPasswordHelp', { note }, '', 'HelpNoteInput')).code).toBe('OK');
}

async function staffWriteOfUser(staff: Page, admin: Page, { id }: Newcomer): Promise<void> {
  const [lena, ada] = [asStaff(staff), asStaff(admin)];
  for (const note of packed(takenItems, 490, 'Mark-note'))
    expect((await lena('userNoteAdd', { userId: id, note, idempotencyKey: key() })).code).toBe(
      'OK',
    );
  for (const reason of formulas)
    expect((await ada('userReveal', { id, reason })).code).toMatch(
      forbiddenAsk(reason) === null
        ? /^(?:OK|PARAM_INVALID|REASON_REQUIRED)$/
        : 'MESSAGE_FORBIDDEN',
    );
  const texts = packed(tellable, 1_950, 'Mark-reply').filter((text) => forbiddenAsk(text) === null);
  const replies = inTen((n) => ({ text: texts[n % texts.length] ?? '' }));
  expect(
    (
      await lena(
        'cannedReplyKeep',
        { name: '<b>Mark</b>-name', texts: replies },
        '',
        'CannedReplyInput',
      )
    ).code,
  ).toBe('OK');
}

async function published(admin: Page, { id }: Newcomer): Promise<string> {
  const ada = asStaff(admin);
  const bodies = packed(swallowersLast(tellable), 4_000, '<p>Mark-article</p>');
  const texts = inTen((n) => ({
    ...{ title: `Mark-title ${tellable[n * 7]?.slice(0, 90) ?? ''}` },
    ...{ summary: `Mark-summary ${tellable[n * 11]?.slice(0, 250) ?? ''}` },
    body: bodies[n % bodies.length] ?? '',
  }));
  const article = { kind: 'NOTICE', version: 0, weight: 900, idempotencyKey: key(), texts };
  const drafted = await ada('articleDraft', article, 'article { id }');
  expect(drafted.code).toBe('OK');
  const { id: made } = drafted.answer.article as { id: string };
  expect((await ada('articlePublish', { id: made, version: 1 })).code).toBe('OK');
  const sent = await ada('broadcastSend', {
    ...{ kind: 'SERVICE', reason: '=1+1', idempotencyKey: key() },
    to: { audience: 'LIST', readers: [id] },
    texts: texts.map(({ language, title, body }) => ({
      ...{ language, body, title: title.replace('title', 'broadcast') },
    })),
  });
  expect(sent.code).toBe('OK');
  return made;
}

const REFUSED = 'Mark-reason';

async function aRefusedRecharge(user: Page, staff: Page, { token }: Newcomer): Promise<string> {
  const lena = asStaff(staff);
  const id = await sendRecharge(user, token, '123');
  const [reason = ''] = packed(tellable, 490, REFUSED);
  const at = () => versionOf(staff, 'recharge', id);
  expect((await lena('rechargeTake', { id, version: await at() })).code).toBe('OK');
  const refusal = { id, version: await at(), reason, idempotencyKey: key() };
  expect((await lena('rechargeRefuse', refusal)).code).toBe('OK');
  return id;
}

/** Why somebody is locked, and their appeal, through the page itself. */
async function aLockedPage(page: Page, staff: Page): Promise<Newcomer> {
  const bob = await aNewcomer(page);
  const [reason] = packed([...tellable].reverse(), 490, 'Mark-lock');
  expect((await asStaff(staff)('userLock', { id: bob.id, reason })).code).toBe('OK');
  await page.goto('/h5/#/pages/login/login');
  await page.getByLabel('User name, phone or email').fill(bob.account);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Mark-lock')).toBeVisible();
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  const [note = ''] = packed(takenItems.slice(200), 900, 'Mark-appeal');
  await page.getByLabel('Why it is a mistake').fill(note);
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  await page.getByRole('link', { name: 'Open the conversation' }).click();
  await expect(page.getByText('Mark-appeal').first()).toBeVisible();
  return bob;
}

/** A practice contract that can be reported, once one is settled, with a hostile reason. Resolves to its id. */
async function aReport(page: Page): Promise<string> {
  const { token } = await aSession(page.request, 'mia@practice.tarn');
  const [note] = packed(takenItems.slice(400), 990, 'Mark-report');
  const reported = async (): Promise<string | undefined> => {
    const { orders } = await askAs<{ orders: { edges: { node: { id: string } }[] } }>(
      page.request,
      '{ orders(first: 20) { edges { node { id } } } }',
      { token },
    );
    for (const { node } of orders.edges) {
      const { code } = await asUser(page, token)('orderReport', { orderId: node.id, note });
      if (code === 'OK') return node.id;
    }
    return undefined;
  };
  let id: string | undefined;
  await expect(async () => {
    id = await reported();
    expect(id).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return id ?? '';
}

test('S7: 500 hostile items through what people and staff fill: nothing runs, nothing is reported', async ({
  page,
  chromium,
  baseURL,
  signIn,
}) => {
  test.setTimeout(300_000);
  expect(hostileItems.length).toBeGreaterThanOrEqual(500);
  const staff = await consoleOf({ chromium, baseURL }, 'support@practice.tarn');
  const admin = await consoleOf({ chromium, baseURL }, 'admin2@practice.tarn');
  const ann = await aNewcomer(page);
  const bobs = await watched(page.context(), baseURL ?? '');
  const recharge = await aRefusedRecharge(page, staff, ann);
  const talk = await everyItemIsSaid(page, staff, ann);
  await usersFillFields(page, ann);
  await staffWriteOfUser(staff, admin, ann);
  const article = await published(admin, ann);
  const order = await aReport(page);
  const bob = await aLockedPage(page, staff);

  await test.step('on the phone', async () => {
    const phone = await signIn(ann.account);
    const seen = await watched(phone.context(), baseURL ?? '');
    // Of the same origin, and not the app: whose first page is then the one that is wanted.
    await phone.goto('/readyz');
    for (const [path, mark, press] of [
      [`/pages/customer/customer?id=${talk}`, 'Mark-chat'],
      ['/pages/user/message', 'Mark-article', 'Mark-broadcast'],
      ['/pages/user/message', REFUSED, 'Recharge refused'],
      [`/pages/user/rechargerecord?id=${recharge}`, REFUSED],
      ['/pages/user/notice', 'Mark-title'],
      [`/pages/news/details?id=${article}`, 'Mark-article'],
      ['/pages/home/home', 'Mark-title'],
    ] as const)
      await showsHarmlessly(phone, { path: `/h5/#${path}`, mark, press });
    for (const language of languages) {
      await arriveIn(phone, language, `/pages/news/details?id=${article}`);
      await showsHarmlessly(phone, { path: phone.url(), mark: 'Mark-article' });
    }
    const mia = await signIn('mia@practice.tarn');
    const hers = await watched(mia.context(), baseURL ?? '');
    await mia.goto('/readyz');
    const path = `/h5/#/pages/user/order?id=${order}`;
    await showsHarmlessly(mia, { path, mark: 'Answer promised' });
    expect([seen, hers, bobs]).toEqual([[], [], []]);
    expect(await ask(phone, '{ me { id } }')).toMatchObject({ me: { id: ann.id } });
  });

  await test.step('on the console', async () => {
    const seen = await watched(admin.context(), baseURL ?? '');
    await admin.goto('/readyz');
    const queue = (account: string) =>
      encodeURIComponent(JSON.stringify({ tab: 'ALL', user: account }));
    for (const [path, mark, press] of [
      [`users/${ann.id}/show`, 'Mark-note', 'Notes'],
      [`users/${bob.id}/show`, 'Mark-lock'],
      [`conversations/${talk}`, 'Mark-among-staff'],
      ['cannedReplies', 'Mark'],
      ['articles', 'Mark-title'],
      [`articles/${article}`, 'Mark-summary'],
      ['broadcasts', 'Mark-broadcast'],
      [`recharges/${recharge}?filter=${queue(ann.account)}`, REFUSED],
      [
        `auditEntries?filter=${encodeURIComponent(JSON.stringify({ userId: ann.id }))}`,
        "cmd|' /C calc'",
      ],
    ] as const)
      await showsHarmlessly(admin, { path: `/admin/#/${path}`, mark, press });
    expect(seen).toEqual([]);
  });

  await test.step('in the exports no cell is worked out', async () => {
    const exported = await askStaff<{ logExport: { path: string } }>(
      admin,
      `mutation { logExport(filter: { userId: "${ann.id}" }) { path } }`,
    );
    const csv = await (await admin.request.get(exported?.logExport.path ?? '')).text();
    const headers = { token: ann.token };
    const own = await (await page.request.get('/files/statement.csv', { headers })).text();
    expect(csv).toContain('HYPERLINK');
    for (const cells of [...cellsOfCsv(csv), ...cellsOfCsv(own)])
      expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
  });
  await staff.context().close();
  await admin.context().close();
});
