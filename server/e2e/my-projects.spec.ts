import type { APIRequestContext, Page } from '@playwright/test';
import { dayLanguages } from './turns';
import { expect } from './fixtures';
import { tabTo } from './keys';
import { test } from './worlds/moved';
import { oldApp } from './old-path';
import { PASSWORD } from './people';
import { looksOf } from './project-looks';
import { arriveAt as goTo, arriveIn, goTo as follow, sheetHasGone, sound } from './phone';
import { cutOnThePhone } from './widths';

const MINE = '/pages/project/myproject';
const DAY = 86_400;

const card = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Joins by the page of a project: the amount, the tick, the button. */
async function join(phone: Page, title: string, amount: string): Promise<void> {
  await phone.getByRole('button', { name: 'Choose an amount' }).click();
  const sheet = phone.getByRole('dialog');
  await sheet.getByLabel('Amount').fill(amount);
  await sheet.getByRole('button', { name: `Continue with $${amount}.00` }).click();
  await sheetHasGone(phone);
  const button = phone.getByRole('button', { name: `Join with ${amount}.00` });
  await expect(button).toBeDisabled();
  await phone.getByRole('checkbox').check();
  await button.click();
  await expect(phone.getByText(`You have joined ${title}`)).toBeVisible();
  await expect(phone.getByRole('link', { name: 'View mine' })).toBeVisible();
}

/** Opens this act by the keyboard alone. */
async function openByKeys(phone: Page, act: RegExp): Promise<void> {
  await tabTo(phone, act);
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('dialog')).toBeVisible();
}

/** What somebody with an app of before joins and reads, signed in as mia. */
async function oldPaths(request: APIRequestContext) {
  const { call, logIn } = oldApp(request);
  const here = () => logIn('mia@practice.tarn', PASSWORD);
  await here();
  const plans = (await call('user/yeb_project')).data as unknown as { id: number; title: string }[];
  const joined = async (title: string, money: string) => {
    const yebid = String(plans.find((plan) => plan.title === title)?.id ?? '');
    const plan = (await call(`user/yuebaoinfo?id=${yebid}`)).data as unknown as {
      readonly terms: { readonly terms_id: number };
    };
    const terms_id = String(plan.terms.terms_id);
    const { data, err } = await call('user/yebjoinnow', { yebid, money, terms_id });
    return { err, terms_id, id: String(data.id), state: String(data.state) };
  };
  const newest = async (num: number) => {
    const { data } = (await call(`user/project_orderlist?num=${String(num)}`)).data as unknown as {
      readonly data: readonly { readonly type: string; readonly money: string }[];
    };
    return data.map(({ type, money }) => `${type} ${money}`);
  };
  return { call, here, joined, newest };
}

test.describe.configure({ mode: 'serial' });

