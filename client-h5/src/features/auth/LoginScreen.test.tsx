import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { session, signOut } from '../../lib/session/session';
import { hostToasts } from '../../lib/toast';
import { answering, refusal } from '../../testing/answering';
import { platform } from '../../testing/answers';
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
