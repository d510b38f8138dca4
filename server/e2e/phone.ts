import type { Locator, Page } from '@playwright/test';
import { languageFacts, type Language } from '../../schema/languages';
import { axe, expect, titleOf } from './fixtures';
import { aNewcomer, beCredited, type Newcomer } from './people';
import { keepPicture } from './keep-picture';
import type { Look } from './turns';
import { cutOnThePhone } from './widths';

/** Whether this phone says that data is to be saved: where it does, files of other screens are not fetched ahead. */
export const saysSaveData = (page: Page, saveData: boolean): Promise<unknown> =>
  page.addInitScript(
    `Object.defineProperty(navigator, 'connection', { value: { saveData: ${String(saveData)} } });`,
  );

/** Follows a link of the app, until its screen has come whole. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(`/h5/#${path}`);
  await hasCome(page);
}

async function hasCome(page: Page): Promise<void> {
  await expect(titleOf(page)).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** A sheet's own entry of the history goes in the browser's time, and where the page is sent meanwhile goes with it. */
export async function sheetHasGone(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('Boolean(history.state?.guard)')).toBe(false);
}

/** The same from elsewhere: the app starts anew, in the process that has read its files once. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  if (!page.url().includes('/h5/')) return goTo(page, path);
  await page.evaluate(`history.replaceState(null, '', ${JSON.stringify(`/h5/#${path}`)})`);
  await page.reload();
  return hasCome(page);
}

/** The same in this language, which is chosen before. */
export async function arriveIn(page: Page, language: Language, path: string): Promise<void> {
  await page.evaluate(`localStorage.setItem('tarn.language', '${language}')`);
  await arriveAt(page, path);
  await expect(page.locator('html')).toHaveAttribute('lang', languageFacts[language].tag);
}

/** In this theme and language from its next start on. */
export async function dress(page: Page, [theme, language]: Look): Promise<void> {
  await page.evaluate(
    `localStorage.setItem('tarn.theme', '${theme}'); localStorage.setItem('tarn.language', '${language}')`,
  );
}

/** Nothing of this screen is cut, and axe has nothing to say. */
export async function sound(page: Page, screen: string): Promise<void> {
  await keepPicture(page, screen.replaceAll(' ', '-'));
  const found = { screen, cut: await cutOnThePhone(page), axe: await axe(page) };
  expect.soft(found).toEqual({ screen, cut: [], axe: [] });
}

/** What stands beneath the fields as wrong; the same passes by as a toast. */
export const fieldError = (page: Page | Locator): Locator => page.locator('.field-error');

/** Fills in the form of signing in, which is open, and sends it. */
export async function fillLogIn(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel('User name, phone or email').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Somebody new who has as many dollars, signed in on this phone; the app is still to be opened. */
export async function aNewcomerWith(page: Page, dollars: string): Promise<Newcomer> {
  const person = await aNewcomer(page);
  await beCredited(page, person.token, dollars);
  // Of the same origin, and not the app.
  await page.goto('/readyz');
  await page.evaluate(`localStorage.setItem('tarn.token', '${person.token}')`);
  return person;
}
