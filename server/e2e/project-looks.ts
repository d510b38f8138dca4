import type { Page } from '@playwright/test';
import type { Language } from '../../schema/languages';
import { expect } from './fixtures';
import { keepPicture } from './keep-picture';
import { arriveIn, goTo, sheetHasGone, sound } from './phone';
import { dayLanguages, dayLooks } from './turns';
import { cutOnThePhone } from './widths';
import { wordsOf } from './words';

const MINE = '/pages/project/myproject';
type Act = 'topUp' | 'add' | 'leave' | 'settle' | 'renew';
type Tab = 'IN_PROGRESS' | 'ENDED';

interface Shown {
  /** What holdings there are, as pictures are called. */
  readonly name: string;
  readonly tab?: Tab;
  /** Sheets that their cards lead to. */
  readonly acts?: readonly Act[];
  /** Other screens that tell of the same. */
  readonly paths?: readonly string[];
}

/**
 * One's projects as they stand: at 320 px in the languages of the day, where nothing is cut, and in the day's language
 * and theme, where axe has nothing to say either. Afterwards they stand there in English again.
 */
export async function looksOf(phone: Page, shown: Shown): Promise<void> {
  await phone.setViewportSize({ width: 320, height: 640 });
  for (const language of dayLanguages) {
    await walk(phone, language, shown, async (screen) => {
      expect.soft({ screen, language, cut: await cutOnThePhone(phone) }).toEqual({
        ...{ screen, language, cut: [] },
      });
    });
  }
  await phone.setViewportSize({ width: 390, height: 844 });
  for (const [theme, language] of dayLooks) {
    await phone.evaluate(`localStorage.setItem('tarn.theme', '${theme}')`);
    await walk(phone, language, shown, async (screen) => {
      await keepPicture(phone, `${screen}-${language}-${theme}`);
      await sound(phone, `${screen} ${language} ${theme}`);
    });
  }
  await phone.evaluate(`localStorage.removeItem('tarn.theme')`);
  await arriveIn(phone, 'en', MINE);
}

async function walk(
  phone: Page,
  language: Language,
  { name, tab, acts = [], paths = [] }: Shown,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  const words = wordsOf(language, 'yield');
  await arriveIn(phone, language, MINE);
  if (tab) await phone.getByRole('tab', { name: words(`mine.tab.${tab}`) }).click();
  await expect(phone.getByRole('article').first()).toBeVisible();
  await look(`mine-${name}`);
  for (const act of acts) {
    // Of what a button says, the part before or behind the amount.
    const said = words(`holding.act.${act}`)
      .replace(/\{\{amount\}\}/, '')
      .trim();
    await phone.getByRole('article').getByRole('button', { name: said }).first().click();
    const sheet = phone.getByRole('dialog');
    await expect(sheet.locator('button').last()).toBeVisible();
    await expect(sheet.locator('[aria-busy=true]')).toHaveCount(0);
    await look(`sheet-${act}`);
    await phone.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await sheetHasGone(phone);
  }
  for (const path of paths) {
    await goTo(phone, path);
    await look(`${name}${path.replaceAll(/\W+/g, '-')}`);
  }
}
