import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { languageFacts, languages } from '../../schema/languages';
import { askStaff, axe, consoleOf, expect, test } from './fixtures';
import { tabTo } from './keys';
import { askAs } from './people';
import { keepPicture } from './keep-picture';
import { confirmProposed } from './desk/proposing';
import { dayLooks } from './turns';
import { widerThanTheirBox } from './widths';

const PROMISES = 'Your interest is guaranteed.';
const PROPOSED = 'Proposed. Another administrator has to confirm it.';

/** In both themes: nothing for axe to find, nothing wider than its box, and a picture. */
async function looksRight(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect
      .soft({ screen, colorScheme, axe: await axe(page), wider: await widerThanTheirBox(page) })
      .toEqual({ screen, colorScheme, axe: [], wider: [] });
    await keepPicture(page, `project-${screen}-${colorScheme}`);
  }
}

interface Offered {
  readonly id: string;
  readonly title: string;
  readonly suspendReason: string | null;
  readonly funded: { readonly amount: string };
}

/** The project of this name as a visitor finds it; undefined where nobody is offered it. */
async function offered({ request }: Page, title: string): Promise<Offered | undefined> {
  const query =
    '{ projects(first: 50) { edges { node { id title suspendReason funded { amount } } } } }';
  const { projects } = await askAs<{
    projects: { readonly edges: readonly { readonly node: Offered }[] };
  }>(request, query);
  return projects.edges.map(({ node }) => node).find((one) => one.title === title);
}

async function propose(admin: Page, title: string): Promise<void> {
  await admin.goto('/admin/#/projects');
  await expect(admin.getByRole('row').nth(7)).toBeVisible();
  await looksRight(admin, 'list');
  await intoContent(admin);
  await tabTo(admin, /^Propose a project$/);
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('30 missing')).toBeVisible();
  for (const [label, value] of [
    [/^Issuer/, 'Tarn Practice Ltd'],
    [/^Rate, % a year/, '3.65'],
    [/^Days/, '30'],
    [/^Smallest amount/, '100'],
    [/^Largest amount/, '5000'],
    [/^Capacity/, '100000'],
  ] as const) {
    await write(admin, label, value);
  }
  await tabTo(admin, /^May be left early/);
  for (const language of languages) {
    const { name } = languageFacts[language];
    await write(admin, exactly(`Title, ${name}`), title);
    await write(admin, exactly(`Description, ${name}`), 'Lends to harbours.');
    const promised = language === languages.at(-1);
    await write(admin, exactly(`Risk, ${name}`), promised ? PROMISES : 'A loan may fail.');
  }
  await write(admin, /^Why/, 'A project of this test');
  await tabTo(admin, /^Propose$/);
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('Promises what nobody can keep: guarantee')).toBeVisible();
  await looksRight(admin, 'editor');
  await tabTo(admin, exactly(PROMISES), 'Shift+Tab');
  await admin.keyboard.press('Control+A');
  await admin.keyboard.insertText('A loan may fail.');
  await tabTo(admin, /^Propose$/);
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(/#\/proposals/);
}

/** Past the navigation, as somebody without a mouse goes. */
async function intoContent(page: Page): Promise<void> {
  await tabTo(page, /^Skip to content$/);
  await page.keyboard.press('Enter');
}

async function write(page: Page, label: RegExp, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

const exactly = (text: string): RegExp => new RegExp(`^${text}$`);

/** The newest project that was proposed, by the other administrator and the keyboard alone. */
async function confirmByKeys(other: Page): Promise<void> {
  await other.goto('/admin/#/proposals');
  await expect(other.getByRole('button', { name: 'Project terms' }).first()).toBeVisible();
  await intoContent(other);
  await tabTo(other, /^Project terms/);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
  await tabTo(other, /^Confirm$/);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('dialog')).toBeVisible();
  await looksRight(other, 'confirm-terms');
  await tabTo(other, /^Confirm$/);
  await other.keyboard.press('Enter');
  await expect(other.getByText('Confirmed. It is in effect.')).toBeVisible();
}

/** The newest of its kind, by the other administrator. */
const confirm = (other: Page, kind: string, screen: string): Promise<void> =>
  confirmProposed(other, kind, () => looksRight(other, screen));

