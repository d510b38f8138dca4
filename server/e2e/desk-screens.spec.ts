import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ofDay } from '../testing/turns';
import { askStaff, axe, consoleOf, expect, leave, test } from './fixtures';
import { keepPicture } from './keep-picture';
import { aNewcomer, sendRecharge } from './people';
import { talkOfVerification } from './desk/talks';
import { dayLooks } from './turns';
import { widerThanTheirBox } from './widths';

const WIDTHS = [390, 768, 1024, 1440] as const;

const WORDS = {
  en: {
    checked: 'Receiving account',
    check: 'Check the chain',
    found: /^The chain holds/,
    search: 'Search everything',
    bringIn: 'Bring in a file',
    fits: 'Everything fits',
    change: /^Change and history: Withdrawals/,
  },
  zh: {
    checked: '收款账户',
    check: '校验链条',
    found: /链条完整/,
    search: '搜索全部',
    bringIn: '导入文件',
    fits: '全部相符',
    change: /^修改与历史：提现/,
  },
} as const;
type Language = keyof typeof WORDS;

/** At each width: a picture, nothing for axe to find, nothing wider than its box. */
async function look(
  page: Page,
  name: string,
  mark: string,
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await keepPicture(page, `desk-${name}-${mark}-${String(width)}`);
    const found = await axe(page);
    expect({ name, width, found, wider: await widerThanTheirBox(page) }).toEqual({
      name,
      width,
      found: [],
      wider: [],
    });
  }
}

async function speak(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole('button', { name: WORDS.en.search })).toBeVisible();
  await page.evaluate(`localStorage.setItem('RaStoreTarn.locale', '"${language}"')`);
  await page.reload();
  await expect(page.getByRole('button', { name: WORDS[language].search })).toBeVisible();
}

for (const [theme, language] of dayLooks) {
  test(`log, shift, proof and search are accessible at every width, ${theme}, ${language}`, async ({
    admin,
  }) => {
    const words = WORDS[language];
    await admin.emulateMedia({ colorScheme: theme });
    await speak(admin, language);
    await admin.goto('/admin/#/auditEntries');
    await admin.getByRole('button', { name: words.check }).click();
    await expect(admin.getByText(words.found)).toBeVisible();
    await admin.locator('main button[aria-expanded=false]').first().click();
    await look(admin, 'audit', `${theme}-${language}`);
    await admin.goto('/admin/#/shift');
    await expect(admin.locator('dl').first()).toBeVisible();
    await look(admin, 'shift', `${theme}-${language}`);
    await admin.goto('/admin/#/proofWatch');
    await expect(admin.getByRole('rowheader')).not.toHaveCount(0);
    await expect(admin.getByText(words.fits)).toBeVisible();
    await look(admin, 'proof', `${theme}-${language}`);
    await admin.goto('/admin/#/settings');
    await expect(admin.getByRole('link', { name: words.change })).toBeVisible();
    await look(admin, 'settings', `${theme}-${language}`, [390, 1440]);
    await admin.goto('/admin/#/settings/SUPPORT');
    await expect(admin.getByRole('textbox')).toHaveCount(8);
    await look(admin, 'settings-support', `${theme}-${language}`, [390, 1440]);
    await admin.keyboard.press('Control+k');
    const box = admin.getByRole('combobox', { name: words.search });
    await box.fill('mia@practice.tarn');
    await expect(admin.getByRole('option')).toHaveCount(1);
    await look(admin, 'search', `${theme}-${language}`);
    await box.press('Enter');
    await expect(admin).toHaveURL(/users\/[0-9]+\/show/);
  });
}

/** Until somebody of the practice world has reported a contract, which settles half a minute after its first start. */
const reported = (admin: Page): Promise<void> =>
  expect
    .poll(async () => (await askStaff<Disputes>(admin, DISPUTES))?.disputes.items.length, {
      timeout: 90_000,
    })
    .toBe(1);
interface Disputes {
  readonly disputes: { readonly items: readonly unknown[] };
}
const DISPUTES = '{ disputes(first: 1, filter: { tab: TO_REVIEW }) { items { id } } }';

/** Of each the practice world has one that waits. */
const QUEUES = [
  ...['withdrawals', 'verifications', 'passwordRequests', 'infoChanges', 'appeals'],
  ...['rewardClaims', 'disputes'],
];

for (const [theme, language] of dayLooks) {
  test(`queues, proposals, campaigns and staff are accessible and no wider than their boxes, ${theme}, ${language}`, async ({
    admin,
  }) => {
    test.setTimeout(240_000);
    const mark = `${theme}-${language}`;
    await admin.emulateMedia({ colorScheme: theme });
    await speak(admin, language);
    const open = async (name: string) => {
      await admin.goto(`/admin/#/${name}`);
      // From where it pressed last it may lie on a heading, whose hint covers the first row.
      await admin.mouse.move(0, 0);
      await expect(admin.getByRole('row').nth(1)).toBeAttached();
    };
    await reported(admin);
    for (const name of QUEUES) {
      await open(name);
      await look(admin, name, mark, [390, 1440]);
      await admin.getByRole('row').nth(1).getByRole('link').first().click();
      const drawer = admin.locator('section[data-drawer]');
      await expect(drawer.locator('dl').first()).toBeVisible();
      await look(admin, `${name}-drawer`, mark, [390, 1440]);
    }
    for (const name of ['proposals', 'campaigns', 'staff']) {
      await open(name);
      await look(admin, name, mark, [390, 1440]);
    }
  });
}

