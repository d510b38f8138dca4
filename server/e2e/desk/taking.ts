import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** The queue with this account's only request in its drawer, in hand. */
export async function takeOf(desk: Page, queue: string, account: string): Promise<void> {
  const filter = encodeURIComponent(`{"tab":"TO_REVIEW","user":"${account}"}`);
  await desk.goto(`/admin/#/${queue}?filter=${filter}`);
  await expect(desk.getByRole('row')).toHaveCount(2);
  await desk.getByRole('button', { name: /Take next/ }).click();
}
