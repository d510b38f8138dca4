import type { Page } from '@playwright/test';
import { axe, expect, titleOf } from './fixtures';
import { aNewcomer, beCredited, type Newcomer } from './people';
import { cutOnThePhone } from './widths';

/** Follows a link of the app, until its screen has come whole. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(`/h5/#${path}`);
  await expect(titleOf(page)).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** The same from elsewhere: the app starts anew. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await goTo(page, path);
}

/** Nothing of this screen is cut, and axe has nothing to say. */
export async function sound(page: Page, screen: string): Promise<void> {
  const found = { screen, cut: await cutOnThePhone(page), axe: await axe(page) };
  expect.soft(found).toEqual({ screen, cut: [], axe: [] });
}

/** Somebody new who has as many dollars, signed in on this phone; the app is still to be opened. */
export async function aNewcomerWith(page: Page, dollars: string): Promise<Newcomer> {
  const person = await aNewcomer(page);
  await beCredited(page, person.token, dollars);
  await page.goto('/h5/');
  await page.evaluate(`localStorage.setItem('tarn.token', '${person.token}')`);
  await page.goto('about:blank');
  return person;
}
