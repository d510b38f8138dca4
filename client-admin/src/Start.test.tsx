import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { store } from './providers/store';
import { closeSession } from './providers/session';
import { Start } from './Start';
import { answering, ended } from './testing/answering';
import { readWords } from './testing/words';

const words = { en: readWords('en'), zh: readWords('zh') };
const i18nProvider = () =>
  polyglotI18nProvider(
    (locale) => words[locale === 'zh' ? 'zh' : 'en'] as TranslationMessages,
    'en',
    [],
    { allowMissing: true },
  );

const ada = {
  me: {
    ...{ id: '1', name: 'Ada', email: 'ada@practice.tarn', role: 'ADMIN', practice: true },
    permissions: [],
  },
};
const opened = { staffSessionOpen: { staff: { id: '1' }, userErrors: [] } };
const wrong = {
  staffSessionOpen: {
    staff: null,
    userErrors: [{ code: 'LOGIN_FAILED', message: 'Wrong password', field: null, figures: [] }],
  },
};

const refusalOf = (code: string, message: string) => ({
  userErrors: [{ code, message, field: ['totp'], figures: [] }],
});
const refusal = (code: string, message: string) => ({
  staffSessionOpen: { staff: null, ...refusalOf(code, message) },
});
const wrongCode = refusal('SECOND_FACTOR_WRONG', 'Wrong code');

type Sent = ReturnType<typeof answering>['sent'];
const opensOf = (sent: Sent) =>
  sent
    .filter(({ name }) => name === 'StaffSessionOpen')
    .map(({ variables }) => variables.input as { readonly totp?: string });

async function enter(password: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'ada@tarn' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});
afterEach(() => closeSession());

