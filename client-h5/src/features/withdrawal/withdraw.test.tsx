import { act, fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { languages } from '../../../../schema/languages';
import { setLanguage } from '../../lib/session/session';
import { hostToasts } from '../../lib/toast';
import { answering, refusal } from '../../testing/answering';
import { platform, usd } from '../../testing/answers';
import { draw, known } from '../../testing/draw';
import { fundPasskeys, passkeyAsked, signature, withDevice } from '../../testing/passkeys';
import { wordsOf } from '../../testing/words';
import { aWithdrawal, policy, targets, unmetOf } from '../../testing/withdrawals';
import { WithdrawPageDocument, WithdrawalPreflightDocument } from './withdrawal.generated';
import { WithdrawScreen } from './WithdrawScreen';

const page = {
  withdrawalPolicy: policy,
  paymentMethods: targets,
};
const fine = { withdrawalPreflight: [] };
const submitted = { withdrawalSubmit: { withdrawal: aWithdrawal, userErrors: [] } };
const refused = (code: string, field: string | null) => ({
  withdrawalSubmit: { withdrawal: null, userErrors: [refusal(code, `${code}.`, field)] },
});

const said: string[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  setLanguage('en');
  void i18next.changeLanguage('en');
  said.length = 0;
  hostToasts({ show: ({ text }) => void said.push(text), close: () => undefined });
});
afterEach(() => jest.useRealTimers());

const rest = (ms = 1_000) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The form with its answers at hand and 450 typed into it. */
async function filled(answers: Parameters<typeof answering>[0], preflights: object[] = []) {
  const asked = answering({
    Platform: [{ ...platform().data }],
    WithdrawPage: [page, page],
    WithdrawalPreflight: [fine, ...preflights, ...Array.from({ length: 9 }, () => fine)],
    ...answers,
  });
  render(<WithdrawScreen />, { wrapper: asked.wrapper });
  await rest();
  fireEvent.change(screen.getByLabelText('Amount in USD'), { target: { value: '450' } });
  await rest();
  return asked;
}

const press = async (name: RegExp | string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await rest();
};

/** Opens the sheet, types the fund password and confirms. */
async function confirm(password = 'lantern-5') {
  if (!screen.queryByRole('dialog')) await press('Withdraw $450.00');
  const field = screen.getByLabelText('Fund password');
  fireEvent.change(field, { target: { value: password } });
  await press('Confirm $450.00');
}

const inputs = (asked: Awaited<ReturnType<typeof filled>>) =>
  asked.sent
    .filter(({ name }) => name === 'WithdrawalSubmit')
    .map(({ variables }) => variables.input as Readonly<Record<string, string>>);

describe('M7: money goes out once', () => {
  it('a withdrawal whose answer was lost is sent again under the same key', async () => {
    const asked = await filled({ WithdrawalSubmit: ['lost', submitted] });
    await confirm();
    await confirm();
    const [first, second] = inputs(asked);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ amount: '450.00', targetId: '3', fundPassword: 'lantern-5' });
    expect(said).toEqual([wordsOf('en').done.WITHDRAW_SUBMITTED]);
  });

  it('a second tap before anything came back sends nothing', async () => {
    const asked = await filled({ WithdrawalSubmit: ['silent', 'silent'] });
    await confirm();
    fireEvent.click(screen.getByRole('button', { name: 'Confirm $450.00' }));
    await rest();
    expect(inputs(asked)).toHaveLength(1);
  });

  it('what was refused is over: the next has another key, and the sheet stays for a wrong password', async () => {
    const asked = await filled({
      WithdrawalSubmit: [refused('FUND_PASSWORD_WRONG', 'fundPassword'), submitted],
    });
    await confirm('wrong-one');
    expect(within(screen.getByRole('dialog')).getByText('FUND_PASSWORD_WRONG.')).not.toBeNull();
    await confirm();
    expect(new Set(inputs(asked).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('no password, nothing sent; and none of it is kept with the draft', async () => {
    const asked = await filled({});
    await press('Withdraw $450.00');
    await press('Confirm $450.00');
    expect(inputs(asked)).toEqual([]);
    fireEvent.change(screen.getByLabelText('Fund password'), { target: { value: 'lantern-5' } });
    await rest();
    expect(JSON.stringify(sessionStorage)).toContain('450');
    expect(JSON.stringify(sessionStorage)).not.toContain('lantern');
  });
});

describe('M7: by a passkey', () => {
  const device = withDevice();
  const answers = {
    FundPasskeys: [fundPasskeys, fundPasskeys],
    PasskeyAsk: [passkeyAsked('one'), passkeyAsked('two')],
  };
  const byPasskey = async () => {
    if (!screen.queryByRole('dialog')) await press('Withdraw $450.00');
    await press('Confirm $450.00');
    await rest();
  };

  it('a forgotten password leads to help, once it is asked for in place of the passkey', async () => {
    await filled(answers);
    await press('Withdraw $450.00');
    expect(screen.queryByRole('link', { name: 'Forgotten it?' })).toBeNull();
    await press('Use the fund password instead');
    const link = screen.getByRole('link', { name: 'Forgotten it?' });
    expect(link.getAttribute('href')).toBe('/pages/user/help');
  });

  it('no password is asked, and after a lost answer it signs anew under the same key', async () => {
    const asked = await filled({ ...answers, WithdrawalSubmit: ['lost', submitted] });
    await byPasskey();
    expect(screen.queryByLabelText('Fund password')).toBeNull();
    await byPasskey();
    const [first, second] = inputs(asked);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ amount: '450.00', targetId: '3', passkey: signature });
    expect(first).not.toHaveProperty('fundPassword');
    expect(device.asked).toHaveLength(2);
    expect(said).toEqual([wordsOf('en').done.WITHDRAW_SUBMITTED]);
  });

  it('closing the dialog of the device sends nothing; the password stays a tap away', async () => {
    const asked = await filled({ ...answers, WithdrawalSubmit: [submitted] });
    device.refuses = 'NotAllowedError';
    await byPasskey();
    expect([inputs(asked), said]).toEqual([[], []]);
    await press('Use the fund password instead');
    await confirm();
    expect(inputs(asked)[0]).toMatchObject({ fundPassword: 'lantern-5' });
  });

  it('one that is refused leaves the sheet open', async () => {
    const wrong = refused('FUND_PASSWORD_WRONG', 'passkey');
    await filled({ ...answers, WithdrawalSubmit: [wrong] });
    await byPasskey();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(said).toEqual(['FUND_PASSWORD_WRONG.']);
  });
});

