import type { Page } from '@playwright/test';
import { fromRoot } from '../platform/project-root';
import { axe, expect, test } from './fixtures';

const SHOTS = fromRoot('test-results/screens');
const WIDTHS = [390, 768, 1024, 1440] as const;

const WORDS = {
  en: { check: 'Check the chain', found: /^The chain holds/, search: 'Search everything' },
  zh: { check: '校验链条', found: /链条完整/, search: '搜索全部' },
} as const;
type Language = keyof typeof WORDS;

const wide = (page: Page) =>
  page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );

/** At each width: a picture, nothing for axe to find, no scrolling sideways. */
async function look(page: Page, name: string, mark: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${SHOTS}/desk-${name}-${mark}-${String(width)}.png` });
    const found = await axe(page);
    expect({ name, width, found, wide: await wide(page) }).toEqual({
      name,
      width,
      found: [],
      wide: 0,
    });
  }
}

async function speak(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole('button', { name: WORDS.en.search })).toBeVisible();
  await page.evaluate(`localStorage.setItem('RaStoreTarn.locale', '"${language}"')`);
  await page.reload();
  await expect(page.getByRole('button', { name: WORDS[language].search })).toBeVisible();
}

for (const theme of ['light', 'dark'] as const) {
  for (const language of ['en', 'zh'] as const) {
    test(`log, shift and search are accessible at every width, ${theme}, ${language}`, async ({
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
      await admin.keyboard.press('Control+k');
      const box = admin.getByRole('combobox', { name: words.search });
      await box.fill('mia@practice.tarn');
      await expect(admin.getByRole('option')).toHaveCount(1);
      await look(admin, 'search', `${theme}-${language}`);
      await box.press('Enter');
      await expect(admin).toHaveURL(/users\/[0-9]+\/show/);
    });
  }
}

test('what is not there is said to be missing within a second', async ({ admin }) => {
  await expect(admin.getByRole('button', { name: WORDS.en.search })).toBeVisible();
  const within = { timeout: 1_000 };
  for (const [path, said] of [
    ['/users/999999/show', 'There is no such record'],
    ['/orders/999999/show', 'There is no such record'],
    ['/recharges/999999', 'There is no such request'],
    ['/nowhere', 'There is no such page'],
  ] as const) {
    // The code of the page is loaded once: what is timed is the answer.
    await admin.goto(`/admin/#${path.replace('999999/show', '').replace('999999', '')}`);
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
    await admin.goto(`/admin/#${path}`);
    await expect(admin.getByText(said).first()).toBeVisible(within);
  }
});
