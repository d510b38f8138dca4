import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './people';

export const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });

/** Opens the registration and says who it is. */
export async function toStep2(page: Page, account: string): Promise<void> {
  await page.goto('/h5/#/pages/login/register');
  await page.getByLabel('Phone or email').fill(account);
  await button(page, 'Continue').click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
}

/** The code and the password: what is left is the invitation and the agreement. */
export async function toStep3(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat password').fill(PASSWORD);
  await button(page, 'Continue').click();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
}
