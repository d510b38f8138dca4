import type { Page } from '@playwright/test';

/**
 * A console worked without a mouse. Its keys are counted, and how often Tab was pressed in a row; what
 * is typed into a field is not a key of the desk.
 */
export function keysOf(page: Page) {
  let keys = 0;
  let tabs = 0;
  let tabsMost = 0;
  return {
    press: async (...pressed: readonly string[]) => {
      for (const key of pressed) {
        keys += 1;
        tabs = key === 'Tab' ? tabs + 1 : 0;
        tabsMost = Math.max(tabsMost, tabs);
        await page.keyboard.press(key);
      }
    },
    type: async (text: string) => {
      tabs = 0;
      await page.keyboard.type(text);
    },
    /** Counts from here on. */
    start: () => {
      keys = 0;
    },
    count: () => keys,
    /** The longest row of Tabs so far. */
    tabsMost: () => tabsMost,
  };
}

export type Keys = ReturnType<typeof keysOf>;

/** Tab, or back, until what has the focus is called so. */
export async function tabTo(
  page: Page,
  name: RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let n = 0; n < 40; n += 1) {
    await page.keyboard.press(key);
    const called = await page.evaluate<string>(
      `(() => { const e = document.activeElement; return (e?.labels?.[0] ?? e)?.textContent || e?.getAttribute('aria-label') || ''; })()`,
    );
    if (name.test(called)) return;
  }
  throw new Error(`no ${String(name)} by Tab`);
}
