import type { Page } from '@playwright/test';
import { askStaff, expect } from '../fixtures';

/** Confirms the newest proposal of this kind, as another administrator than who made it. */
export async function confirmProposed(
  other: Page,
  kind: string,
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await other.goto('/admin/#/proposals');
  await other.reload();
  await other.getByRole('button', { name: kind, exact: true }).first().click();
  const confirms = other.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true });
  // The row opens beneath the pointer; once in many runs its button took nothing.
  await expect(async () => {
    await other.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(confirms).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await look();
  await confirms.click();
  await expect(other.getByText('Confirmed. It is in effect.')).toBeVisible();
}

const LEGAL = 'query ($kind: ArticleKind!) { articles(kind: $kind, first: 1) { items { id } } }';

/** Adds a point to the English text of the agreement or the risk notice: one writes and proposes it, another confirms. */
export async function putInForce(
  [author, other]: readonly [Page, Page],
  kind: 'AGREEMENT' | 'RISK',
  point: string,
): Promise<void> {
  const found = await askStaff<{ articles: { items: { id: string }[] } }>(author, LEGAL, { kind });
  await author.goto(`/admin/#/articles/${found?.articles.items[0]?.id ?? ''}`);
  const text = author.getByLabel('Text', { exact: true });
  await text.fill(`${await text.inputValue()}<p>${point}</p>`);
  await author.getByRole('button', { name: 'Save as a draft' }).click();
  await author.getByRole('button', { name: 'Propose', exact: true }).click();
  const dialog = author.getByRole('dialog');
  await dialog.getByLabel('Why').fill('A new point');
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(author.getByText(/^Proposed\. Another administrator/)).toBeVisible();
  await confirmProposed(other, 'Agreement or risk notice');
}
