import { generateSync } from 'otplib';
import { dayLanguages, dayLooks } from './turns';
import { axe, expect, test } from './fixtures';
import { tabTo } from './keys';
import { aNewcomer, aReceipt, PASSWORD } from './people';
import { arriveAt, arriveIn, dress, goTo, sound } from './phone';
import { cutOnThePhone } from './widths';
import { beginning, messageOf, wordsOf } from './words';
import { expectEffectSeen } from './worlds/world-owner';

const picture = async (name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await aReceipt(),
});

for (const look of dayLooks) {
  const [theme, language] = look;
  const mark = `${theme} ${language}`;
  const verification = wordsOf(language, 'verification');
  const account = wordsOf(language, 'account');
  const security = wordsOf(language, 'security');
  const certified = messageOf(language, 'CERTIFIED');

  test(`who one is: sent in, refused for one side, sent again, verified, ${theme}, ${language}`, async ({
    page,
    signIn,
    staff,
  }) => {
    const newcomer = await aNewcomer(page);
    const phone = await signIn(newcomer.account);
    const t = (path: string) => verification(`verification.${path}`);
    const goOn = () => phone.getByRole('button', { name: t('goOn') }).click();
    const send = () => phone.getByRole('button', { name: t('send') }).click();
    const underReview = phone.getByRole('heading', { name: t('underReview') });
    const uploaded = (side: string) =>
      phone.getByText(t('uploaded').replace('{{name}}', t(`field.${side}`)));
    await dress(phone, look);
    await arriveAt(phone, '/pages/user/user');
    await phone
      .getByRole('link', {
        name: new RegExp(`${account('account.verification')}.*${account('account.verify.NONE')}`),
      })
      .click();
    await phone.getByLabel(t('field.NAME')).fill('Rosa Example');
    await phone.getByLabel(t('field.BIRTH_DATE')).fill('1990-05-17');
    await phone.getByLabel(t('field.ID_TYPE'), { exact: true }).selectOption('PASSPORT');
    await phone.getByLabel(t('field.ID_NUMBER')).fill(`X${newcomer.id}7654321`.slice(0, 10));
    await sound(phone, `details ${mark}`);
    await goOn();
    await phone.getByLabel(t('take.FRONT')).setInputFiles(await picture('front'));
    await phone.getByLabel(t('take.BACK')).setInputFiles(await picture('back'));
    await expect(uploaded('BACK')).toBeVisible();
    await sound(phone, `photos ${mark}`);
    await goOn();
    await sound(phone, `check ${mark}`);
    await phone.goBack();
    await expect(uploaded('FRONT')).toBeVisible();
    await goOn();
    await send();
    await expect(underReview).toBeVisible();
    await sound(phone, `under review ${mark}`);

    await staff.goto(
      `/admin/#/verifications?filter=${encodeURIComponent(`{"tab":"TO_REVIEW","user":"${newcomer.account}"}`)}`,
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
    await expectEffectSeen(phone.getByText(t('refused')));
    await sound(phone, `refused ${mark}`);
    await expect(phone.getByLabel(t('field.NAME'))).toHaveCount(0);
    await phone.getByLabel(t('take.BACK')).setInputFiles(await picture('again'));
    await expect(uploaded('BACK')).toBeVisible();
    await goOn();
    await send();
    await expect(underReview).toBeVisible();

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
    await expectEffectSeen(phone.getByRole('heading', { name: t('verified'), exact: true }));
    await sound(phone, `verified ${mark}`);

    await goTo(phone, '/pages/user/user');
    // Both decisions, and that the phone was signed in.
    const unread = account('account.unread_other').replace('{{count}}', '3');
    await phone
      .getByRole('link', { name: new RegExp(`${account('account.messages')}.*${unread}`) })
      .click();
    await phone.getByRole('button', { name: beginning(certified('title')) }).click();
    await expect(phone.getByText(certified('body'))).toBeVisible();
    await sound(phone, `messages ${mark}`);
    await phone.getByRole('button', { name: security('messages.readAll') }).click();
    await expect(phone.getByText(security('messages.unread'))).toHaveCount(0);

    await goTo(phone, '/pages/user/security');
    await phone.getByRole('link', { name: security('looks.row') }).click();
    // Each time somebody took the request up they saw both pictures.
    await expect(phone.getByText(security('looks.DOCUMENTS_OPENED'))).toHaveCount(2);
    await sound(phone, `staff looks ${mark}`);
  });

  test(`what protects an account: passwords, a second factor, and other devices, ${theme}, ${language}`, async ({
    page,
    signIn,
  }) => {
    const newcomer = await aNewcomer(page);
    const phone = await signIn(newcomer.account);
    const other = await signIn(newcomer.account);
    const t = (path: string) => security(`security.${path}`);
    const press = (path: string) =>
      phone.getByRole('button', { name: t(path), exact: true }).click();
    const fund = (state: string) =>
      phone.getByRole('link', { name: new RegExp(`${t('fundPassword')}.*${t(state)}`) });
    const sheet = phone.getByRole('dialog');
    await dress(phone, look);
    await arriveAt(phone, '/pages/user/security');
    await sound(phone, `security ${mark}`);
    await fund('notSet').click();
    await expect(phone.getByLabel(t('oldPassword'))).toHaveCount(0);
    await phone.getByLabel(t('newPassword'), { exact: true }).fill('lantern-59');
    await phone.getByLabel(t('repeat')).fill('lantern-59');
    await sound(phone, `fund password ${mark}`);
    await press('save');
    await expect(fund('change')).toBeVisible();

    await press('factorOn');
    await phone.getByLabel(t('currentPassword')).fill(PASSWORD);
    await press('goOn');
    const key = sheet.locator('.copy-text');
    await expect(key).toBeVisible();
    await sound(phone, `second factor ${mark}`);
    const secret = (await key.innerText()).trim();
    await phone.getByLabel(t('code'), { exact: true }).fill(generateSync({ secret }));
    await sheet.getByRole('button', { name: t('factorOn') }).click();
    await expect(phone.getByText(t('recoveryText'))).toBeVisible();
    await expect(sheet.getByRole('listitem')).toHaveCount(10);
    await sound(phone, `recovery codes ${mark}`);
    await press('recoveryKept');
    await expect(phone.locator('main').getByRole('button', { name: t('factorOff') })).toBeVisible();

    await press('endOthers');
    await sheet.getByRole('button', { name: t('endOne'), exact: true }).click();
    await expect(phone.getByRole('button', { name: beginning(t('endOne')) })).toHaveCount(0);
    await goTo(other, '/pages/user/security');
    await expect(other).toHaveURL(/login/);
  });
}

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

const of = (...screens: readonly string[]) => screens.map((screen) => `/pages/user/${screen}`);

const SCREENS = [
  ...of('auth', 'auth?change=1', 'security', 'setpassword', 'setfundpassword', 'message', 'user'),
  ...of('finance', 'finance?view=ITEMS', 'finance?view=DAYS', 'help'),
  ...['payment', 'bindbank', 'addBank', 'bindwallet'].map((screen) => `/pages/payment/${screen}`),
  ...['forgetpwd', 'lostfactor', 'stophelp?token=x'].map((screen) => `/pages/login/${screen}`),
];

const ACCOUNTS = {
  'new@practice.tarn': of('auth', 'user'),
  'leo@practice.tarn': SCREENS,
  'ivy@practice.tarn': of('auth', 'user'),
} as const;

for (const [account, screens] of Object.entries(ACCOUNTS)) {
  test(`at 320 px nothing is cut in the languages of the day, ${account}`, async ({ signIn }) => {
    const phone = await signIn(account);
    await phone.setViewportSize({ width: 320, height: 640 });
    const found: Record<string, unknown> = {};
    for (const language of dayLanguages) {
      await arriveIn(phone, language, '/pages/user/user');
      for (const screen of screens) {
        await goTo(phone, screen);
        const cut = await cutOnThePhone(phone);
        if (cut.length > 0) found[`${language} ${screen}`] = cut;
      }
    }
    expect(found).toEqual({});
  });
}
