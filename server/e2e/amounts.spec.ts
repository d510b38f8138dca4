import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { aNewcomerWith, goTo } from './phone';

const LIMITS = '/pages/user/security?limits=1';

async function limitField(page: Page) {
  await page.locator('section button').first().click();
  return page.getByRole('dialog').locator('input');
}

test('M5: what is set at once in a field of money is the one amount it says, or is said to be none', async ({
  page,
}) => {
  await aNewcomerWith(page, '100.00');
  await goTo(page, LIMITS);
  const field = await limitField(page);
  const refusal = page.getByRole('dialog').getByText('Please enter a valid amount (1,234.56)');
  for (const none of ['1.234,56', '1e3', '-50', 'abc12', '500.005']) {
    await field.fill(none);
    await expect(field).toHaveValue(none);
    await expect(refusal).toBeVisible();
  }
  for (const [text, shown] of [
    ['$1,234.56', '1,234.56'],
    ['６００', '600'],
  ] as const) {
    await field.fill(text);
    await expect(field).toHaveValue(shown);
    await expect(refusal).toBeHidden();
  }
  await field.fill('');
  await field.pressSequentially('12345,5');
  await expect(field).toHaveValue('12,345.5');
  // In the middle, the keys go where the caret is.
  await field.press('Home');
  await field.press('ArrowRight');
  await field.pressSequentially('99');
  await expect(field).toHaveValue('1,992,345.5');
  await field.press('Backspace');
  await expect(field).toHaveValue('192,345.5');
});

test('M5: in German its own marks are read, and those of English are none', async ({ page }) => {
  await aNewcomerWith(page, '100.00');
  await page.evaluate(`localStorage.setItem('tarn.language', 'de')`);
  await goTo(page, LIMITS);
  await page.reload();
  const field = await limitField(page);
  await field.fill('1.234,56');
  await expect(field).toHaveValue('1.234,56');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await field.fill('1,234.56');
  await expect(field).toHaveValue('1,234.56');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});
