import { generateSync } from 'otplib';
import { dayLanguages } from './turns';
import { axe, expect, test } from './fixtures';
import { tabTo } from './keys';
import { aNewcomer, aReceipt, PASSWORD } from './people';
import { arriveIn, goTo, sound } from './phone';
import { cutOnThePhone } from './widths';
import { expectEffectSeen } from './worlds/world-owner';

const picture = async (name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await aReceipt(),
});

test('who one is: sent in, refused for one side, sent again, verified', async ({
  page,
  signIn,
  staff,
}) => {
  const { account, id } = await aNewcomer(page);
  const phone = await signIn(account);
  await goTo(phone, '/pages/user/user');
  await phone.getByRole('link', { name: /Verification Not verified/ }).click();
  await phone.getByLabel('Full name').fill('Rosa Example');
  await phone.getByLabel('Date of birth').fill('1990-05-17');
  await phone.getByLabel('Document', { exact: true }).selectOption('PASSPORT');
  await phone.getByLabel('Document number').fill(`X${id}7654321`.slice(0, 10));
  await sound(phone, 'details');
  await phone.getByRole('button', { name: 'Continue' }).click();
  await phone.getByLabel(/photo of the front/).setInputFiles(await picture('front'));
  await phone.getByLabel(/photo of the back/).setInputFiles(await picture('back'));
  await expect(phone.getByText('Back: uploaded')).toBeVisible();
  await sound(phone, 'photos');
  await phone.getByRole('button', { name: 'Continue' }).click();
  await sound(phone, 'check');
  await phone.goBack();
  await expect(phone.getByText('Front: uploaded')).toBeVisible();
  await phone.getByRole('button', { name: 'Continue' }).click();
  await phone.getByRole('button', { name: 'Send for review' }).click();
  await expect(phone.getByRole('heading', { name: 'Under review' })).toBeVisible();
  await sound(phone, 'under review');

  await staff.goto(
    `/admin/#/verifications?filter=${encodeURIComponent(`{"tab":"TO_REVIEW","user":"${account}"}`)}`,
  );
  await staff.getByRole('button', { name: /Take next/ }).click();
  await expect(staff.getByRole('figure')).toHaveCount(2);
  await expect(staff.getByText('Rosa Example')).toBeVisible();
  for (const side of ['Front', 'Back']) {
    const width = `document.querySelector('img[alt="${side} of the document"]')?.naturalWidth`;
    await expect.poll(() => staff.evaluate(width)).toBe(360);
  }
  await staff.keyboard.press('r');
  await staff.getByRole('button', { name: /Corner cut off/ }).click();
  await staff.getByRole('checkbox', { name: 'Front' }).uncheck();
  expect.soft(await axe(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expectEffectSeen(phone.getByText('Your verification was refused'));
  await sound(phone, 'refused');
  await expect(phone.getByLabel('Full name')).toHaveCount(0);
  await phone.getByLabel(/photo of the back/).setInputFiles(await picture('again'));
  await expect(phone.getByText('Back: uploaded')).toBeVisible();
  await phone.getByRole('button', { name: 'Continue' }).click();
  await phone.getByRole('button', { name: 'Send for review' }).click();
  await expect(phone.getByRole('heading', { name: 'Under review' })).toBeVisible();

  await staff.keyboard.press('n');
  await expect(staff.getByText('This user sent in a document before.')).toBeVisible();
  await expect(staff.getByRole('timer')).toBeVisible();
  await staff.keyboard.press('a');
  await staff.getByLabel('Date of birth on the document').fill('1990-05-17');
  const verify = staff.getByRole('button', { name: 'Verify', exact: true });
  await expect(verify).toBeDisabled();
  for (const name of [/real document/, /four corners/, /Name and number/])
    await staff.getByRole('checkbox', { name }).check();
  await verify.click();
  await expectEffectSeen(phone.getByRole('heading', { name: 'Verified' }));
  await sound(phone, 'verified');

  await goTo(phone, '/pages/user/user');
  await phone.getByRole('link', { name: /Messages 2 new/ }).click();
  await phone.getByRole('button', { name: /^Verified/ }).click();
  await expect(phone.getByText('Your real name is verified.')).toBeVisible();
  await sound(phone, 'messages');
  await phone.getByRole('button', { name: 'Mark all read' }).click();
  await expect(phone.getByText('Unread')).toHaveCount(0);

  await goTo(phone, '/pages/user/security');
  await phone.getByRole('link', { name: 'See what staff opened or changed' }).click();
  // Each time somebody took the request up they saw both pictures.
  await expect(phone.getByText('Opened your identity documents')).toHaveCount(2);
  await sound(phone, 'staff looks');
});

test('what protects an account: passwords, a second factor, and other devices', async ({
  page,
  signIn,
}) => {
  const { account } = await aNewcomer(page);
  const phone = await signIn(account);
  const other = await signIn(account);
  await goTo(phone, '/pages/user/security');
  await sound(phone, 'security');
  await phone.getByRole('link', { name: /Fund password Not set/ }).click();
  await expect(phone.getByLabel('Present password')).toHaveCount(0);
  await phone.getByLabel('New password', { exact: true }).fill('lantern-59');
  await phone.getByLabel('Repeat new password').fill('lantern-59');
  await sound(phone, 'fund password');
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(phone.getByRole('link', { name: /Fund password Change/ })).toBeVisible();

  await phone.getByRole('button', { name: 'Turn on' }).click();
  await phone.getByLabel('Your login password').fill(PASSWORD);
  await phone.getByRole('button', { name: 'Continue' }).click();
  const key = phone.getByRole('dialog').locator('.copy-text');
  await expect(key).toBeVisible();
  await sound(phone, 'second factor');
  const secret = (await key.innerText()).trim();
  await phone.getByLabel('Code', { exact: true }).fill(generateSync({ secret }));
  await phone.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await expect(phone.getByText('They are shown this once.')).toBeVisible();
  await expect(phone.getByRole('dialog').getByRole('listitem')).toHaveCount(10);
  await sound(phone, 'recovery codes');
  await phone.getByRole('button', { name: 'I have kept them' }).click();
  await expect(phone.getByRole('button', { name: 'Turn off' })).toBeVisible();

  await phone.getByRole('button', { name: 'Sign out all other devices' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(phone.getByRole('button', { name: /^Sign out/ })).toHaveCount(0);
  await goTo(other, '/pages/user/security');
  await expect(other).toHaveURL(/login/);
});

test('H3: who one is can be sent in by keys alone', async ({ page, signIn }) => {
  const { account, id } = await aNewcomer(page);
  const phone = await signIn(account);
  await goTo(phone, '/pages/user/auth');
  const keys = phone.keyboard;
  await tabTo(phone, /^Full name/);
  await keys.type('Rosa Example');
  await tabTo(phone, /^Date of birth/);
  await keys.type('05171990');
  await tabTo(phone, /^Document$/);
  await keys.type('Passport');
  await tabTo(phone, /^Document number/);
  await keys.type(`X${id}7654321`.slice(0, 10));
  await tabTo(phone, /^Continue/);
  await keys.press('Enter');
  for (const side of ['front', 'back']) {
    await tabTo(phone, new RegExp(`photo of the ${side}`));
    // What the system shows next is no page: the file is given to what has the focus.
    await phone.locator('input:focus').setInputFiles(await picture(side));
    await expect(phone.getByText(new RegExp(`^${side}: uploaded`, 'i'))).toBeVisible();
  }
  await tabTo(phone, /^Continue/);
  await keys.press('Enter');
  await tabTo(phone, /^Send for review/);
  await keys.press('Enter');
  await expect(phone.getByRole('heading', { name: 'Under review' })).toBeVisible();
});

const SCREENS = ['auth', 'security', 'setpassword', 'setfundpassword', 'message', 'user'];

const ACCOUNTS = {
  'new@practice.tarn': ['auth', 'user'],
  'leo@practice.tarn': SCREENS,
  'ivy@practice.tarn': ['auth', 'user'],
} as const;

for (const [account, screens] of Object.entries(ACCOUNTS)) {
  test(`at 320 px nothing is cut in the languages of the day, ${account}`, async ({ signIn }) => {
    const phone = await signIn(account);
    await phone.setViewportSize({ width: 320, height: 640 });
    const found: Record<string, unknown> = {};
    for (const language of dayLanguages) {
      await arriveIn(phone, language, '/pages/user/user');
      for (const screen of screens) {
        await goTo(phone, `/pages/user/${screen}`);
        const cut = await cutOnThePhone(phone);
        if (cut.length > 0) found[`${language} ${screen}`] = cut;
      }
    }
    expect(found).toEqual({});
  });
}