for (const language of ofDay(['en', 'zh'] as const, 1)) {
  test(`lists, users and contracts are no wider than their boxes, ${language}`, async ({
    admin,
  }) => {
    await speak(admin, language);
    const open = async (path: string) => {
      await admin.goto(`/admin/#${path}`);
      await expect(admin.getByRole('row').nth(1)).toBeAttached();
    };
    const done = encodeURIComponent(JSON.stringify({ tab: 'DONE' }));
    for (const [name, path] of [
      ['done', `/recharges?filter=${done}`],
      ['users', '/users'],
      ['orders', '/orders'],
    ] as const) {
      await open(path);
      await look(admin, name, language);
    }
    await admin.goto('/admin/#/broadcasts/create');
    await expect(admin.getByRole('button', { name: /^Deutsch/ })).toBeVisible();
    await look(admin, 'message', language, [390, 1440]);
    await admin.goto('/admin/#/orders');
    await admin.getByRole('row').nth(1).click();
    await expect(admin).toHaveURL(/orders\/[0-9]+\/show/);
    await look(admin, 'order', language);
    await open('/users');
    await admin.getByRole('row').last().click();
    await expect(admin).toHaveURL(/users\/[0-9]+\/show/);
    await expect(admin.getByRole('tab')).not.toHaveCount(0);
    // Tabs differ by what they list, and words are longest in English.
    const tabs = await admin.getByRole('tab').all();
    for (const tab of language === 'en' ? tabs : tabs.slice(0, 1)) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await look(admin, `user-${(await tab.getAttribute('id')) ?? ''}`, language, [390, 1440]);
    }
  });
}

test('at 390 px a row of the queue says the same in two lines, and keys move over it', async ({
  page,
  admin,
}) => {
  const { id: userId, token } = await aNewcomer(page);
  await sendRecharge(page, token, '321.75');
  const filter = encodeURIComponent(JSON.stringify({ tab: 'TO_REVIEW', userId }));
  await admin.setViewportSize({ width: 390, height: 900 });
  await admin.goto(`/admin/#/recharges?filter=${filter}`);
  const row = admin.getByRole('row').last();
  const cell = (name: string | RegExp) => row.getByRole('cell', { name });
  const middle = async (name: string | RegExp) => {
    const box = await cell(name).boundingBox();
    return Math.round(((box?.y ?? 0) + (box?.height ?? 0) / 2) / 10);
  };
  const number = /^[A-Z0-9]{16}$/;
  await expect(cell(number)).toBeVisible();
  expect(await middle('Free')).toBe(await middle(number));
  expect(await middle('321.75')).toBe(await middle(/\*\*\*/));
  expect(await middle(/Open request/)).toBe(await middle('321.75'));
  expect(await middle('321.75')).toBeGreaterThan(await middle(number));
  await admin.keyboard.press('j');
  await expect(row.getByRole('link')).toBeFocused();
  await expect(row.getByRole('link')).toHaveAttribute('aria-current', 'true');
  await admin.getByRole('button', { name: /^Sort by amount/ }).click();
  await expect(admin).toHaveURL(/sort=AMOUNT/);
});

/** A file of the bank with one payment of this amount. */
function bankFile(amount: string) {
  const today = new Date().toISOString().slice(0, 10);
  const line = [today, amount, 'USD', 'A Payer', 'Recharge', randomBytes(6).toString('hex')];
  const heads = 'Booking date;Amount;Currency;Payer;Details;Transaction ID';
  const buffer = Buffer.from([heads, line.join(';')].join('\n'));
  return { name: 'bank.csv', mimeType: 'text/csv', buffer };
}

for (const [theme, language] of dayLooks) {
  test(`bank files, queue, checks and an approval by a bank line are accessible at every width, ${theme}, ${language}`, async ({
    page,
    chromium,
    baseURL,
  }) => {
    const mark = `${theme}-${language}`;
    const { id: userId, token } = await aNewcomer(page);
    await sendRecharge(page, token, '218.75');
    // The other administrator holds a request of the practice data.
    const desk = await consoleOf({ chromium, baseURL }, 'admin2@practice.tarn');
    await desk.emulateMedia({ colorScheme: theme });
    await speak(desk, language);
    await desk.goto('/admin/#/bankFiles');
    await desk.getByRole('button', { name: WORDS[language].bringIn }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(bankFile('218.75'));
    await dialog.getByRole('combobox').click();
    await desk.getByRole('option').first().click();
    // Its list fades out, and is as wide as the screen was: no reader sees it any more, the measure does.
    await expect(desk.locator('.MuiPopover-root')).toHaveCount(0);
    await look(desk, 'bank-import', mark);
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText('bank.csv').first()).toBeVisible();
    await look(desk, 'bank-files', mark);
    const filter = encodeURIComponent(JSON.stringify({ tab: 'TO_REVIEW', userId }));
    await desk.goto(`/admin/#/recharges?filter=${filter}`);
    await expect(desk.getByRole('row')).not.toHaveCount(0);
    await look(desk, 'queue', mark);
    await desk.keyboard.press('n');
    const drawer = desk.locator('section[data-drawer]');
    await expect(drawer.getByText(WORDS[language].checked)).toBeVisible();
    await look(desk, 'drawer', mark);
    await desk.keyboard.press('a');
    await expect(drawer.getByRole('radio').first()).toBeVisible();
    await desk.keyboard.press('ArrowDown');
    await expect(drawer.getByRole('radio', { checked: true })).toBeVisible();
    await look(desk, 'approve', mark);
    await leave(desk);
  });
}

