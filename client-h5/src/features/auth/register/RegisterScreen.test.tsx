import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { session, signOut } from '../../../lib/session/session';
import { hostToasts } from '../../../lib/toast';
import { answering, refusal } from '../../../testing/answering';
import { platform } from '../../../testing/answers';
import { RegisterScreen } from '../RegisterScreen';

const sent = { codeSend: { expiresInSeconds: 300, resendInSeconds: 60, userErrors: [] } };
const registered = { userRegister: { registered: true, userErrors: [] } };
const opened = { sessionOpen: { token: 'a-token', userErrors: [] } };
const refusing = (code: string, message: string, field: string) => ({
  userRegister: { registered: false, userErrors: [refusal(code, message, field)] },
});

const toasts: string[] = [];
const outbox = jest.fn<Promise<unknown>, [string]>();

beforeEach(() => {
  sessionStorage.clear();
  signOut({ farewell: false });
  toasts.length = 0;
  hostToasts({ show: ({ text }) => toasts.push(text), close: () => undefined });
  const messages = [
    { to: 'else@practice.tarn', body: 'Your code is 999999.' },
    { to: 'ann@practice.tarn', body: 'Your code is 123456. It is valid for 5 minutes.' },
  ];
  outbox.mockReset().mockImplementation(() => Promise.resolve(Response.json(messages)));
  Object.assign(globalThis, { fetch: outbox });
});

interface World {
  readonly practice?: boolean;
}

function opening(answers: Parameters<typeof answering>[0], { practice = true }: World = {}) {
  const facts = platform({ practice, practiceWorld: practice }).data;
  const asked = answering({ Platform: [{ ...facts }], ...answers });
  render(<RegisterScreen />, { wrapper: asked.wrapper });
  return asked;
}

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: RegExp | string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const said = (text: RegExp | string) => screen.findByText(text);
const focusedOn = (label: RegExp | string) =>
  waitFor(() => {
    expect(document.activeElement).toBe(field(label));
  });
const signedIn = () =>
  waitFor(() => {
    expect(session().token).toBe('a-token');
  });
async function who(account = 'ann@practice.tarn'): Promise<void> {
  await screen.findByLabelText('Phone or email');
  type('Phone or email', account);
  press('Continue');
}
async function proof(code = '123456'): Promise<void> {
  await screen.findByLabelText('Code');
  type('Code', code);
  type('Password', 'practice-1');
  type('Repeat password', 'practice-1');
  press('Continue');
}
async function agree(): Promise<void> {
  fireEvent.click(await screen.findByRole('checkbox'));
  press('Register');
}

it('three steps, and signed in with what was typed', async () => {
  const { sent: asked } = opening({
    CodeSend: [sent],
    UserRegister: [registered],
    SessionOpen: [opened],
  });
  await who();
  await said('Step 2 of 3');
  await proof();
  await said('Step 3 of 3');
  await waitFor(() => {
    expect(field('Invitation code').value).toBe('TARN01');
  });
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  await agree();
  await signedIn();
  expect(asked.at(-1)).toEqual({
    name: 'SessionOpen',
    variables: { input: { account: 'ann@practice.tarn', password: 'practice-1' } },
  });
});

it('H8: each field says its own words, and the first wrong one takes the focus', async () => {
  opening({});
  await who('');
  await said('Enter your phone number or email');
  await focusedOn('Phone or email');
  await who('ann');
  await said('This is neither a phone number nor an email address');
  type('Phone or email', 'ann@practice.tarn');
  type(/^User name/, '!');
  press('Continue');
  await said('This user name cannot be used');
  await focusedOn(/^User name/);
});

it('H7: nobody is registered before the agreement is ticked, and no step has ticked it', async () => {
  const { sent: asked } = opening({ CodeSend: [sent], UserRegister: [registered] });
  await who();
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  await proof();
  await said('Step 3 of 3');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  press('Register');
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  });
  expect(asked.map(({ name }) => name)).not.toContain('UserRegister');
});

it('A5: in practice mode the code of this account stands beside its field', async () => {
  opening({ CodeSend: [sent] });
  await who();
  await said('123456');
  expect(outbox.mock.calls.map(([path]) => path)).toEqual(['/practice/outbox?format=json']);
  press('Fill in');
  expect(field('Code').value).toBe('123456');
});

it('A5: on another machine the notice says where the code is, and shows none', async () => {
  outbox.mockResolvedValue(new Response('', { status: 404 }));
  opening({ CodeSend: [sent] });
  await who();
  await said(/only on the computer that runs the server/);
  expect(screen.queryByText('123456')).toBeNull();
});

it('A5: in live mode nothing is filled in, asked for or shown', async () => {
  opening({ CodeSend: [sent] }, { practice: false });
  await who();
  await said('We sent a code to ann@practice.tarn.');
  expect(screen.queryByText(/outbox/)).toBeNull();
  await proof();
  await said('Step 3 of 3');
  expect(field('Invitation code').value).toBe('');
  expect(outbox).not.toHaveBeenCalled();
});

it('H8: a refusal leads back to its step, with everything kept', async () => {
  const { sent: asked } = opening({
    CodeSend: [sent],
    UserRegister: [refusing('CODE_WRONG', 'Wrong code.', 'code'), registered],
    SessionOpen: [opened],
  });
  await who();
  await proof('000000');
  await said('Step 3 of 3');
  type('Invitation code', 'FRIEND');
  await agree();
  await said('Step 2 of 3');
  await said('Wrong code.');
  await focusedOn('Code');
  expect(field('Password').value).toBe('practice-1');
  type('Code', '123456');
  press('Continue');
  await said('Step 3 of 3');
  expect(field('Invitation code').value).toBe('FRIEND');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  press('Register');
  await signedIn();
  expect(asked.filter(({ name }) => name === 'CodeSend')).toHaveLength(1);
});

it('H8: an address that is taken leads back to the first step', async () => {
  opening({
    CodeSend: [sent],
    UserRegister: [refusing('ACCOUNT_EXISTS', 'Taken.', 'account')],
  });
  await who();
  await proof();
  await agree();
  await said('Step 1 of 3');
  await said('Taken.');
  await focusedOn('Phone or email');
});

it('after a lost answer that did register, the next try signs in', async () => {
  const { sent: asked } = opening({
    CodeSend: [sent],
    UserRegister: ['lost', refusing('CODE_WRONG', 'Wrong code.', 'code')],
    SessionOpen: [opened],
  });
  await who();
  await proof();
  await agree();
  await waitFor(() => {
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Register' }).disabled).toBe(
      false,
    );
    expect(asked.at(-1)?.name).toBe('UserRegister');
  });
  expect(session().token).toBeNull();
  press('Register');
  await signedIn();
  expect(toasts).not.toContain('Wrong code.');
  expect(asked.filter(({ name }) => name === 'UserRegister')).toHaveLength(2);
});

it('two taps in one moment send one code and one registration', async () => {
  const { sent: asked } = opening({
    CodeSend: [sent, sent],
    UserRegister: [registered, registered],
    SessionOpen: [opened, opened],
  });
  const twice = (name: string) => {
    const button = screen.getByRole('button', { name });
    fireEvent.submit(button.closest('form') ?? button);
    fireEvent.submit(button.closest('form') ?? button);
  };
  type('Phone or email', 'ann@practice.tarn');
  twice('Continue');
  await proof();
  fireEvent.click(await screen.findByRole('checkbox'));
  twice('Register');
  await signedIn();
  const names = asked.map(({ name }) => name).filter((name) => name !== 'Platform');
  expect(names).toEqual(['CodeSend', 'UserRegister', 'SessionOpen']);
});
