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
