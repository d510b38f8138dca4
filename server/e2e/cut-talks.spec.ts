import type { Locator, Page } from '@playwright/test';
import { withSecondServer } from '../bench/rig/second-server';
import { withClient } from '../platform/database/database-exists';
import { takeAtDesk } from './desk/talks';
import { consoleOf, expect, leave, test } from './fixtures';
import { lineOf } from './line';
import { aNewcomer } from './people';
import { arriveAt, goTo, sound } from './phone';
import { dataDirOf, portOf } from './worlds/servers';
import { ownerUrl } from './worlds/world-owner';

const CUSTOMER = '/pages/customer/customer';
const LONG = 120;

const ownField = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const deskField = (desk: Page) => desk.getByRole('textbox', { name: 'Answer to the person' });
const log = (desk: Page) => desk.getByRole('log', { name: 'What was said' });

async function say(page: Page, text: string): Promise<void> {
  // What is under way is told first.
  await expect(ownField(page)).toHaveValue('');
  await ownField(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

async function answer(desk: Page, text: string): Promise<void> {
  await expect(deskField(desk)).toHaveValue('');
  await deskField(desk).fill(text);
  await desk.keyboard.press('Control+Enter');
}

/** Each stands once. */
async function standsOnce(where: Locator, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(where.getByText(text, { exact: true })).toHaveCount(1);
}

/** What was said in it, in the order of the database. */
const written = (owner: string, first: string): Promise<string[]> =>
  withClient(owner, async (client) => {
    const { rows } = await client.query<{ body: string }>(
      `SELECT m.body FROM tarn.conversation_message m WHERE m.author <> 'SYSTEM' AND m.conversation_id =
         (SELECT f.conversation_id FROM tarn.conversation_message f WHERE f.body = $1) ORDER BY m.id`,
      [first],
    );
    return rows.map(({ body }) => body);
  });

/** As if so much more had been said in it before. */
const lengthen = (owner: string, first: string): Promise<void> =>
  withClient(owner, async (client) => {
    await client.query(
      `INSERT INTO tarn.conversation_message (conversation_id, author, client_id, body)
       SELECT f.conversation_id, f.author, 'long-talk-' || n, 'Line ' || n || ' of many'
       FROM tarn.conversation_message f, generate_series(1, $2::int) AS n WHERE f.body = $1`,
      [first, LONG],
    );
  });

test('H8: phone and desk on two servers, their connections cut: what both say stands once on both; the long past comes when asked for', async ({
  page: another,
  signIn,
  chromium,
}, { parallelIndex }) => {
  test.setTimeout(300_000);
  const { account } = await aNewcomer(another);
  const page = await signIn(account);
  const dataDir = dataDirOf(portOf(parallelIndex));
  const owner = ownerUrl(dataDir) ?? '';
  const first = 'Is anybody there?';
  const phone = await lineOf(page);
  await withSecondServer({ dataDir }, { owner }, async ({ url }) => {
    const desk = await consoleOf({ chromium, baseURL: url }, 'support@practice.tarn');
    const line = await lineOf(desk);
    await desk.reload();
    await arriveAt(page, CUSTOMER);
    await say(page, first);
    await expect(page).toHaveURL(/customer\?id=/);
    await takeAtDesk(desk, first);

    await test.step('the phone is cut: what staff say is there once it is back, what it could not send goes once', async () => {
      await answer(desk, 'Yes, I am.');
      await expect(page.getByText('Yes, I am.')).toBeVisible();
      phone.cut();
      await answer(desk, 'Are you there?');
      await expect(deskField(desk)).toHaveValue('');
      await answer(desk, 'I wait for you.');
      await expect(deskField(desk)).toHaveValue('');
      await say(page, 'I was in a tunnel.');
      await expect(page.getByText('Network error. Check your connection').first()).toBeVisible();
      await expect(ownField(page)).toHaveValue('I was in a tunnel.');
      phone.join();
      await standsOnce(page.locator('main'), ['Are you there?', 'I wait for you.']);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(ownField(page)).toHaveValue('');
      await expect(log(desk).getByText('I was in a tunnel.')).toBeVisible();
    });

    await test.step('the desk is cut: what the person says is there once it is back', async () => {
      line.cut();
      await say(page, 'And now?');
      await expect(ownField(page)).toHaveValue('');
      await say(page, 'You are gone.');
      await expect(ownField(page)).toHaveValue('');
      await answer(desk, 'Now it was me.');
      await expect(deskField(desk)).toHaveValue('Now it was me.');
      line.join();
      await standsOnce(log(desk), ['And now?', 'You are gone.']);
      await deskField(desk).press('Control+Enter');
      await expect(page.getByText('Now it was me.')).toBeVisible();
    });

    await test.step('answers are lost on both ends: what arrived already is sent again and stands once', async () => {
      phone.deafen();
      line.deafen();
      await say(page, 'Did you get this?');
      await expect(page.getByText('Network error. Check your connection').first()).toBeVisible();
      await answer(desk, 'Did you get mine?');
      await expect(page.getByText('Did you get mine?')).toBeVisible();
      phone.join();
      line.join();
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(ownField(page)).toHaveValue('');
      await deskField(desk).press('Control+Enter');
      await expect(deskField(desk)).toHaveValue('');
    });

    const said = await written(owner, first);
    expect(said).toHaveLength(10);
    expect(new Set(said).size).toBe(10);
    await standsOnce(page.locator('main'), said);
    await standsOnce(log(desk), said);

    await test.step('it opens with what was said last; the past comes above it and moves nobody', async () => {
      await lengthen(owner, first);
      for (const [on, where] of [
        [page, page.locator('main')],
        [desk, log(desk)],
      ] as const) {
        await on.reload();
        const last = where.getByText(`Line ${String(LONG)} of many`, { exact: true });
        await expect(last).toBeInViewport();
        await expect(where.getByText(first, { exact: true })).toHaveCount(0);
        const earlier = where.getByRole('button', { name: 'Show earlier messages' });
        const oldest = where.getByText(/^Line \d+ of many$/).first();
        const stood = (await oldest.textContent()) ?? '';
        await earlier.click();
        await expect(where.getByText(/^Line \d+ of many$/).first()).not.toHaveText(stood);
        await expect(where.getByText(stood, { exact: true })).toBeInViewport();
        // Page by page; the last of them takes the button away.
        await expect(async () => {
          if (await earlier.isVisible()) await earlier.click({ timeout: 1_000 });
          await expect(earlier).toHaveCount(0, { timeout: 1_000 });
        }).toPass();
        await standsOnce(where, [first, ...said, 'Line 1 of many']);
      }
      await sound(page, 'long-talk');
    });
    // With its start anew the desk has given the conversation back.
    await leave(desk);
  });
});

/** What the next message of this page waits for before it goes on. */
async function held(page: Page, operation: string): Promise<() => void> {
  let free = (): void => undefined;
  const freed = new Promise<void>((resolve) => {
    free = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if ((route.request().postData() ?? '').includes(`"operationName":"${operation}"`)) await freed;
    return route.continue();
  });
  return free;
}

test('H8: what is typed while a message is being sent stays, on the phone and at the desk', async ({
  page: another,
  signIn,
  staff,
}) => {
  const { account } = await aNewcomer(another);
  const page = await signIn(account);
  const first = 'Do you read me?';
  await goTo(page, CUSTOMER);
  await say(page, first);
  await expect(page).toHaveURL(/customer\?id=/);
  await takeAtDesk(staff, first);

  const free = await held(page, 'ChatSay');
  await say(page, 'One moment');
  await ownField(page).fill('One moment, please.');
  free();
  await standsOnce(log(staff), ['One moment']);
  await expect(ownField(page)).toHaveValue(', please.');

  const freeDesk = await held(staff, 'ConversationAnswer');
  await answer(staff, 'Of course');
  await deskField(staff).fill('Of course. What is it?');
  freeDesk();
  await standsOnce(page.locator('main'), ['Of course']);
  await expect(deskField(staff)).toHaveValue('. What is it?');
  // Whoever holds one takes no other.
  await deskField(staff).press('Escape');
  await staff.keyboard.press('e');
  await expect(staff.getByText('This conversation was closed')).toBeVisible();
});

test('H8: a change after verification leads to its form', async ({ signIn }) => {
  const phone = await signIn('leo@practice.tarn');
  await goTo(phone, CUSTOMER);
  // What comes above it moves it.
  await expect(phone.getByRole('list', { name: 'Your open requests' })).toBeVisible();
  await phone.getByText('Change after verification', { exact: true }).click();
  await expect(phone.getByText(/requested on a form/)).toBeVisible();
  await sound(phone, 'change-by-form');
  await phone.getByRole('link', { name: 'Go to the form' }).click();
  await expect(phone).toHaveURL(/user\/auth\?change=1/);
  await expect(phone.getByLabel('Full name', { exact: false }).first()).toBeVisible();
});
