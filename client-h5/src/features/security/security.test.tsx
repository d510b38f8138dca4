import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { languages } from '../../../../schema/languages';
import { hostToasts } from '../../lib/toast';
import { answering, refusal } from '../../testing/answering';
import { platform } from '../../testing/answers';
import { draw, known } from '../../testing/draw';
import { press } from '../../testing/press';
import { MessagesScreen } from './messages/MessagesScreen';
import { pathOfSubject } from './messages/pathOfSubject';
import { SetFundPasswordScreen } from './passwords/SetFundPasswordScreen';
import { SetPasswordScreen } from './passwords/SetPasswordScreen';
import { SecurityDocument, type SecurityQuery } from './security.generated';
import { SecurityScreen } from './SecurityScreen';

const session = (id: string, current: boolean) => ({
  __typename: 'Session' as const,
  id,
  device: `Phone ${id}`,
  address: '192.0.2.7',
  current,
  signedInAt: '2026-11-20T12:00:00.000Z',
  lastUsedAt: '2026-11-20T12:30:00.000Z',
});
const security = (own: Partial<SecurityQuery['me']> = {}) => ({
  passkeyHost: 'localhost',
  me: {
    __typename: 'User' as const,
    id: '7',
    fundPasswordSet: false,
    secondFactorOn: false,
    passkeys: [],
    ...own,
  },
  sessions: [session('1', true), session('2', false)],
});

const toasts: string[] = [];
beforeEach(() => {
  toasts.length = 0;
  hostToasts({ show: ({ text }) => toasts.push(text), close: () => undefined });
});

const type = async (label: string, value: string) => {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
};

describe('A3: sessions', () => {
  it('each with its device; this one is not offered to be ended here', () => {
    const { text } = draw(<SecurityScreen />, [known(SecurityDocument, security())]);
    expect(text).toMatch(/Phone 1.*This device.*Phone 2.*Sign out/);
    expect(text.match(/This device/g)).toHaveLength(1);
  });

  it('one is ended by its id, and the list is asked for again', async () => {
    const { sent, wrapper } = answering({
      Security: [security(), { ...security(), sessions: [session('1', true)] }],
      SessionEnd: [{ sessionEnd: { ended: true, userErrors: [] } }],
    });
    render(<SecurityScreen />, { wrapper });
    await press('Sign out Phone 2');
    expect(await screen.findByText('This device')).toBeTruthy();
    expect(sent.find(({ name }) => name === 'SessionEnd')?.variables).toEqual({
      input: { id: '2' },
    });
    expect(toasts).toEqual(['Signed out']);
  });
});

describe('A6: passwords', () => {
  it('the first fund password asks for no old one, and sends none', async () => {
    const { sent, wrapper } = answering({
      Security: [security()],
      FundPasswordSet: [{ fundPasswordSet: { changed: true, userErrors: [] } }],
    });
    render(<SetFundPasswordScreen />, { wrapper });
    await type('New password', 'lantern-5');
    await type('Repeat new password', 'lantern-5');
    expect(screen.queryByLabelText('Present password')).toBeNull();
    await press('Save');
    expect(sent.at(-1)?.variables).toEqual({
      input: { password: 'lantern-5', passwordRepeat: 'lantern-5' },
    });
  });

  it('afterwards the old one is asked for', async () => {
    const { wrapper } = answering({ Security: [security({ fundPasswordSet: true })] });
    render(<SetFundPasswordScreen />, { wrapper });
    expect(await screen.findByLabelText('Present password')).toBeTruthy();
  });

  it('H8: a wrong old one is said under its field', async () => {
    const { wrapper } = answering({
      PasswordChange: [
        {
          passwordChange: {
            changed: null,
            userErrors: [refusal('PASSWORD_WRONG', 'Login password error', 'oldPassword')],
          },
        },
      ],
    });
    render(<SetPasswordScreen />, { wrapper });
    await type('Present password', 'not-it');
    await type('New password', 'beacon-9');
    await type('Repeat new password', 'beacon-9');
    await press('Save');
    expect(await screen.findByText('Login password error')).toBeTruthy();
    expect(screen.getByLabelText('Present password').getAttribute('aria-invalid')).toBe('true');
  });

  it('two that differ and a short one are not sent', async () => {
    const { sent, wrapper } = answering({});
    render(<SetPasswordScreen />, { wrapper });
    await type('Present password', 'lantern-5');
    await type('New password', 'abc');
    await type('Repeat new password', 'abd');
    await press('Save');
    expect(await screen.findByText('The login password must have 6 to 16 characters')).toBeTruthy();
    expect(await screen.findByText('The two login passwords do not match')).toBeTruthy();
    expect(sent.map(({ name }) => name)).not.toContain('PasswordChange');
  });
});

