import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { choose } from './choose';
import { takeAtDesk } from './desk/talks';
import { axe, expect, test } from './fixtures';
import { askAs } from './people';
import { aNewcomerWith, arriveAt, goTo, sound } from './phone';
import { keepPicture } from './keep-picture';

const CUSTOMER = '/pages/customer/customer';

async function lookedAt(desk: Page, name: string): Promise<void> {
  expect.soft(await axe(desk)).toEqual([]);
  await expect.soft(desk.getByText('resources.conversations')).toHaveCount(0);
  await keepPicture(desk, name);
}

/** Everything by the keys: M writes, Y notes, Ctrl and Enter send, Escape leaves the field. */
async function answerAtDesk(desk: Page, text: string): Promise<void> {
  await desk.keyboard.press('y');
  await desk
    .getByRole('textbox', { name: 'Note for staff alone' })
    .fill('Asked twice <b>today</b>');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByRole('log').getByText('Asked twice <b>today</b>')).toBeVisible();
  await lookedAt(desk, 'desk-note');
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('m');
  const field = desk.getByRole('textbox', { name: 'Answer to the person' });
  await expect(field).toBeFocused();
  await field.fill('Please send me your password.');
  await expect(desk.getByText(/Staff never ask for passwords/)).toBeVisible();
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText(/Staff never ask for this: passwords/)).toBeVisible();
  await lookedAt(desk, 'desk-refused');
  await field.fill('');
  await desk.getByRole('button', { name: 'Never share codes' }).press('Enter');
  await expect(field).not.toHaveValue('');
  await field.fill(text);
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByRole('log').getByText(text)).toBeVisible();
  await desk.keyboard.press('Escape');
}

test('a visitor and a user talk with customer service: live, read, closed, opened again, rated; who signs in goes on', async ({
  page,
  staff,
}) => {
  await goTo(page, CUSTOMER);
  await expect(page.getByText(/never asks for passwords/).first()).toBeVisible();
  await sound(page, 'customer-start');
  await page.getByRole('textbox', { name: 'Your message' }).fill('My code is 123456.');
  await expect(page.getByText(/looks like a code/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Your message' }).fill('How do I register?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('How do I register?')).toBeVisible();
  await expect(page.getByText(/Waiting for an answer/)).toBeVisible();
  await takeAtDesk(staff, 'How do I register?');
  await expect(page.getByText(/Being answered/)).toBeVisible();
  await answerAtDesk(staff, 'With an invitation code, in three steps.');
  await expect(page.getByText('With an invitation code, in three steps.')).toBeVisible();
  await expect(page.getByText(/· Read/)).toBeVisible();
  await sound(page, 'customer-talk');
  await expect(page.getByText(/Asked twice/)).toHaveCount(0);
  await keepPicture(page, 'talk');
  await page.getByRole('textbox', { name: 'Your message' }).fill('Thank you.');
  await expect(staff.getByText('The person is writing …')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(staff.getByRole('log').getByText('Thank you.')).toBeVisible();
  await staff.keyboard.press('e');
  await expect(staff.getByText('This conversation was closed')).toBeVisible();
  await lookedAt(staff, 'desk-closed');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as text' }).click();
  const kept = readFileSync(await (await saved).path(), 'utf8');
  expect(kept).toContain('With an invitation code, in three steps.');
  expect(kept).not.toContain('Asked twice');
  await page.getByRole('button', { name: '5 of 5' }).click();
  await expect(page.getByText('Thank you for rating.')).toBeVisible();
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();

  const { token } = await aNewcomerWith(page, '100.00');
  await arriveAt(page, CUSTOMER);
  const before = page.getByRole('list', { name: 'Before you signed in' });
  await sound(page, 'customer-before');
  await before.getByRole('link').click();
  await expect(page.getByText('How do I register?')).toBeVisible();
  await expect(page.getByText(/Customer service sees a visitor here/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Your message' }).fill('Now I am in.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(staff.getByRole('log').getByText('Now I am in.')).toBeVisible();
  await expect(staff.getByRole('heading', { name: 'Person' }).locator('..')).toContainText(
    'Visitor',
  );
  await arriveAt(page, CUSTOMER);
  await choose(page.getByRole('radio', { name: 'Recharge amount' }));
  const about = page.getByLabel('It is about');
  await about.selectOption({ index: 1 });
  await expect(about).toContainText('100.00 USD');
  const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: await page.screenshot() };
  for (const n of [1, 2, 3]) {
    await page.locator('input[type=file]').setInputFiles(receipt);
    await expect(page.getByRole('img', { name: `Picture ${String(n)}` })).toBeVisible();
  }
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Your message' }).fill('I typed 300.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/customer\?id=/);
  await expect(page.getByText(/Waiting for an answer/)).toBeVisible();
  await expect(page.getByText('I typed 300.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Picture 3' })).toBeVisible();
  const { conversations } = await askAs<{
    conversations: { edges: { node: { topic: string; subjectKind: string } }[] };
  }>(page.request, '{ conversations { edges { node { topic subjectKind } } } }', { token });
  expect(conversations.edges).toEqual([{ node: { topic: 'RECHARGE', subjectKind: 'RECHARGE' } }]);
  await arriveAt(page, CUSTOMER);
  await expect(page.getByRole('heading', { name: 'Your conversations' })).toBeVisible();
  await sound(page, 'customer-begin');
  await keepPicture(page, 'start', { fullPage: true });
});
