import type { Page } from '@playwright/test';
import { axe, consoleOf, expect, test } from './fixtures';
import { aNewcomerWith, arriveAt, arriveIn, goTo, sound as isSound } from './phone';
import { keepPicture } from './keep-picture';

async function sound(page: Page, screen: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await keepPicture(page, screen, { fullPage: true });
  await isSound(page, screen);
}

test('what the operator says is drafted by customer service, published by an administrator and read on a phone', async ({
  page,
  chromium,
  baseURL,
}) => {
  test.slow();
  const { id: reader } = await aNewcomerWith(page, '200.00');
  await test.step('Home says it below the markets, and nothing of it moves', async () => {
    await goTo(page, '/pages/home/home');
    const line = page.getByRole('link', { name: /This is the practice world/ });
    await expect(line).toBeVisible();
    const strip = page.getByRole('list', { name: 'From the platform' });
    await expect(strip.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(strip.getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('link', { name: /Set your own limits/ })).toBeVisible();
    await sound(page, 'home-content');
    await line.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
  });

  await test.step('an activity says its period and leads on; news have source, size and share', async () => {
    await goTo(page, '/pages/activitycenter/activitylist');
    await page.getByRole('tab', { name: 'Upcoming' }).click();
    await expect(page.getByRole('link', { name: /A week of checking/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Running' }).click();
    await page.getByRole('link', { name: /Set your own limits/ }).click();
    await expect(page.getByRole('link', { name: 'Take part' })).toBeVisible();
    await sound(page, 'activity');
    await goTo(page, '/pages/activitycenter/activitycenter');
    await expect(page.getByRole('link', { name: /Set your own limits/ })).toBeVisible();
    await goTo(page, '/pages/news/news');
    await page.getByRole('link', { name: /Review times are public/ }).click();
    await expect(page.getByText(/^Tarn · /)).toBeVisible();
    await page.getByRole('button', { name: 'Larger text' }).click();
    await sound(page, 'article-large');
    await goTo(page, '/pages/news/details?id=999999');
    await expect(page.getByText('This is no longer here')).toBeVisible();
  });

  await test.step('about us and its questions hold in other languages on a small phone', async () => {
    for (const [language, width] of [
      ['th', 320],
      ['en', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await arriveIn(page, language, '/pages/about/aboutus');
      await page.locator('summary').first().click();
      await sound(page, `about-${language}`);
    }
  });

  const lena = await consoleOf({ chromium, baseURL }, 'support@practice.tarn');
  const jun = await consoleOf({ chromium, baseURL }, 'admin2@practice.tarn');
  const others = ['Deutsch', 'Español', 'Français', '繁體中文', '日本語', '한국어', 'ไทย'].concat([
    '简体中文',
    'Tiếng Việt',
  ]);
  const title = `Notice ${Date.now().toString(36)}`;
  await test.step('customer service drafts a notice and cannot publish it', async () => {
    await lena.goto('/admin/#/articles');
    await lena.getByRole('link', { name: 'New text' }).click();
    await lena.getByLabel('Title').fill(title);
    await lena.getByLabel('Text', { exact: true }).fill('<p>Only one language</p>');
    await expect(lena.getByText('9 languages incomplete')).toBeVisible();
    await lena.getByRole('button', { name: 'Save as a draft' }).click();
    await expect(lena.getByText('Nobody sees it before it is published')).toBeVisible();
    await expect(lena.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(lena.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  });

  await test.step('an administrator is told what is missing, completes and publishes it', async () => {
    await jun.goto('/admin/#/articles');
    await expect(jun.getByRole('link', { name: title })).toBeVisible();
    await keepPicture(jun, 'console-articles');
    await jun.getByRole('link', { name: title }).click();
    await jun.getByRole('button', { name: 'Publish', exact: true }).click();
    await jun.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(jun.getByText(/Words are missing in: Deutsch/)).toBeVisible();
    await jun.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    for (const name of others) await write(jun, name);
    await expect(jun.getByText('Complete')).toBeVisible();
    await keepPicture(jun, 'console-editor', { fullPage: true });
    expect(await axe(jun)).toEqual([]);
    await jun.getByRole('button', { name: 'Save as a draft' }).click();
    await expect(jun.getByText('Version 2', { exact: false })).toBeVisible();
    await jun.getByRole('button', { name: 'Publish', exact: true }).click();
    await jun.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(jun.getByRole('button', { name: 'Withdraw', exact: true })).toBeVisible();
    await goTo(page, '/pages/user/notice');
    await page.getByRole('link', { name: new RegExp(title) }).click();
    await expect(page.getByText('Only one language')).toBeVisible();
  });

  async function write(console: Page, language: string): Promise<void> {
    await console.getByRole('button', { name: new RegExp(`^${language}`) }).click();
    await console.getByLabel('Title').fill(title);
    await console.getByLabel('Text', { exact: true }).fill(`<p>${language}</p>`);
  }

  await test.step('withdrawn, it is gone from the phone', async () => {
    await jun.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await jun.getByLabel('Why').fill('It was a test');
    await jun.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(jun.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
    await arriveAt(page, page.url().split('#')[1] ?? '');
    await expect(page.getByText('This is no longer here')).toBeVisible();
  });

  await test.step('a message to a list is counted, sent, read on the phone, and ended', async () => {
    await jun.goto('/admin/#/broadcasts');
    await expect(jun.getByRole('link', { name: 'New: Harbour 30' })).toBeVisible();
    await jun.getByRole('link', { name: 'New message' }).click();
    await jun.getByRole('combobox', { name: 'To whom' }).click();
    await jun.getByRole('option', { name: 'A list of people' }).click();
    const list = jun.getByLabel(/^User numbers/);
    await list.fill(`${reader}\nx`);
    await list.blur();
    await expect(jun.getByText('Line 2: “x” is no user number.')).toBeVisible();
    await list.fill(reader);
    await list.blur();
    await expect(jun.getByText('Meant for 1 person now.')).toBeVisible();
    for (const name of ['English', ...others]) await write(jun, name);
    await keepPicture(jun, 'console-message', { fullPage: true });
    expect(await axe(jun)).toEqual([]);
    await jun.getByRole('button', { name: 'Send', exact: true }).click();
    await jun.getByLabel('Why').fill('It is a test');
    await jun.getByRole('button', { name: 'Send to 1 person' }).click();
    const sent = jun.getByRole('link', { name: title });
    await expect(sent).toBeVisible();
    await goTo(page, '/pages/user/message');
    await expect(page.getByText(title)).toBeVisible();
    await sent.click();
    await jun.getByRole('button', { name: 'End', exact: true }).click();
    await jun.getByLabel('Why').fill('It was a test');
    await jun.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
    await expect(jun.getByText('Ended', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
  });
  await lena.context().close();
  await jun.context().close();
});
