import { expect, type Locator } from '@playwright/test';

/**
 * A radio or a tick stands under its words, and what is above it may still come: a key, unlike a click,
 * cannot land where it stood a moment ago.
 */
export async function choose(target: Locator): Promise<void> {
  if (!(await target.isChecked())) await target.press('Space');
  await expect(target).toBeChecked();
}
