import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../schema/languages';
import { expect, test } from './fixtures';
import { aSettledOrder } from './people';
import { aNewcomerWith, arriveIn, goTo, sound } from './phone';
import { keepPicture } from './keep-picture';
import { wordsOf } from './words';

const VERIFY = '/pages/verify/verify';
/** Each thing that is checked has its line. */
const STEPS = 9;

const lines = (page: Page): Locator => page.getByRole('list', { name: 'What is checked' });

async function holds(page: Page): Promise<void> {
  await expect(page.getByText('Everything in it holds')).toBeVisible({ timeout: 30_000 });
  await expect(lines(page).getByText('Holds', { exact: true })).toHaveCount(STEPS);
}

const choose = (page: Page, name: string, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** The file that this button saves. */
async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

async function picture(page: Page, name: string): Promise<void> {
  await keepPicture(page, name, { fullPage: true });
  await sound(page, name);
}

test('P13: a settled contract is checked by its owner, and its file by anybody; one digit changed is refused', async ({
  page,
  chromium,
  baseURL,
}) => {
  const { token } = await aNewcomerWith(page, '500.00');
  const order = await aSettledOrder(page, token);

  await goTo(page, `/pages/user/order?id=${order.id}`);
  await picture(page, 'order');
  await page.getByRole('link', { name: 'Check', exact: true }).click();
  await holds(page);
  await expect(page.getByText(order.number)).toBeVisible();
  const file = await saved(page, 'Save certificate');
  expect(file.name).toBe(`certificate-${order.number}.json`);
  const heads = await saved(page, 'Save heads');
  expect(JSON.parse(heads.text)).toMatchObject({ format: 'blocks/1' });
  await picture(page, 'verify-own');
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture(page, 'verify-own-dark');
  await page.goBack();
  expect((await saved(page, 'Save')).text).toBe(file.text);
  await page.emulateMedia({ colorScheme: 'light' });
  const entry = await savedEntry(page);

  const visitor = await chromium.newContext({
    viewport: { width: 320, height: 844 },
    ...(baseURL && { baseURL }),
  });
  const phone = await visitor.newPage();
  await goTo(phone, VERIFY);
  await choose(phone, file.name, file.text);
  await holds(phone);
  await choose(phone, entry.name, entry.text);
  await expect(phone.getByText('Everything in it holds')).toBeVisible();
  await choose(phone, file.name, file.text.replace('\\n5000\\n', '\\n5001\\n'));
  await expect(phone.getByRole('alert')).toHaveText('This file does not hold');
  await expect(
    lines(phone).getByText('The signature does not fit the file: it was changed.'),
  ).toBeVisible();
  for (const language of ['en', 'zh', 'de', 'th'] as const) await inLanguage(phone, language, file);
  await visitor.close();
});

/** The newest line of the own statement, as the file that proves it. */
async function savedEntry(page: Page) {
  await goTo(page, '/pages/user/finance');
  await page.getByRole('tab', { name: 'Available', exact: true }).click();
  await page
    .getByRole('button', { name: /Contract/ })
    .first()
    .click();
  const entry = await saved(page, 'Save proof');
  expect(entry.name).toMatch(/^entry-\d+\.json$/);
  await picture(page, 'statement-entry');
  return entry;
}

/** As a narrow phone has it, with a file that holds and with one that does not. */
async function inLanguage(
  page: Page,
  language: Language,
  { name, text }: { readonly name: string; readonly text: string },
): Promise<void> {
  const words = wordsOf(language, 'verify');
  await arriveIn(page, language, VERIFY);
  await choose(page, name, text);
  await expect(page.getByRole('status').filter({ hasText: words('verify.holds') })).toBeVisible();
  await picture(page, `verify-${language}`);
  await choose(page, name, `${text} `);
  await expect(page.getByText(words('verify.fault.NOT_AS_WRITTEN'))).toBeVisible();
  await picture(page, `verify-refused-${language}`);
}
