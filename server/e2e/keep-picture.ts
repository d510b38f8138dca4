import { test, type Page } from '@playwright/test';

interface Shape {
  /** The whole page, not only what is in the window. */
  readonly fullPage?: boolean;
}

/**
 * What a test walks, for somebody to look at: into the test's folder of `test-results`, where the
 * environment names PICTURES. Nothing is compared with it, so a run that nobody looks at takes none.
 */
export async function keepPicture(
  page: Page,
  name: string,
  { fullPage = false }: Shape = {},
): Promise<void> {
  if (process.env.PICTURES === undefined) return;
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage });
}
