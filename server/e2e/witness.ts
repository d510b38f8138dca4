import type { BrowserContext, TestInfo } from '@playwright/test';

/** What this browser could not fetch and what its pages said of faults, told where a test fails. */
export function witness(context: BrowserContext): (info: TestInfo) => Promise<void> {
  const seen: string[] = [];
  const note = (what: string) => seen.push(`${new Date().toISOString()} ${what}`);
  context.on('requestfailed', (request) =>
    note(`not fetched: ${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  context.on('response', (response) => {
    if (response.status() >= 400) note(`${String(response.status())} ${response.url()}`);
  });
  context.on('weberror', (error) => note(`thrown: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`);
  });
  return async ({ status, expectedStatus }) => {
    if (status === expectedStatus) return;
    for (const page of context.pages()) {
      const text = await page.locator('body').innerText();
      note(`${page.url()} shows: ${text.slice(0, 500)}`);
    }
    console.log(seen.join('\n'));
  };
}
