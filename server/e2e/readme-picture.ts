import type { Page } from '@playwright/test';
import { fromRoot } from '../platform/project-root';

/** Set by `npm run pictures`, which alone changes the README's pictures. */
export const README_PICTURES = 'README_PICTURES';

/** The page as it is, for the README, where its pictures are to be renewed. */
export async function readmePicture(page: Page, name: string): Promise<void> {
  const folder = process.env[README_PICTURES];
  if (folder !== undefined) await page.screenshot({ path: fromRoot(folder, `${name}.png`) });
}