async function fund(admin: Page): Promise<void> {
  await admin.getByRole('button', { name: 'Put money aside' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel(/^Amount/).fill('500');
  await dialog.getByLabel(/^Bank reference/).fill(`WIRE ${randomBytes(6).toString('hex')}`);
  await dialog.getByLabel(/^Why/).fill('Interest of the first month');
  await looksRight(admin, 'funding');
  await dialog.getByRole('button', { name: /^Propose 500\.00/ }).click();
  await expect(admin.getByText(PROPOSED)).toBeVisible();
  await expect(admin.getByText(/you proposed it, and it waits/)).toBeVisible();
}

test('O2: a project is proposed and confirmed by keys alone and funded by two administrators, then users see it, and it is suspended', async ({
  admin,
  chromium,
  baseURL,
}) => {
  test.slow();
  const title = `Quarry ${randomBytes(3).toString('hex')}`;
  await propose(admin, title);
  expect(await offered(admin, title)).toBeUndefined();
  await admin.getByRole('button', { name: 'Project terms' }).first().click();
  await expect(admin.getByText('Yours: another administrator confirms it.')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Confirm', exact: true })).toBeHidden();

  const other = await consoleOf({ chromium, baseURL }, 'admin2@practice.tarn');
  await confirmByKeys(other);
  await expect.poll(() => offered(admin, title)).toMatchObject({ funded: { amount: '0.00' } });

  await admin.goto('/admin/#/projects');
  await admin.getByRole('link', { name: title }).click();
  await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(admin.getByText('Nothing put aside yet: nobody can join')).toBeVisible();
  await fund(admin);
  expect(await offered(admin, title)).toMatchObject({ funded: { amount: '0.00' } });
  await confirm(other, 'Money put aside for a project', 'confirm-funding');
  expect(await offered(admin, title)).toMatchObject({ funded: { amount: '500.00' } });

  await admin.reload();
  await expect(admin.getByText('0.00 promised of 500.00 put aside')).toBeVisible();
  await admin.getByRole('tab', { name: 'Money put aside' }).click();
  await expect(admin.getByRole('cell', { name: '+500.00' })).toBeVisible();
  await looksRight(admin, 'page');
  await admin.getByRole('button', { name: 'Suspend' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel(/^Reason that users read/).fill('The issuer reports late');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(admin.getByText(/Users read: The issuer reports late/)).toBeVisible();
  expect(await offered(admin, title)).toMatchObject({ suspendReason: 'The issuer reports late' });
  await admin.getByRole('button', { name: 'Resume' }).click();
  await dialog.getByLabel(/^Why/).fill('The report is here');
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await expect(admin.getByText('Resumed.')).toBeVisible();
  expect(await offered(admin, title)).toMatchObject({ suspendReason: null });
});

test('customer service reads projects and holdings, and proposes nothing', async ({ staff }) => {
  await staff.goto('/admin/#/projects');
  await staff.getByRole('link', { name: 'Harbour 30' }).click();
  await expect(staff.getByRole('heading', { name: 'Harbour 30' })).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Suspend' })).toBeHidden();
  await staff.goto('/admin/#/projects/create');
  await expect(staff.getByLabel(/^Issuer/)).toBeHidden();
  await staff.goto('/admin/#/holdings');
  await expect(staff.getByRole('cell', { name: 'Top-up to come' }).first()).toBeVisible();
  await looksRight(staff, 'holdings');
});

const WORDS = {
  en: { search: 'Search everything', projects: 'Projects', promised: 'Promised interest' },
  zh: { search: '搜索全部', projects: '项目', promised: '已承诺利息' },
} as const;

for (const [theme, language] of dayLooks) {
  test(`projects, a page, the editor, holdings, those of a user and what is promised are accessible, ${theme}, ${language}`, async ({
    admin,
  }) => {
    const words = WORDS[language];
    await admin.emulateMedia({ colorScheme: theme });
    await admin.evaluate(`localStorage.setItem('RaStoreTarn.locale', '"${language}"')`);
    await admin.reload();
    await expect(admin.getByRole('button', { name: words.search })).toBeVisible();
    const look = async (screen: string) => {
      await keepPicture(admin, `project-desk-${screen}-${theme}-${language}`);
      expect
        .soft({ screen, axe: await axe(admin), wider: await widerThanTheirBox(admin) })
        .toEqual({ screen, axe: [], wider: [] });
    };
    for (const path of ['projects', 'projects/1/show', 'projects/1', 'holdings']) {
      await admin.goto(`/admin/#/${path}`);
      await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(admin.locator('main .card').first()).toBeVisible();
      await look(path.replaceAll('/', '-'));
    }
    await admin.goto('/admin/#/');
    await expect(admin.getByText(words.promised, { exact: true })).toBeVisible();
    await look('dashboard');
    await admin.goto(`/admin/#/users/${await mia(admin)}/show`);
    await admin.getByRole('tab', { name: words.projects, exact: true }).click();
    await expect(admin.getByRole('tabpanel').getByRole('row').nth(2)).toBeVisible();
    await look('user');
  });
}

/** The number of somebody who holds two projects of the practice world. */
async function mia(admin: Page): Promise<string> {
  const found = await askStaff<{ users: { items: readonly { readonly id: string }[] } }>(
    admin,
    '{ users(first: 1, filter: { search: "mia@practice.tarn" }) { items { id } } }',
  );
  return found?.users.items[0]?.id ?? '';
}

test('lists, a page and the editor of projects fit a narrow window', async ({ admin }) => {
  for (const width of [390, 768, 1024]) {
    await admin.setViewportSize({ width, height: 900 });
    for (const path of ['projects', 'projects/1/show', 'projects/1', 'holdings', '']) {
      await admin.goto(`/admin/#/${path}`);
      await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(admin.locator('main .card').first()).toBeVisible();
      await keepPicture(admin, `project-${path.replaceAll('/', '-')}-${String(width)}`);
      expect.soft({ width, path, wider: await widerThanTheirBox(admin) }).toEqual({
        ...{ width, path, wider: [] },
      });
    }
  }
});
