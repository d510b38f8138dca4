import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dayLanguages } from './turns';
import { ask, expect } from './fixtures';
import { test } from './worlds/moved';
import { oldApp } from './old-path';
import { askAs, PASSWORD } from './people';
import { arriveAt as goTo, arriveIn, goTo as follow, sound } from './phone';
import { cutOnThePhone } from './widths';

const MINE = '/pages/project/myproject';
const DAY = 86_400;

const card = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Joins with 300 USD, on the present terms. */
async function join(page: Page, title: string): Promise<void> {
  const token = (await page.evaluate<string | null>(`localStorage.getItem('tarn.token')`)) ?? '';
  const { projects } = await ask<{
    projects: { edges: { node: { id: string; termsId: string; title: string } }[] };
  }>(page, '{ projects(tab: ALL) { edges { node { id termsId title } } } }');
  const project = projects.edges.find(({ node }) => node.title === title)?.node;
  const input = {
    ...{ projectId: project?.id, termsId: project?.termsId },
    ...{ amount: '300.00', idempotencyKey: randomUUID() },
  };
  const { projectJoin } = await askAs<{ projectJoin: { holding: object | null } }>(
    page.request,
    'mutation ($input: ProjectJoinInput!) { projectJoin(input: $input) { holding { id } userErrors { code } } }',
    { token, variables: { input } },
  );
  expect(projectJoin.holding).not.toBeNull();
}

test.describe.configure({ mode: 'serial' });

test('tops up, adds money, sees its first interest, leaves early, renews and settles', async ({
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
  await tide.getByRole('button', { name: 'Renew' }).click();
  await expect(sheet.getByText('These are the terms you accepted before')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Renew for 1 day' })).toBeDisabled();
  await sound(phone, 'renew');
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: 'Renew for 1 day' }).click();
  await expect(tide.getByText('550.00 USD')).toBeVisible();
  await expect(tide.getByText('Due', { exact: true })).toHaveCount(0);

  await harbour.getByRole('button', { name: 'Leave early' }).click();
  await expect(sheet.getByText('Principal, whole')).toBeVisible();
  await expect(sheet.getByText('Interest given up')).toBeVisible();
  await sound(phone, 'leave early');
  await sheet.getByRole('button', { name: 'Leave and receive $1,000.00' }).click();
  await expect(harbour).toHaveCount(0);
  await phone.getByRole('tab', { name: 'Ended' }).click();
  await expect(harbour.getByText('Left early')).toBeVisible();
  await expect(tide.getByText('Ended', { exact: true })).toBeVisible();
  await sound(phone, 'ended');

  await moved.advance(DAY);
  await goTo(phone, MINE);
  await tide.getByRole('button', { name: 'Settle' }).click();
  await sheet.getByRole('button', { name: 'Settle and receive $550.05' }).click();
  await expect(phone.getByText('None of your projects is running')).toBeVisible();
});

test('what has ended is bought again; a missed top-up pays principal and what was earned', async ({
  signIn,
  moved,
}) => {
  test.setTimeout(480_000);
  const phone = await signIn('mia@practice.tarn');
  await goTo(phone, MINE);
  await phone.getByRole('tab', { name: 'Ended' }).click();
  await card(phone, 'Harbour 30').getByRole('link', { name: 'Join again' }).click();
  await expect(phone).toHaveURL(/project\/details\?id=/);
  await join(phone, 'Harbour 30');
  await moved.advance(15 * DAY);
  const later = await signIn('mia@practice.tarn');
  await goTo(later, MINE);
  const harbour = card(later, 'Harbour 30');
  await expect(harbour.getByText('Top-up missed')).toBeVisible();
  await expect(
    harbour.getByText(/^Interest ended on .+; \$300\.00 and the \$0\.39 earned until then/),
  ).toBeVisible();
  await sound(later, 'missed');
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