describe('before anybody signed in', () => {
  it('asks for email and password, says a refusal in the server’s words and keeps the form', async () => {
    const { names } = answering({ Me: [ended], StaffSessionOpen: [wrong] });
    render(<Start i18nProvider={i18nProvider()} />);
    await enter('not-this-1');
    expect((await screen.findByRole('alert')).textContent).toBe('Wrong password');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('not-this-1');
    expect(names()).toContain('StaffSessionOpen');
  });

  it('two clicks open one session', async () => {
    const { names } = answering({ Me: [ended, ada], StaffSessionOpen: [opened, opened] });
    render(<Start i18nProvider={i18nProvider()} />);
    await enter('practice-1');
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => {
      expect(screen.queryByLabelText('Password')).toBeNull();
    });
    expect(names().filter((name) => name === 'StaffSessionOpen')).toHaveLength(1);
  });

  it('O6: asks for the code of a second factor where one is in use, beside the password', async () => {
    const asked = refusal('SECOND_FACTOR_REQUIRED', 'Enter the code');
    const { sent } = answering({ Me: [ended, ada], StaffSessionOpen: [asked, wrongCode, opened] });
    render(<Start i18nProvider={i18nProvider()} />);
    await enter('practice-1');
    fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: '111111' } });
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Wrong code');
    fireEvent.change(screen.getByLabelText(/^Code/), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => {
      expect(screen.queryByLabelText('Password')).toBeNull();
    });
    expect(opensOf(sent).map(({ totp }) => totp)).toEqual([undefined, '111111', '123456']);
  });

  it('O6: shows the key of a second factor to whoever needs one and has none', async () => {
    const none = refusal('SECOND_FACTOR_NOT_SET', 'None is set up');
    const setupUri = 'otpauth://totp/Tarn:ada?secret=KEYKEYKEY';
    const { sent } = answering({
      Me: [ended, ada],
      StaffSessionOpen: [none, opened],
      StaffFactorBegin: [{ staffFactorBegin: { setupKey: 'KEYKEYKEY', setupUri, userErrors: [] } }],
    });
    render(<Start i18nProvider={i18nProvider()} />);
    await enter('practice-1');
    expect(await screen.findByText('KEYKEYKEY')).toBeTruthy();
    expect(await screen.findByTitle('Key for the authenticator app')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^Code/), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => {
      expect(screen.queryByLabelText('Password')).toBeNull();
    });
    expect(opensOf(sent)[1]).toMatchObject({ email: 'ada@tarn', totp: '123456' });
  });

  it('O2: an invitation is joined with a password of one’s own, and leaves the address', async () => {
    const token = 'A'.repeat(43);
    window.location.hash = `#/invitation?token=${token}`;
    const ended2 = refusalOf('INVITATION_ENDED', 'This invitation has ended');
    const { sent } = answering({
      Me: [ended],
      StaffInvitationAccept: [
        { staffInvitationAccept: { joined: null, ...ended2 } },
        { staffInvitationAccept: { joined: true, userErrors: [] } },
      ],
    });
    render(<Start i18nProvider={i18nProvider()} />);
    for (const name of ['New password', 'The same again'])
      fireEvent.change(await screen.findByLabelText(name), { target: { value: 'own-choice-7' } });
    fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This invitation has ended');
    fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText(/^You have joined/)).toBeTruthy();
    expect(window.location.hash).toBe('#/');
    const accepts = sent.filter(({ name }) => name === 'StaffInvitationAccept');
    const both = { password: 'own-choice-7', passwordRepeat: 'own-choice-7' };
    expect(accepts.map(({ variables }) => variables.input)).toEqual([
      { token, ...both },
      { token, ...both },
    ]);
  });

  it('O6: whoever forgot the password asks for a link, and is told nothing of whose mailbox it is', async () => {
    const { sent } = answering({
      Me: [ended],
      StaffPasswordForgot: [{ staffPasswordForgot: { heard: true, userErrors: [] } }],
    });
    render(<Start i18nProvider={i18nProvider()} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@tarn' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    expect((await screen.findByRole('status')).textContent).toMatch(/^If this mailbox/);
    expect(sent.at(-1)).toMatchObject({ variables: { email: 'ada@tarn' } });
    fireEvent.click(screen.getByRole('button', { name: 'Back to signing in' }));
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });

  it('O6: the link of that mail takes a new password, and the code where one is asked for', async () => {
    const token = 'B'.repeat(43);
    window.location.hash = `#/password?token=${token}`;
    const { sent } = answering({
      Me: [ended],
      StaffPasswordReset: [
        { staffPasswordReset: { changed: null, ...refusalOf('SECOND_FACTOR_REQUIRED', 'Code') } },
        { staffPasswordReset: { changed: true, userErrors: [] } },
      ],
    });
    render(<Start i18nProvider={i18nProvider()} />);
    for (const name of ['New password', 'The same again'])
      fireEvent.change(await screen.findByLabelText(name), { target: { value: 'own-choice-7' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the password' }));
    fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the password' }));
    expect(await screen.findByText(/^Your password is changed/)).toBeTruthy();
    expect(window.location.hash).toBe('#/');
    const resets = sent.filter(({ name }) => name === 'StaffPasswordReset');
    expect(resets.at(-1)?.variables.input).toEqual({
      token,
      ...{ password: 'own-choice-7', passwordRepeat: 'own-choice-7', totp: '123456' },
    });
  });

  it('a link that has ended leads back to the sign-in, where another one is asked for', async () => {
    window.location.hash = `#/password?token=${'C'.repeat(43)}`;
    answering({
      Me: [ended],
      StaffPasswordReset: [
        { staffPasswordReset: { changed: null, ...refusalOf('STAFF_LINK_ENDED', 'It has ended') } },
      ],
    });
    render(<Start i18nProvider={i18nProvider()} />);
    for (const name of ['New password', 'The same again'])
      fireEvent.change(await screen.findByLabelText(name), { target: { value: 'own-choice-7' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the password' }));
    expect((await screen.findByRole('alert')).textContent).toBe('It has ended');
    fireEvent.click(screen.getByRole('button', { name: 'Back to signing in' }));
    expect(await screen.findByRole('button', { name: 'Forgot your password?' })).toBeTruthy();
    expect(window.location.hash).toBe('#/');
  });

  it('speaks the other language and wears the other theme at once, and the console keeps both', async () => {
    answering({ Me: [ended] });
    render(<Start i18nProvider={i18nProvider()} />);
    fireEvent.click(await screen.findByRole('button', { name: '简体中文' }));
    expect(await screen.findByLabelText('密码')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '深色主题' }));
    expect(screen.getByRole('button', { name: '浅色主题' })).toBeTruthy();
    expect([store.getItem('locale'), store.getItem('theme')]).toEqual(['zh', 'dark']);
  });
});