test('tops up, adds money, sees its first interest, renews and leaves early by keys alone, and settles', async ({
  signIn,
  moved,
}) => {
  test.setTimeout(480_000);
  const phone = await signIn('mia@practice.tarn');
  await goTo(phone, MINE);
  const [harbour, tide] = [card(phone, 'Harbour 30'), card(phone, 'Tide 1')];
  await expect(harbour.getByText('Top-up due in 15 days')).toBeVisible();
  await expect(harbour.getByText(/Pay 200\.00 USD by/)).toBeVisible();
  await sound(phone, 'running');
  await looksOf(phone, {
    ...{ name: 'running', acts: ['topUp', 'leave', 'add'] as const },
    paths: ['/pages/project/project', '/pages/user/order?tab=projects'],
  });

  await harbour.getByRole('button', { name: 'Top up $200.00' }).click();
  const sheet = phone.getByRole('dialog');
  await expect(sheet.getByText('$1,000.00')).toBeVisible();
  await sound(phone, 'top up');
  await sheet.getByRole('button', { name: 'Top up $200.00' }).click();
  await expect(harbour.getByText('Earning')).toBeVisible();
  await expect(harbour.getByText('1,000.00 USD')).toBeVisible();

  await tide.getByRole('button', { name: 'Add money' }).click();
  await sheet.getByLabel('Amount').fill('5');
  await expect(sheet.getByText('The smallest amount is $10.00').first()).toBeVisible();
  await sheet.getByLabel('Amount').fill('50');
  await sound(phone, 'add money');
  await sheet.getByRole('button', { name: 'Add $50.00' }).click();
  await expect(tide.getByText('550.00 USD')).toBeVisible();

  await moved.advance(DAY);
  await goTo(phone, MINE);
  await expect(tide.getByText('Due', { exact: true })).toBeVisible();
  await expect(tide.getByText(/^\$550\.05 can be settled or renewed now/)).toBeVisible();
  await expect(harbour.getByText('+$0.08')).toBeVisible();
  await sound(phone, 'due');
  await looksOf(phone, { name: 'due', acts: ['settle', 'renew'] });
  await openByKeys(phone, /^Renew$/);
  await expect(sheet.getByText('These are the terms you accepted before')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Renew for 1 day' })).toBeDisabled();
  await sound(phone, 'renew');
  await tabTo(phone, /^I have read the terms/);
  await phone.keyboard.press('Space');
  await expect(sheet.getByRole('button', { name: 'Renew for 1 day' })).toBeEnabled();
  await tabTo(phone, /^Renew for 1 day$/);
  await phone.keyboard.press('Enter');
  await expect(tide.getByText('550.00 USD')).toBeVisible();
  await expect(tide.getByText('Due', { exact: true })).toHaveCount(0);

  await sheetHasGone(phone);
  await openByKeys(phone, /^Leave early$/);
  await expect(sheet.getByText('Principal, whole')).toBeVisible();
  await expect(sheet.getByText('Interest given up')).toBeVisible();
  await sound(phone, 'leave early');
  await tabTo(phone, /^Leave and receive \$1,000\.00$/);
  await phone.keyboard.press('Enter');
  await expect(harbour).toHaveCount(0);
  await phone.getByRole('tab', { name: 'Ended' }).click();
  await expect(harbour.getByText('Left early')).toBeVisible();
  await expect(tide.getByText('Renewed', { exact: true })).toBeVisible();
  await expect(tide.getByText(/\$550\.00 went on in the next period/)).toBeVisible();
  await sound(phone, 'ended');
  await looksOf(phone, { name: 'left-early', tab: 'ENDED' });
  await phone.getByRole('tab', { name: 'Ended' }).click();
  await tide.getByRole('link', { name: 'See the next period' }).click();
  await phone.getByRole('link', { name: 'The period before' }).click();
  await expect(tide.getByText('Renewed', { exact: true })).toBeVisible();
  await sound(phone, 'renewed');

  await moved.advance(DAY);
  await goTo(phone, MINE);
  await tide.getByRole('button', { name: 'Settle' }).click();
  await sheet.getByRole('button', { name: 'Settle and receive $550.05' }).click();
  await expect(phone.getByText('None of your projects is running')).toBeVisible();
});

test('what has ended is bought again by the page of the project; a missed top-up pays principal and what was earned', async ({
  signIn,
  moved,
}) => {
  test.setTimeout(480_000);
  const phone = await signIn('mia@practice.tarn');
  await goTo(phone, MINE);
  await phone.getByRole('tab', { name: 'Ended' }).click();
  await card(phone, 'Harbour 30').getByRole('link', { name: 'Join again' }).click();
  await expect(phone).toHaveURL(/project\/details\?id=/);
  await join(phone, 'Harbour 30', '300');
  await moved.advance(15 * DAY);
  const later = await signIn('mia@practice.tarn');
  await goTo(later, MINE);
  const harbour = card(later, 'Harbour 30');
  await expect(harbour.getByText('Top-up missed')).toBeVisible();
  await expect(
    harbour.getByText(/^Interest ended on .+; \$300\.00 and the \$0\.39 earned until then/),
  ).toBeVisible();
  await sound(later, 'missed');
  await looksOf(later, { name: 'missed', acts: ['settle'] });
  await harbour.getByRole('link', { name: 'Harbour 30' }).click();
  await expect(later.getByRole('heading', { name: 'Terms you accepted' })).toBeVisible();
  await expect(later.getByText('−$300.00')).toBeVisible();
  await sound(later, 'one holding');
  await later.getByRole('button', { name: 'Settle' }).click();
  await later.getByRole('button', { name: 'Settle and receive $300.39' }).click();
  await expect(later.getByText('+$300.39')).toBeVisible();
});

test('by the old paths alone: first interest, another period, a top-up that is missed, and joining again', async ({
  request,
  moved,
}) => {
  test.setTimeout(240_000);
  const { call, here, joined, newest } = await oldPaths(request);
  const tide = await joined('Tide 1', '500');
  expect(tide).toMatchObject({ err: null, state: 'earning' });
  await moved.advance(DAY);
  await here();
  const again = await call('user/yebkeep', { id: tide.id, terms_id: tide.terms_id });
  expect(again).toMatchObject({ err: null, data: { money: '500.00', state: 'earning' } });
  // The interest of its one night comes with what is settled.
  expect(await newest(3)).toEqual(['renew 500.00', 'settle 500.05', 'join 500.00']);
  await moved.advance(DAY);
  await here();
  const paid = await call('user/yebstop', { id: String(again.data.id) });
  expect(paid).toMatchObject({ err: null, data: { principal: '500.00', state: 'settled' } });

  const harbour = await joined('Harbour 30', '300');
  expect(harbour).toMatchObject({ err: null, state: 'needs_topup' });
  await moved.advance(15 * DAY);
  await here();
  expect(await call('user/yebappend', { id: harbour.id })).toMatchObject({ err: 'HOLDING_STATE' });
  const missed = await call('user/yebstop', { id: harbour.id });
  expect(missed).toMatchObject({ err: null, data: { principal: '300.00', paid: '300.39' } });
  expect(await joined('Harbour 30', '300')).toMatchObject({ err: null, state: 'needs_topup' });
});

test('by the old paths alone: a project that pays each day, with money added, left early at a loss of interest', async ({
  request,
  moved,
}) => {
  test.setTimeout(240_000);
  const { call, here, joined, newest } = await oldPaths(request);
  // 1,060.00 at 4.1 % a year: 11.9 cents a night, of which each night pays the whole ones.
  const ridge = await joined('Ridge 90', '1060');
  expect(ridge).toMatchObject({ err: null, state: 'earning' });
  await moved.advance(DAY);
  await here();
  expect(await newest(2)).toEqual(['profit 0.11', 'join 1060.00']);
  expect(await call('user/yebappend', { id: ridge.id, money: '50' })).toMatchObject({
    ...{ err: null, data: { money: '1110.00', state: 'earning' } },
  });
  await moved.advance(DAY);
  await here();
  expect(await newest(3)).toEqual(['profit 0.12', 'append 50.00', 'profit 0.11']);
  // 24.3 cents were earned: the one that no night has paid is given up, what was paid out stays.
  const leaving = { principal: '1110.00', profit: '0.23', reduction: '0.01', paid: '1110.00' };
  const preview = await call('user/yebstop', { id: ridge.id, preview: '1' });
  expect(preview).toMatchObject({ err: null, data: { ...leaving, state: 'earning' } });
  const left = await call('user/yebstop', { id: ridge.id });
  expect(left).toMatchObject({ err: null, data: { ...leaving, state: 'settled' } });
  expect(await newest(1)).toEqual(['settle 1110.00']);
});

test('320 px in the languages of the day: nothing of one’s projects is cut', async ({ signIn }) => {
  test.setTimeout(240_000);
  const phone = await signIn('leo@practice.tarn');
  await phone.setViewportSize({ width: 320, height: 640 });
  const found: Record<string, unknown> = {};
  for (const language of dayLanguages) {
    await arriveIn(phone, language, '/pages/home/home');
    for (const path of [MINE, `${MINE}?id=4`, '/pages/user/order?tab=projects']) {
      await follow(phone, path);
      const cut = await cutOnThePhone(phone);
      if (cut.length > 0) found[`${language} ${path}`] = cut;
    }
  }
  expect(found).toEqual({});
});
