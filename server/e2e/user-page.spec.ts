import { randomBytes } from 'node:crypto';
import { axe, expect, test } from './fixtures';
import { aNewcomer, askAs } from './people';
import { goTo, sound } from './phone';

const ADD = `mutation ($input: PaymentMethodAddInput!) {
  paymentMethodAdd(input: $input) { paymentMethod { id } userErrors { code } }
}`;

test('S5: staff note what only staff read, and open a number in full for a reason that its user reads', async ({
  page,
  signIn,
  staff,
}) => {
  const { account, id, token } = await aNewcomer(page);
  const number = `rosa${randomBytes(4).toString('hex')}@example.tarn`;
  const input = {
    ...{ kind: 'ALIPAY', account: number, holder: 'Rosa Example' },
    idempotencyKey: randomBytes(8).toString('hex'),
  };
  await askAs(page.request, ADD, { token, variables: { input } });
  const phone = await signIn(account);
  const dialog = staff.getByRole('dialog');

  await test.step('a note', async () => {
    await staff.goto(`/admin/#/users/${id}/show`);
    await staff.getByRole('button', { name: 'Add note' }).click();
    await dialog.getByRole('button', { name: 'Save note' }).click();
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox').fill('Called twice about the same payment.');
    expect.soft(await axe(staff)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save note' }).click();
    await expect(staff.getByText('Noted.')).toBeVisible();
    await staff.getByRole('tab', { name: 'Notes' }).click();
    await expect(
      staff.getByRole('row', { name: /Called twice about the same payment\./ }),
    ).toContainText('Lena Fischer');
  });

  await test.step('a number in full', async () => {
    await staff.getByRole('tab', { name: 'Payment methods' }).click();
    await expect(staff.getByRole('row').nth(1)).toBeVisible();
    await expect(staff.getByText(number)).toHaveCount(0);
    await staff.getByRole('button', { name: /^Show ros\*+arn in full/ }).click();
    await dialog.getByLabel(/^Why you need it/).fill('The bank sent it back.');
    expect.soft(await axe(staff)).toEqual([]);
    await dialog.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(staff.getByText(number)).toBeVisible();
  });

  await test.step('what its user reads of it', async () => {
    await goTo(phone, '/pages/user/security?looks=1');
    await expect(phone.getByText('Opened the full number of a payment method')).toBeVisible();
    await expect(phone.getByText('The bank sent it back.')).toBeVisible();
    await expect(phone.getByText('Called twice about the same payment.')).toHaveCount(0);
    await sound(phone, 'a number opened');
  });
});
