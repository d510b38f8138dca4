import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { aNewcomerWith, goTo, sound as isSound } from './phone';

async function sound(page: Page, screen: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.screenshot({ path: test.info().outputPath(`${screen}.png`), fullPage: true });
  await isSound(page, screen);
}

test('what the operator says stands on Home, and notices, activities and news lead on from there', async ({
  page,
}) => {
  await aNewcomerWith(page, '200.00');
  await test.step('Home says it below the markets, and nothing of it moves', async () => {
    await goTo(page, '/pages/home/home');
    const line = page.getByRole('link', { name: /This is the practice world/ });
    await expect(line).toBeVisible();
    const strip = page.getByRole('list', { name: 'From the platform' });
    await expect(strip.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(strip.getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('link', { name: /Set your own limits/ })).toBeVisible();
    await sound(page, 'home-content');
    await line.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
  });

  await test.step('an activity says its period and leads on; news have source, size and share', async () => {
    await goTo(page, '/pages/activitycenter/activitylist');
    await page.getByRole('tab', { name: 'Upcoming' }).click();
    await expect(page.getByRole('link', { name: /A week of checking/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Running' }).click();
    await page.getByRole('link', { name: /Set your own limits/ }).click();
    await expect(page.getByRole('link', { name: 'Take part' })).toBeVisible();
    await sound(page, 'activity');
    await goTo(page, '/pages/activitycenter/activitycenter');
    await expect(page.getByRole('link', { name: /Set your own limits/ })).toBeVisible();
    await goTo(page, '/pages/news/news');
    await page.getByRole('link', { name: /Review times are public/ }).click();
    await expect(page.getByText(/^Tarn · /)).toBeVisible();
    await page.getByRole('button', { name: 'Larger text' }).click();
    await sound(page, 'article-large');
    await goTo(page, '/pages/news/details?id=999999');
    await expect(page.getByText('This is no longer here')).toBeVisible();
  });
});
