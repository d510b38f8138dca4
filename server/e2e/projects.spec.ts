import type { Page } from '@playwright/test';
import { dayLanguages } from './turns';
import { expect, test } from './fixtures';
import { tabTo } from './keys';
import { aNewcomer, askAs, PASSWORD } from './people';
import { aNewcomerWith, arriveIn, goTo, sound } from './phone';
import { button } from './registering';
import { cutOnThePhone } from './widths';
import { wordsOf } from './words';

const LIST = '/pages/project/project';
const DETAILS = '/pages/project/details';

/** The number of a project of the practice world, by its English name. */
async function projectOf(page: Page, title: string): Promise<string> {
  const { projects } = await askAs<{
    projects: { edges: readonly { node: { id: string; title: string } }[] };
  }>(page.request, '{ projects(first: 20) { edges { node { id title } } } }');
  const found = projects.edges.find(({ node }) => node.title === title);
  if (!found) throw new Error(`no project ${title}`);
  return found.node.id;
}

interface Held {
  readonly holdings: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
  readonly me: { readonly balances: { readonly held: { readonly amount: string } } };
}

const heldBy = (page: Page, token: string) =>
  askAs<Held>(
    page.request,
    '{ holdings(first: 5) { edges { node { id } } } me { balances { held { amount } } } }',
    { token },
  );

test('signed out: the list leads to the log-in, and from there back', async ({ page }) => {
  const ann = await aNewcomer(page);
  await page.goto('/h5/#/');
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page).toHaveURL(/login\/login/);
  await page.getByLabel('User name, phone or email').fill(ann.account);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Log in').click();
  await expect(page).toHaveURL(/project\/project/);
  await expect(page.getByRole('heading', { name: 'Harbour 30' })).toBeVisible();
});

test('M13: from the list to a project by keys alone: the amount, what it obliges to, the tick, and it is joined once', async ({
  page,
}) => {
  const ann = await aNewcomerWith(page, '500.00');
  await goTo(page, LIST);
  const card = page.getByRole('article', { name: 'Harbour 30' });
  await expect(card.getByText('One top-up of $200.00 on day 15')).toBeVisible();
  await expect(card.getByText(/^Risk If a borrower pays late/)).toBeVisible();
  await sound(page, 'list');
  await page.getByRole('button', { name: 'No top-up' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'No top-up' }).click();
  await page.getByRole('tab', { name: 'Ended' }).click();
  await expect(page.getByRole('heading', { name: 'Meadow 45' })).toBeVisible();
  await page.getByRole('tab', { name: 'In progress' }).click();
  await tabTo(page, /^Harbour 30$/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Harbour 30', level: 1 })).toBeVisible();
  await expect(page.getByText('for $100.00')).toBeVisible();
  await sound(page, 'details');
  await tabTo(page, /^Choose an amount$/);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await tabTo(page, /^Amount/);
  await page.keyboard.type('600');
  await expect(sheet.getByText('You have $500.00 available').first()).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Recharge $100.00' })).toBeVisible();
  // On a slow machine the field puts its cursor back once more after what was typed before.
  await expect(async () => {
    await page.keyboard.press('Control+A');
    await page.keyboard.type('400');
    await expect(sheet.getByLabel(/^Amount/)).toHaveValue(/^400/, { timeout: 1_000 });
  }).toPass();
  await expect(sheet.getByText(/^\$60\d\.\d\d$/)).toBeVisible();
  await sound(page, 'amount');
  await tabTo(page, /^Continue with \$400\.00$/);
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  const join = page.getByRole('button', { name: /^Join with 400\.00.USD$/ });
  await expect(join).toBeDisabled();
  await tabTo(page, /a top-up of \$200\.00 is due by/);
  await page.keyboard.press('Space');
  await expect(join).toBeEnabled();
  await sound(page, 'ticked');
  await tabTo(page, /^Join with 400/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have joined Harbour 30')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My project' })).toBeVisible();
  await sound(page, 'joined');

  const { holdings, me } = await heldBy(page, ann.token);
  expect([holdings.edges.length, me.balances.held.amount]).toEqual([1, '400.00']);
  const mine = page.getByRole('link', { name: 'View mine' });
  const id = holdings.edges[0]?.node.id ?? '';
  await expect(mine).toHaveAttribute('href', `#/pages/project/myproject?id=${id}`);
  await goTo(page, LIST);
  await expect(page.getByRole('link', { name: /In projects 400\.00/ })).toBeVisible();
  await expect(card.getByRole('link', { name: /^View mine/ })).toBeVisible();
});

test('what is sold out, upcoming or ended says so, and offers no joining', async ({ signIn }) => {
  const phone = await signIn('mia@practice.tarn');
  for (const [title, words] of [
    ['Quay 60', 'This project is sold out'],
    ['Summit 180', /^Joining opens on/],
    ['Meadow 45', /^It could be joined until/],
  ] as const) {
    await goTo(phone, `${DETAILS}?id=${await projectOf(phone, title)}`);
    await expect(phone.getByText(words)).toBeVisible();
    await expect(button(phone, 'Choose an amount')).toHaveCount(0);
  }
  await goTo(phone, `${DETAILS}?id=999999`);
  await expect(phone.getByRole('link', { name: 'All projects' })).toBeVisible();
});

test('320 px in the languages of the day: nothing of the list, of a project and of its amount is cut', async ({
  signIn,
}) => {
  const phone = await signIn('mia@practice.tarn');
  const offered = `${DETAILS}?id=${await projectOf(phone, 'Ridge 90')}`;
  const joined = `${DETAILS}?id=${await projectOf(phone, 'Harbour 30')}`;
  await phone.setViewportSize({ width: 320, height: 640 });
  const found: Record<string, unknown> = {};
  const look = async (name: string) => {
    const cut = await cutOnThePhone(phone);
    if (cut.length > 0) found[name] = cut;
  };
  for (const language of dayLanguages) {
    const words = wordsOf(language, 'yield');
    await phone.evaluate('sessionStorage.clear()');
    await arriveIn(phone, language, '/pages/home/home');
    for (const path of [LIST, joined, offered]) {
      await goTo(phone, path);
      await look(`${language} ${path}`);
    }
    await button(phone, words('details.terms')).click();
    await button(phone, words('details.choose')).click();
    await phone.getByRole('dialog').getByLabel(words('details.amount')).fill('1000');
    await look(`${language} amount`);
    await phone.getByRole('dialog').locator('[type=submit]').click();
    await expect(phone.getByRole('checkbox')).toBeEnabled();
    await look(`${language} consent`);
  }
  expect(found).toEqual({});
});