describe('A6: the second factor', () => {
  it('goes on by password and code; its recovery codes are shown once', async () => {
    const recoveryCodes = ['aaaa-1111', 'bbbb-2222'];
    const { sent, wrapper } = answering({
      Security: [security(), security({ secondFactorOn: true })],
      SecondFactorBegin: [
        { secondFactorBegin: { setupKey: 'KEY234', setupUri: 'otpauth://totp/x', userErrors: [] } },
      ],
      SecondFactorConfirm: [{ secondFactorConfirm: { recoveryCodes, userErrors: [] } }],
    });
    render(<SecurityScreen />, { wrapper });
    await press('Turn on');
    await type('Your login password', 'lantern-5');
    await press('Continue');
    expect(await screen.findByText('KEY234')).toBeTruthy();
    await type('Code', '123456');
    await press('Turn on', -1);
    for (const code of recoveryCodes) expect(await screen.findByText(code)).toBeTruthy();
    expect(sent.find(({ name }) => name === 'SecondFactorConfirm')?.variables).toEqual({
      input: { code: '123456' },
    });
    await press('I have kept them');
    expect(screen.queryByText('aaaa-1111')).toBeNull();
    // The entry of the history that the sheet made is gone.
    await waitFor(() => expect(JSON.stringify(history.state)).not.toContain('guard'));
  });

  it('goes off by a code; a wrong one is said, and it stays on', async () => {
    const { wrapper } = answering({
      Security: [security({ secondFactorOn: true })],
      SecondFactorRemove: [
        {
          secondFactorRemove: {
            removed: null,
            userErrors: [refusal('SECOND_FACTOR_WRONG', 'The code is wrong', 'code')],
          },
        },
      ],
    });
    render(<SecurityScreen />, { wrapper });
    await press('Turn off');
    await type('Code', '000000');
    await press('Turn off', -1);
    expect(await screen.findByText('The code is wrong')).toBeTruthy();
  });
});

describe('H1: messages', () => {
  const message = (id: string, read: boolean, html: string | null = null) => ({
    cursor: id,
    node: {
      __typename: 'Message',
      id,
      kind: 'CERTIFIED',
      title: `Title ${id}`,
      body: `Body ${id}`,
      html,
      subject: 'verification/3',
      at: '2026-11-20T12:00:00.000Z',
      read,
    },
  });
  const page = (...edges: ReturnType<typeof message>[]) => ({
    messages: { edges, pageInfo: { endCursor: null, hasNextPage: false } },
  });
  const opening = (answers: Parameters<typeof answering>[0]) => {
    const asked = answering({ Platform: [{ ...platform().data }], ...answers });
    render(<MessagesScreen />, { wrapper: asked.wrapper });
    return asked;
  };

  it('one is read by opening it, by its id', async () => {
    const { sent } = opening({
      Messages: [page(message('2', false), message('1', true))],
      MessagesRead: [{ messagesRead: { unread: 0, userErrors: [] } }],
    });
    fireEvent.click(await screen.findByRole('button', { name: /Title 2/ }));
    expect(await screen.findByText('Body 2')).toBeTruthy();
    expect(sent.find(({ name }) => name === 'MessagesRead')?.variables).toEqual({ id: '2' });
  });

  it('all are marked while any is unread, also one that has not been loaded', async () => {
    const { sent } = opening({
      Messages: [page(message('9', true)), page(message('9', true))],
      InboxUnread: [{ messagesUnread: 1 }],
      MessagesRead: [{ messagesRead: { unread: 0, userErrors: [] } }],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
    });
    expect(sent.find(({ name }) => name === 'MessagesRead')?.variables).toEqual({});
  });

  it('where none is unread there is nothing to mark', async () => {
    opening({ Messages: [page(message('1', true))], InboxUnread: [{ messagesUnread: 0 }] });
    expect(await screen.findByRole('button', { name: /Title 1/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
  });

  it('opening one that was read asks nothing', async () => {
    const { sent } = opening({ Messages: [page(message('1', true))] });
    fireEvent.click(await screen.findByRole('button', { name: /Title 1/ }));
    expect(await screen.findByText('Body 1')).toBeTruthy();
    expect(sent.map(({ name }) => name)).not.toContain('MessagesRead');
  });

  it('S7: what was said to many is shown as it was written, cleaned once more', async () => {
    const html = '<p>Hours <a href="/pages/news/news">change</a><img src=x onerror="alert(1)"></p>';
    opening({ Messages: [page(message('1', true, html))] });
    fireEvent.click(await screen.findByRole('button', { name: /Title 1/ }));
    const link = await screen.findByRole('link', { name: 'change' });
    expect(link.getAttribute('href')).toBe('#/pages/news/news');
    expect(link.closest('p')?.innerHTML).not.toContain('onerror');
  });

  it('stand under the day and the clock of the platform, with its mark of practice', async () => {
    const known = platform({ timezone: 'Asia/Tokyo' });
    opening({ Platform: [{ ...known.data }], Messages: [page(message('1', true))] });
    const row = await screen.findByRole('button', { name: /Title 1/ });
    expect(row.textContent).toContain('21:00');
    expect(screen.getByRole('button', { name: 'Practice' })).toBeTruthy();
  });

  it('an empty inbox says what will come', async () => {
    opening({ Messages: [page()] });
    expect(await screen.findByText('No messages yet')).toBeTruthy();
  });

  it('leads only to screens that exist', () => {
    expect(pathOfSubject('recharge/17')).toBe('/pages/user/rechargerecord?id=17');
    expect(pathOfSubject('withdrawal/18')).toBe('/pages/user/cashrecord?id=18');
    expect(pathOfSubject('payment-method/6')).toBe('/pages/payment/payment');
    expect(pathOfSubject('user/2')).toBe('/pages/user/security');
    expect(pathOfSubject('verification/3')).toBe('/pages/user/auth');
    expect(pathOfSubject('holding/4')).toBe('/pages/project/myproject?id=4');
    expect(pathOfSubject('help-request/5')).toBe('/pages/user/help');
    expect(pathOfSubject('conversation/6')).toBe('/pages/customer/customer?id=6');
    for (const other of [null, undefined, '', 'recharge', 'javascript:x/1'])
      expect(pathOfSubject(other)).toBeNull();
  });
});

it.each(languages)('every word of security stands in %s', (language) => {
  const { text } = draw(<SecurityScreen />, [known(SecurityDocument, security())], language);
  expect(text).not.toMatch(/security\.|\{\{/);
});