it('H8: whatever else stands against it closes the sheet, and the list says it', async () => {
  const asked = await filled({ WithdrawalSubmit: [refused('WITHDRAW_COUNT', null)] }, [
    fine,
    { withdrawalPreflight: [unmetOf('WITHDRAW_COUNT', null)] },
  ]);
  await confirm();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('WITHDRAW_COUNT.')).not.toBeNull();
  expect(asked.sent.filter(({ name }) => name === 'WithdrawalPreflight').length).toBeGreaterThan(2);
});

describe('H8: everything that is missing stands there at once', () => {
  const drawn = (unmet: readonly [string, string | null][], language: 'en' | 'de' = 'en') =>
    draw(
      <WithdrawScreen />,
      [
        platform(),
        known(WithdrawPageDocument, page),
        known(
          WithdrawalPreflightDocument,
          { withdrawalPreflight: unmet.map(([code, path]) => unmetOf(code, path)) },
          { input: { targetId: '3', amount: null } },
        ),
      ],
      language,
    );

  it('each with the screen that mends it', () => {
    const { html, text } = drawn([
      ['REAL_NAME_REQUIRED', '/pages/user/auth'],
      ['WITHDRAW_TIME', null],
      ['FUND_PASSWORD_NOT_SET', '/pages/user/setfundpassword'],
      ['BALANCE_TOO_LOW', null],
    ]);
    expect(text).toMatch(/Identity verified : not met REAL_NAME_REQUIRED\. Verify identity/);
    expect(text).toMatch(/Within service hours : not met .*09:00 to 21:00.*WITHDRAW_TIME/);
    expect(text).toMatch(/Fund password or passkey : not met .*Set a fund password/);
    expect(text).toMatch(/Enough available : not met BALANCE_TOO_LOW/);
    expect(text).toMatch(/Within the limits : met/);
    expect(html).toContain('href="/pages/user/auth"');
    expect(html).toContain('href="/pages/user/setfundpassword"');
  });

  it('and so does one that this app does not know yet', () => {
    expect(drawn([['BREAK_FOR_GOOD', '/pages/user/security']]).text).toMatch(
      /BREAK_FOR_GOOD\. Open/,
    );
  });
});

describe('H5: figures of a withdrawal come from the policy', () => {
  const drawn = (own: Partial<typeof policy>, language: (typeof languages)[number]) =>
    draw(
      <WithdrawScreen />,
      [
        platform(),
        known(WithdrawPageDocument, { ...page, withdrawalPolicy: { ...policy, ...own } }),
      ],
      language,
    ).text;

  it.each(languages)('limits, hours, fee and the time reviews took, in %s', (language) => {
    const text = drawn(
      { min: usd('33.00'), max: usd('44.00'), opens: '07:11', closes: '19:22', feeBp: 125 },
      language,
    );
    expect(text).toMatch(/33[.,]00.*44[.,]00/);
    expect(text).toMatch(/07:11.*19:22/);
    expect(text).toMatch(/1[.,]25/);
    expect(text).toMatch(/\b12\b.+\b3\b/);
    expect(text).not.toMatch(/(withdraw|check|kind|records)\.|\{/);
  });

  it.each(languages)('and nothing is claimed where nothing was decided, in %s', (language) => {
    const text = drawn({ medianSeconds: null, p95Seconds: null }, language);
    expect(text).toContain(wordsOf(language).withdrawal.withdraw.noTimes.slice(0, 8));
    expect(text).not.toMatch(/\b12\b.+95/);
  });
});

it('what arrives is said before: the fee comes out of the amount, coin at the price now', async () => {
  await filled({});
  const facts = () => screen.getByText('You receive').nextElementSibling?.textContent;
  expect(facts()).toBe('445.50\u00a0USD');
  await press('Change');
  await press(/USDT/);
  expect(screen.getByText('In USDT').nextElementSibling?.textContent).toMatch(/445\.5/);
});
