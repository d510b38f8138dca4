import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures';

const TOLD = 'violated:';
const TELL = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  console.error('${TOLD} ' + violatedDirective + ' ' + blockedURI);
})`;

/** What the pages of this browser do that nobody wrote for them, a line each; begins with what they load next. */
export async function watched(context: BrowserContext, home: string): Promise<string[]> {
  const seen: string[] = [];
  const { host } = new URL(home);
  await context.addInitScript(TELL);
  context.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('weberror', (error) => seen.push(`thrown: ${error.error().message}`));
  context.on('console', (message) => {
    if (/violated:|Content Security Policy|Refused to/.test(message.text()))
      seen.push(message.text());
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:http|ws)s?:$/.test(url.protocol) && url.host !== host) seen.push(`asked: ${url.href}`);
  });
  context.on('page', (page) => seen.push(`opened: ${page.url()}`));
  return seen;
}

/** In the page: attributes that run or lead into code, and tags that none of our screens has. */
const RUNS = `[
  ...[...document.querySelectorAll('*')].flatMap((tag) => [...tag.attributes]
    .filter(({ name, value }) => /^on/i.test(name) || /^[^a-z]*(?:javascript|vbscript|data:text)/i.test(value))
    .map(({ name, value }) => tag.localName + ' ' + name + '=' + value.slice(0, 80))),
  ...[...document.querySelectorAll('iframe, object, embed, base, frameset, math, marquee, portal, foreignObject')]
    .map((tag) => tag.outerHTML.slice(0, 80)),
]`;

interface Shown {
  readonly path: string;
  /** What it shows of what was written. */
  readonly mark: string;
  /** What is pressed before, to see it. */
  readonly press?: string | undefined;
}

/** The screen shows what was written, and holds nothing that would run when it is touched. */
export async function showsHarmlessly(page: Page, { path, mark, press }: Shown): Promise<void> {
  await page.goto(path);
  if (press !== undefined)
    await page
      .getByRole('button', { name: press })
      .or(page.getByRole('tab', { name: press }))
      .first()
      .click();
  await expect.soft(page.getByText(mark).first(), path).toBeVisible();
  expect.soft([path, await page.evaluate<string[]>(RUNS)]).toEqual([path, []]);
}