const ASKED = 'Why does it take so long?';
const PLACE = 'Bern, Switzerland';
const SAID = `${ASKED}\n${PLACE} (46.95, 7.45)`;

for (const [theme, language] of dayLooks) {
  test(`the desk of conversations is accessible at every width and opens the linked request, ${theme}, ${language}`, async ({
    page,
    chromium,
    baseURL,
  }) => {
    const mark = `${theme}-${language}`;
    const { id: userId, token } = await aNewcomer(page);
    const request = await talkOfVerification(page, token, SAID);
    const desk = await consoleOf({ chromium, baseURL }, 'admin2@practice.tarn');
    await desk.emulateMedia({ colorScheme: theme });
    await speak(desk, language);
    await desk.goto('/admin/#/conversations');
    await expect(desk.getByRole('row').nth(1)).toBeAttached();
    await look(desk, 'talks', mark);
    const filter = encodeURIComponent(JSON.stringify({ tab: 'TO_REVIEW', userId }));
    await desk.goto(`/admin/#/conversations?filter=${filter}`);
    // Until then the list of before stands there, and its last row is somebody else's.
    await expect(desk.getByRole('row')).toHaveCount(2);
    await desk.getByRole('row').last().getByRole('link').first().click();
    const drawer = desk.locator('section[data-drawer]');
    const said = (text: string) => drawer.getByRole('log').getByText(text, { exact: true });
    await expect(said(ASKED)).toBeVisible();
    await expect(said(PLACE)).toBeVisible();
    await look(desk, 'talk', mark);
    await desk.keyboard.press('c');
    const field = drawer.getByRole('textbox');
    await expect(field).toBeVisible();
    await field.fill('Please send me your password. 123456');
    await expect(drawer.getByRole('alert').locator('p')).toHaveCount(2);
    await look(desk, 'talk-held', mark, [390, 1024]);
    await field.fill('');
    await field.press('Escape');
    await desk.keyboard.press('y');
    await field.fill('Asked twice today.');
    await field.press('Control+Enter');
    await expect(said('Asked twice today.')).toBeVisible();
    await look(desk, 'talk-note', mark, [390, 1024]);
    await field.press('Escape');
    await desk.keyboard.press('m');
    await field.press('Escape');
    await desk.keyboard.press('x');
    await expect(field).toHaveCount(0);
    const place = `/verifications/${request}`;
    await drawer.locator(`a.link[href="#${place}"]`).click();
    await expect(desk).toHaveURL(new RegExp(`${place}$`));
    await expect(drawer.getByText('Ros***ple')).toBeVisible();
    await desk.goto('/admin/#/cannedReplies');
    await expect(desk.getByRole('row').nth(1)).toBeAttached();
    await look(desk, 'replies', mark, [390, 1440]);
    await leave(desk);
  });
}

test('a screen whose code did not come is shown once it is asked for anew', async ({ admin }) => {
  const code = '**/assets/UserList-*.js';
  await admin.route(code, (route) => route.abort());
  await admin.goto('/admin/#/users');
  const again = admin.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await admin.unroute(code);
  await again.click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

test('what is not there is asked for once, and said to be missing', async ({ admin }) => {
  await expect(admin.getByRole('button', { name: WORDS.en.search })).toBeVisible();
  const asked: string[] = [];
  admin.on('request', (request) => {
    if (request.postData()?.includes('999999')) asked.push(request.postData() ?? '');
  });
  for (const [path, said] of [
    ['/users/999999/show', 'There is no such record'],
    ['/orders/999999/show', 'There is no such record'],
    ['/recharges/999999', 'There is no such request'],
    ['/nowhere', 'There is no such page'],
  ] as const) {
    // What the last one said goes with it.
    await admin.goto(`/admin/#${path.replace('999999/show', '').replace('999999', '')}`);
    await expect(admin.getByText('There is no such record')).toHaveCount(0);
    await admin.goto(`/admin/#${path}`);
    await expect(admin.getByText(said).first()).toBeVisible();
  }
  expect(asked.length).toBeGreaterThanOrEqual(3);
  expect(asked).toEqual([...new Set(asked)]);
});
