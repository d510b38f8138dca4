import { act, fireEvent, render, screen } from '@testing-library/react';
import { hostToasts } from '../../lib/toast';
import { answering, refusal } from '../../testing/answering';
import { platform } from '../../testing/answers';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';

const codeSent = { codeSend: { expiresInSeconds: 300, resendInSeconds: 60, userErrors: [] } };
const wrongCode = {
  passwordReset: { changed: null, userErrors: [refusal('CODE_WRONG', 'Not the code.', 'code')] },
};
const done = { passwordReset: { changed: true, userErrors: [] } };

function opening(answers: Parameters<typeof answering>[0]) {
  const asked = answering({ Platform: [{ ...platform().data }], ...answers });
  render(<ForgotPasswordScreen />, { wrapper: asked.wrapper });
  return asked;
}

const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = async (name: RegExp | string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await jest.advanceTimersByTimeAsync(0);
  });
};
const sentOf = (asked: ReturnType<typeof opening>, name: string) =>
  asked.sent.filter((one) => one.name === name).map(({ variables }) => variables);

const said: string[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  said.length = 0;
  hostToasts({ show: ({ text }) => void said.push(text), close: () => undefined });
});
afterEach(() => jest.useRealTimers());

it('sends a code to the account, and the new password with it; then the log-in is filled', async () => {
  const asked = opening({ CodeSend: [codeSent], PasswordReset: [wrongCode, done] });
  type('Phone or email', 'mia@practice.tarn');
  await press('Send code');
  type('Code', '111111');
  type('New password', 'beacon-9');
  type('Repeat password', 'beacon-9');
  await press('Save new password');
  expect(screen.getByText('Not the code.')).not.toBeNull();
  type('Code', '222222');
  await press('Save new password');
  const input = (code: string) => ({
    input: {
      account: 'mia@practice.tarn',
      code,
      password: 'beacon-9',
      passwordRepeat: 'beacon-9',
    },
  });
  expect(sentOf(asked, 'CodeSend')).toEqual([
    { input: { account: 'mia@practice.tarn', scene: 'RESET' } },
  ]);
  expect(sentOf(asked, 'PasswordReset')).toEqual([input('111111'), input('222222')]);
  expect(sessionStorage.getItem('tarn.draft.login')).toContain('mia@practice.tarn');
  expect(said.at(-1)).toBe('Your new password is set. Please log in.');
});

it('H8: what is missing or does not match is said at its field, and nothing is sent', async () => {
  const asked = opening({});
  await press('Send code');
  expect(screen.getByText('Enter your phone number or email')).not.toBeNull();
  type('New password', 'short');
  type('Repeat password', 'other');
  await press('Save new password');
  for (const text of [
    'Please enter the verification code',
    'The login password must have 6 to 16 characters',
    'The two login passwords do not match',
  ])
    expect(screen.getByText(text)).not.toBeNull();
  expect(sentOf(asked, 'CodeSend')).toEqual([]);
  expect(sentOf(asked, 'PasswordReset')).toEqual([]);
});
