import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { session, signOut } from '../../lib/session/session';
import { hostToasts } from '../../lib/toast';
import { answering, refusal } from '../../testing/answering';
import { platform } from '../../testing/answers';
import { challenge, signature, withDevice } from '../../testing/passkeys';
import { lockedPass } from '../../lib/session/lockedPass';
import { LoginScreen } from './LoginScreen';

const waits = {
  sessionOpen: {
    token: null,
    userErrors: [refusal('TOO_MANY_REQUESTS', 'Wait 5 minutes, even with the right password.')],
  },
};
const opened = { sessionOpen: { token: 'a-token', userErrors: [] } };
const wrong = {
  sessionOpen: {
    token: null,
    userErrors: [refusal('LOGIN_FAILED', 'Wrong password.', 'password')],
  },
};
const codeSent = { codeSend: { expiresInSeconds: 300, resendInSeconds: 60, userErrors: [] } };
const wrongCode = {
  signInWaitLift: {
    lifted: null,
    userErrors: [refusal('CODE_WRONG', 'That is not the code.', 'code')],
  },
};
const lifted = { signInWaitLift: { lifted: true, userErrors: [] } };

function opening(answers: Parameters<typeof answering>[0]) {
  const asked = answering({ Platform: [{ ...platform().data }], ...answers });
  render(<LoginScreen />, { wrapper: asked.wrapper });
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
async function logIn(password = 'practice-1'): Promise<void> {
  type('User name, phone or email', 'mia@practice.tarn');
  type('Password', password);
  await press('Log in');
}
const waiting = () => screen.queryByRole('region', { name: /wait/i });

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  signOut({ farewell: false });
  hostToasts({ show: () => undefined, close: () => undefined });
});
afterEach(() => jest.useRealTimers());

it('A4: an account that must wait is told how long, as the server says it', async () => {
  opening({ SessionOpen: [waits] });
  await logIn();
  expect(screen.getByRole('alert').textContent).toBe(
    'Wait 5 minutes, even with the right password.',
  );
  expect(session().token).toBeNull();
});

it('A4: a code ends the wait, a wrong one does not, and the password is asked again', async () => {
  const { sent } = opening({
    SessionOpen: [waits, opened],
    CodeSend: [codeSent],
    SignInWaitLift: [wrongCode, lifted],
  });
  await logIn();
  await press(/send me a code/i);
  type('Code', '111111');
  await press(/end the wait/i);
  expect(within(waiting() ?? document.body).getByText('That is not the code.')).not.toBeNull();
  type('Code', '222222');
  await press(/end the wait/i);
  expect(waiting()).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  await logIn();
  expect(session().token).toBe('a-token');
  expect(
    sent.filter(({ name }) => name === 'SignInWaitLift').map(({ variables }) => variables),
  ).toEqual([
    { input: { account: 'mia@practice.tarn', code: '111111' } },
    { input: { account: 'mia@practice.tarn', code: '222222' } },
  ]);
});

it('H2: the next code may be asked for when the server’s time for it has run down, not before', async () => {
  opening({ SessionOpen: [waits], CodeSend: [codeSent, codeSent] });
  await logIn();
  await press(/send me a code/i);
  const again = () => screen.getByRole<HTMLButtonElement>('button', { name: /code|again|0:/i });
  expect(again().disabled).toBe(true);
  expect(again().textContent).toContain('1:00');
  await act(() => jest.advanceTimersByTimeAsync(59_000));
  expect(again().textContent).toContain('0:01');
  expect(again().disabled).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(again().disabled).toBe(false);
});

it('H8: a wrong password is said at its field, and what was typed stays', async () => {
  opening({ SessionOpen: [wrong] });
  await logIn('practice-2');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect(password.getAttribute('aria-invalid')).toBe('true');
  expect(password.value).toBe('practice-2');
  expect(screen.getByText('Wrong password.')).not.toBeNull();
  expect(waiting()).toBeNull();
});

it('a log-in whose answer was lost can be tried again', async () => {
  opening({ SessionOpen: ['lost', opened] });
  await logIn();
  expect(session().token).toBeNull();
  await press('Log in');
  expect(session().token).toBe('a-token');
});

it('A4: the second factor is asked for once the password was right, and sent with it', async () => {
  const required = {
    sessionOpen: {
      token: null,
      userErrors: [refusal('SECOND_FACTOR_REQUIRED', 'Enter the code.', 'totp')],
    },
  };
  const { sent } = opening({ SessionOpen: [required, opened] });
  expect(screen.queryByLabelText('Second factor')).toBeNull();
  await logIn();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(document.activeElement).toBe(screen.getByLabelText('Second factor'));
  type('Second factor', '123456');
  await press('Log in');
  expect(session().token).toBe('a-token');
  expect(sent.filter(({ name }) => name === 'SessionOpen').at(-1)?.variables).toEqual({
    input: { account: 'mia@practice.tarn', password: 'practice-1', totp: '123456' },
  });
});

describe('a passkey', () => {
  const device = withDevice();
  const begun = { passkeySignInAsk: { asked: challenge('sign in'), userErrors: [] } };
  const byPasskey = async () => {
    await act(() => jest.advanceTimersByTimeAsync(10));
    await press('Log in with a passkey');
    await act(() => jest.advanceTimersByTimeAsync(10));
  };
  const offered = { PasskeyHost: [{ passkeyHost: 'localhost' }] };

  it('signs in without a name or a password', async () => {
    const { sent } = opening({
      ...offered,
      PasskeySignInAsk: [begun],
      SessionOpenByPasskey: [{ sessionOpenByPasskey: { ...opened.sessionOpen, pass: null } }],
    });
    await byPasskey();
    expect(session().token).toBe('a-token');
    expect(sent.find(({ name }) => name === 'SessionOpenByPasskey')?.variables).toEqual({
      input: signature,
    });
  });

  it('A3: of a locked account opens the page that says why, and no session', async () => {
    const locked = [refusal('ACCOUNT_LOCKED', 'Locked.')];
    opening({
      ...offered,
      PasskeySignInAsk: [begun],
      SessionOpenByPasskey: [
        { sessionOpenByPasskey: { token: null, pass: 'a-pass', userErrors: locked } },
      ],
    });
    await byPasskey();
    expect([session().token, lockedPass()]).toEqual([null, 'a-pass']);
  });

  it('whose owner closes the dialog sends nothing', async () => {
    const { sent } = opening({ ...offered, PasskeySignInAsk: [begun] });
    device.refuses = 'NotAllowedError';
    await byPasskey();
    expect(sent.map(({ name }) => name)).not.toContain('SessionOpenByPasskey');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(false);
  });

  it.each([null, 'tarn.example'])(
    'is not spoken of where the server has them for %s',
    async (host) => {
      opening({ PasskeyHost: [{ passkeyHost: host }] });
      await act(() => jest.advanceTimersByTimeAsync(10));
      expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
    },
  );
});
