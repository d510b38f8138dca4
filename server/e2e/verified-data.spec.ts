import type { Page } from '@playwright/test';
import { axe, consoleOf, expect } from './fixtures';
import { test } from './worlds/moved';
import { aReceipt, stopLinksTo } from './people';
import { arriveAt as goTo, sound as isSound } from './phone';
import { keepPicture } from './keep-picture';
import { expectEffect } from './worlds/world-owner';

const LEO = 'leo@practice.tarn';
const HELP = '/pages/user/help';
const DAY = 86_400;

const sound = async (page: Page, screen: string): Promise<void> => {
  await keepPicture(page, `data-${screen}`, { fullPage: true });
  await isSound(page, screen);
};

const picture = async (name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await aReceipt(),
});

/** From the page of what is verified: another name, with the document that shows it. */
async function askFor(phone: Page, name: string): Promise<void> {
  await goTo(phone, '/pages/user/auth');
  await phone.getByRole('link', { name: 'Change my data' }).click();
  await phone.getByLabel('Full name').fill(name);
  await phone.getByLabel('Why it changes').fill('I have married.');
  await sound(phone, 'what-changes');
  await phone.getByRole('button', { name: 'Continue' }).click();
  await phone.getByLabel(/photo of the front/).setInputFiles(await picture('front'));
  await phone.getByLabel(/photo of the back/).setInputFiles(await picture('back'));
  await expect(phone.getByText('Front: uploaded')).toBeVisible();
  await expect(phone.getByText('Back: uploaded')).toBeVisible();
  await phone.getByRole('button', { name: 'Continue' }).click();
  await phone.getByRole('button', { name: 'Send for review' }).click();
  await expect(phone).toHaveURL(/user\/help/);
  await expect(phone.getByText(/Customer service looks at it/)).toBeVisible();
}

/** Takes it, and says how it was made sure of who asks: nothing is approved before. */
async function approve(desk: Page, name: string): Promise<void> {
  const filter = encodeURIComponent(`{"tab":"TO_REVIEW","user":"${LEO}"}`);
  await desk.goto(`/admin/#/infoChanges?filter=${filter}`);
  await desk.getByRole('button', { name: /Take next/ }).click();
  await desk.getByRole('button', { name: 'Open both documents' }).click();
  await expect(desk.getByRole('cell', { name })).toBeVisible();
  for (const version of ['Verified now', 'Asked for'])
    await expect(desk.getByRole('img', { name: new RegExp(version) })).toBeVisible();
  await desk.keyboard.press('a');
  const confirm = desk.getByRole('button', { name: 'Approve', exact: true }).last();
  await desk.getByLabel('Day of birth on the new document').fill('1988-02-19');
  for (const tick of await desk.getByRole('checkbox').all()) {
    await expect(confirm).toBeDisabled();
    await tick.check();
  }
  expect.soft(await axe(desk)).toEqual([]);
  await keepPicture(desk, 'data-desk');
  await confirm.click();
}

const stopLinks = ({ request }: Page) => stopLinksTo(request, LEO);

/** The page of such a link, for whoever has no session. */
async function openLink(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Stop this request' })).toBeVisible();
}

const stop = (page: Page) => page.getByRole('button', { name: 'Stop it', exact: true });

async function stopsNothing(page: Page): Promise<void> {
  await stop(page).click();
  await expect(page.getByRole('alert')).toHaveText(/This link does not stop anything any more/);
  await expect(stop(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
}

test('H8: other verified data: asked for, approved, announced, stopped by the mail’s link or confirmed a day later', async ({
  page,
  chromium,
  baseURL,
  signIn,
  moved,
}) => {
  test.setTimeout(300_000);
  const phone = await signIn(LEO);
  const desk = await consoleOf({ chromium, baseURL }, 'support@practice.tarn');

  await test.step('what is announced by mail can be stopped by its link, without signing in', async () => {
    await askFor(phone, 'Leo Okafor-Lind');
    await sound(phone, 'under-review');
    await approve(desk, 'Leo Okafor-Lind');
    await expectEffect(async () => expect(await stopLinks(page)).toHaveLength(1));
    await goTo(phone, HELP);
    await expect(phone.getByText(/^Approved\. From/)).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Take the new data' })).toHaveCount(0);
    await sound(phone, 'waiting');
    await goTo(phone, '/pages/user/message');
    await phone.getByRole('button', { name: /Change of your data: approved/ }).click();
    await expect(phone.getByText(/stop it now: in the app under Security/)).toBeVisible();

    const [link = ''] = await stopLinks(page);
    await openLink(page, link.replace(/token=.*/, 'token=nobodys'));
    await stopsNothing(page);
    await sound(page, 'wrong-link');
    await openLink(page, link);
    await sound(page, 'link');
    await stop(page).click();
    await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible();
    await sound(page, 'stopped-by-link');
    await openLink(page, link);
    await stopsNothing(page);
    await goTo(phone, HELP);
    await expect(phone.getByText('Stopped. Nothing was changed.')).toBeVisible();
  });

  await test.step('asked for again, it waits a day, and then for the user’s own word', async () => {
    await askFor(phone, 'Leo Okafor-Berg');
    await approve(desk, 'Leo Okafor-Berg');
    await expectEffect(async () => expect(await stopLinks(page)).toHaveLength(2));
    await moved.advance(DAY - 3_600);
    await goTo(phone, '/pages/user/auth?change=1');
    await expect(phone).toHaveURL(/user\/help/);
    await expect(phone.getByText(/^Approved\. From/)).toBeVisible();
    await moved.advance(3_600);
    await goTo(phone, '/pages/user/auth');
    await expect(phone.getByText('Leo****for')).toBeVisible();
    await phone.getByRole('link', { name: 'Confirm my new data' }).click();
    await expect(phone.getByText(/It is your turn/)).toBeVisible();
    await expect(phone.getByText('Leo Okafor-Berg')).toBeVisible();
    await sound(phone, 'ready');
    await phone.getByRole('button', { name: 'Take the new data' }).click();
    await expect(phone.getByText('Done.')).toBeVisible();
    await sound(phone, 'done');
    await goTo(phone, '/pages/user/auth');
    await expect(phone.getByText(/^Leo\*+erg$/)).toBeVisible();
    const [link = ''] = await stopLinks(page);
    await openLink(page, link);
    await stopsNothing(page);
  });
  await desk.context().close();
});
