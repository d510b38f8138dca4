import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { aNewcomer, PASSWORD } from './people';
import { fieldError, fillLogIn, goTo, sound } from './phone';
import { codeAt, NEXT_SECONDS, turnFactorOn } from './second-factors';

const factor = (page: Page) => page.getByLabel('Second factor', { exact: true });

/** The form of signing in, its password right: a code is asked for. */
async function passwordIn(page: Page, account: string): Promise<void> {
  await goTo(page, '/pages/login/login');
  await fillLogIn(page, account, PASSWORD);
  await expect(factor(page)).toBeFocused();
}

async function codeIn(page: Page, code: string): Promise<void> {
  await factor(page).fill(code);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

const signedIn = (page: Page) =>
  expect.poll(() => page.evaluate(`localStorage.getItem('tarn.token')`)).not.toBeNull();

async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(`localStorage.removeItem('tarn.token')`);
  await page.reload();
}

const WRONG = 'The second factor code is wrong';

test('A4: a second factor signs in by a code of the app or a recovery code, which is used up; turned off, the password alone does', async ({
  page,
}) => {
  const { account, token } = await aNewcomer(page);
  const seconds = () => Date.now() / 1_000;
  const { secret, recoveryCodes } = await turnFactorOn(page, token, seconds());
  const [first = '', second = ''] = recoveryCodes;

  await test.step('a code of the app', async () => {
    await passwordIn(page, account);
    await expect(fieldError(page)).toHaveText('Enter the code of your second factor');
    await sound(page, 'second factor asked for');
    await codeIn(page, '000000');
    await expect(fieldError(page)).toHaveText(WRONG);
    await codeIn(page, codeAt(secret, seconds() + NEXT_SECONDS));
    await signedIn(page);
  });

  await test.step('a recovery code signs in once', async () => {
    await forgetSession(page);
    await passwordIn(page, account);
    await codeIn(page, first.toUpperCase());
    await signedIn(page);
    await forgetSession(page);
    await passwordIn(page, account);
    await codeIn(page, first);
    await expect(fieldError(page)).toHaveText(WRONG);
    await sound(page, 'recovery code used up');
    await codeIn(page, second);
    await signedIn(page);
  });

  await test.step('it is turned off by a code that is not used up', async () => {
    await goTo(page, '/pages/user/security');
    await page.getByRole('button', { name: 'Turn off' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Code', { exact: true }).fill(second);
    await sheet.getByRole('button', { name: 'Turn off' }).click();
    await expect(fieldError(sheet)).toHaveText(WRONG);
    await sound(page, 'turning it off');
    await sheet.getByLabel('Code', { exact: true }).fill(recoveryCodes[2] ?? '');
    await sheet.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('The second factor is off')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
    await forgetSession(page);
    await goTo(page, '/pages/login/login');
    await fillLogIn(page, account, PASSWORD);
    await signedIn(page);
  });
});
