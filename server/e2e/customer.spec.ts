import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { askAs } from './people';
import { aNewcomerWith, arriveAt, goTo, sound } from './phone';

const CUSTOMER = '/pages/customer/customer';

/** What staff do with the oldest conversation of this text: the console's own API. */
async function answer(staff: Page, text: string): Promise<void> {
  const headers = { 'x-tarn-console': '1' };
  const ask = async (query: string, variables: object = {}) => {
    const response = await staff.request.post('/admin/graphql', {
      data: { query, variables },
      headers,
    });
    return ((await response.json()) as { data: Record<string, never> }).data;
  };
  const { conversations } = (await ask(
    '{ conversations(filter: { tab: TO_REVIEW }, first: 100) { items { id version } } }',
  )) as never as { conversations: { items: { id: string; version: number }[] } };
  const newest = conversations.items.at(-1) ?? { id: '', version: 0 };
  await ask(
    'mutation T($input: ConversationTakeInput!) { conversationTake(input: $input) { userErrors { code } } }',
    {
      input: newest,
    },
  );
  const say =
    'mutation A($input: ConversationAnswerInput!) { conversationAnswer(input: $input) { userErrors { code } } }';
  await ask(say, { input: { id: newest.id, text, clientId: `e2e-answer-${newest.id}` } });
}

test('a visitor and a user talk with customer service: live, read, closed, opened again, rated', async ({
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
  await answer(staff, 'With an invitation code, in three steps.');
  await expect(page.getByText('With an invitation code, in three steps.')).toBeVisible();
  await expect(page.getByText(/· Read/)).toBeVisible();
  await sound(page, 'customer-talk');
  await page.screenshot({ path: test.info().outputPath('talk.png') });
  await page.getByRole('button', { name: 'End conversation' }).click();
  await page.getByRole('button', { name: '5 of 5' }).click();
  await expect(page.getByText('Thank you for rating.')).toBeVisible();
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();

  const { token } = await aNewcomerWith(page, '100.00');
  await arriveAt(page, CUSTOMER);
  await expect(page.getByText('How do I register?')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Recharge amount' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Your message' }).fill('I typed 300.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/Waiting for an answer/)).toBeVisible();
  await expect(page.getByText('I typed 300.')).toBeVisible();
  const { conversations } = await askAs<{ conversations: { items: { topic: string }[] } }>(
    page.request,
    '{ conversations { items { topic } } }',
    { token },
  );
  expect(conversations.items).toEqual([{ topic: 'RECHARGE' }]);
  await arriveAt(page, CUSTOMER);
  await expect(page.getByRole('heading', { name: 'Your conversations' })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('start.png'), fullPage: true });
});
