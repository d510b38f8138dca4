import type { Page } from '@playwright/test';
import { isOpenPath, paths } from '../../schema/routes';
import { choose } from './choose';
import { expect, test } from './fixtures';
import { arriveAt, dress as putOn, goTo, sound } from './phone';
import { tooSmall } from './touch';
import { ofDay } from '../testing/turns';

const LOOKS = [
  { language: 'en', theme: 'light', height: 844 },
  { language: 'zh', theme: 'dark', height: 664 },
  { language: 'en', theme: 'dark', height: 740 },
  { language: 'zh', theme: 'light', height: 844 },
] as const;
const looks = ofDay(LOOKS, 2);
type Look = (typeof LOOKS)[number];

/** The screen whole: nothing cut, axe clean, everything answers a thumb. */
async function good(page: Page, screen: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await sound(page, screen);
  // A toast that passes by covers what lies under it for a moment.
  await expect.poll(() => tooSmall(page), { message: screen }).toEqual([]);
}

async function dress(page: Page, { language, theme, height }: Look): Promise<string> {
  await page.setViewportSize({ width: 390, height });
  await putOn(page, [theme, language]);
  return `${language}-${theme}-${String(height)}`;
}

const banners = (page: Page) => page.locator('[aria-roledescription=carousel]');

test('a visitor’s Home begins with banners and markets, and its footer leads to every open screen', async ({
  page,
}) => {
  test.slow();
  await page.goto('/h5/');
  for (const look of looks) {
    const mark = await dress(page, look);
    await arriveAt(page, '/');
    await expect(banners(page).getByRole('listitem')).toHaveCount(2);
    await expect(page.locator('main h2, main h1').first()).toBeVisible();
    await good(page, `visitor-${mark}`);
    for (const [name, path] of [
      ['download', '/pages/download/download'],
      ['guide', '/pages/about/aboutus?part=questions'],
    ] as const) {
      await arriveAt(page, path);
      await good(page, `${name}-${mark}`);
    }
  }

  await test.step('banners stop, and are moved by hand', async () => {
    await page.evaluate(`localStorage.setItem('tarn.language', 'en')`);
    await arriveAt(page, '/');
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(banners(page).getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.9 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arriveAt(page, '/');
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  });

  await test.step('the agreement prints whole, without the way about in it', async () => {
    await arriveAt(page, '/pages/login/agreement');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(contents).toBeHidden();
    await expect(page.locator('article h2').last()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await arriveAt(page, '/');
  });

  await test.step('a link of the footer asks a visitor to log in where its screen is not open', async () => {
    const links = await page.evaluate<string[]>(
      `[...document.querySelectorAll('footer a')].map((link) => link.hash.slice(1))`,
    );
    expect(links.length).toBeGreaterThan(9);
    for (const link of links) {
      await arriveAt(page, link);
      const away = !isOpenPath(link) || link === paths.login;
      expect({ link, login: page.url().includes('login/login') }).toEqual({ link, login: away });
    }
  });
});

test('the installed app says once what it is; in a browser that page leads Home', async ({
  page,
}) => {
  await page.goto('/h5/#/pages/splash/splash');
  await expect(page).toHaveURL(/#\/pages\/home\/home$/);
  await page.addInitScript(`Object.defineProperty(navigator, 'standalone', { value: true })`);
  for (const look of looks) {
    const mark = await dress(page, look);
    await arriveAt(page, '/pages/splash/splash');
    await good(page, `splash-${mark}`);
  }
  await choose(page.getByRole('radio', { name: 'English' }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/#\/pages\/home\/home$/);
  await page.goto('about:blank');
  await page.goto('/h5/#/pages/splash/splash');
  await expect(page.getByRole('heading', { level: 1, name: /both outcomes/ })).toBeAttached();
  await expect(page).toHaveURL(/#\/$/);
});

const hostile = [
  '?lat=NaN&lng=1e9',
  '?lat=javascript:alert(1)&lng=7',
  `?lat=91&lng=0&name=${'x'.repeat(10_000)}`,
] as const;

test('own bonuses stand with their state; a place is chosen, told in a conversation and opened', async ({
  page,
  signIn,
}) => {
  test.slow();
  await page.goto('/h5/#/choose-location');
  await expect(page.getByText('Please log in first').first()).toBeVisible();
  const phone = await signIn('mia@practice.tarn');
  for (const look of looks) {
    const mark = await dress(phone, look);
    for (const [name, path] of [
      ['bonuses', '/pages/user/activityCenter'],
      ['user', '/pages/user/user'],
      ['choose-place', '/choose-location'],
      ['open-place', '/open-location?lat=46.95&lng=7.45&name=Bern'],
    ] as const) {
      await arriveAt(phone, path);
      if (name.endsWith('place'))
        await expect(phone.locator('main svg path').first()).toBeAttached();
      await good(phone, `${name}-${mark}`);
    }
  }

  await phone.evaluate(`localStorage.setItem('tarn.language', 'en')`);
  await test.step('a link that names no place says so', async () => {
    for (const query of hostile) {
      await arriveAt(phone, `/open-location${query}`);
      await expect(phone.getByText('No such place')).toBeVisible();
    }
  });

  await test.step('the list, the arrow keys and a tap move the marker', async () => {
    await arriveAt(phone, '/pages/customer/customer');
    await phone.getByLabel('Your message').fill('Where is the office?');
    await phone.getByRole('button', { name: 'Send' }).click();
    await expect(phone).toHaveURL(/customer\?id=/);
    await phone.getByLabel('Your message').fill('We are here:');
    const door = { name: 'door.png', mimeType: 'image/png', buffer: await phone.screenshot() };
    await phone.locator('input[type=file]').setInputFiles(door);
    await expect(phone.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    await phone.getByRole('link', { name: 'Place' }).click();
    const chosen = phone.getByText(/\(-?\d+\.\d\d, -?\d+\.\d\d\)$/);
    // By keyboard, down to the last of the list.
    await phone.getByRole('button', { name: /^Show all/ }).focus();
    await phone.keyboard.press('Enter');
    await phone.keyboard.press('Shift+Tab');
    await phone.keyboard.press('Enter');
    await expect(chosen).toContainText('Harare, Zimbabwe');
    await good(phone, 'all-cities');
    await phone.getByRole('searchbox').fill('bern');
    await phone.getByRole('button', { name: /^Bern/ }).click();
    await expect(chosen).toHaveText('Bern, Switzerland (46.95, 7.45)');
    const map = phone.getByRole('button', { name: /^Map\./ });
    await map.focus();
    await phone.keyboard.press('ArrowUp');
    await expect(chosen).not.toContainText('46.95');
    await map.click({ position: { x: 140, y: 130 } });
    await expect(chosen).toContainText('France');
    await good(phone, 'place-chosen');
    await phone.getByRole('button', { name: 'Use this place' }).click();
    await expect(phone.getByLabel('Your message')).toHaveValue(/^We are here:\nFrance \(/);
    const kept = phone.getByRole('img', { name: 'Picture 1' });
    await expect(kept).toHaveJSProperty('complete', true);
    await expect(kept).not.toHaveJSProperty('naturalWidth', 0);
    await good(phone, 'place-picture');
    await phone.getByRole('button', { name: 'Send' }).click();
    await expect(phone.locator('form').getByRole('img')).toHaveCount(0);
    await expect(kept).toBeVisible();
    await expect(phone.getByText('We are here:', { exact: true })).toBeVisible();
    await phone.getByRole('link', { name: 'Show the place' }).click();
    const out = phone.getByRole('link', { name: 'Open in maps' });
    await expect(out).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(out).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=/);
  });

  await test.step('where the device does not say where it is, the list stands alone', async () => {
    await goTo(phone, '/choose-location');
    await phone.getByRole('button', { name: 'Where I am' }).click();
    await expect(phone.getByText(/did not give your location/)).toBeVisible();
    await expect(phone.getByRole('button', { name: /^Map\./ })).toHaveCount(0);
    await expect(phone.getByRole('list', { name: 'Cities' })).toBeVisible();
  });
});
