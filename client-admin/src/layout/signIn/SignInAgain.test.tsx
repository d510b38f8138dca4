import { fireEvent, screen, waitFor } from '@testing-library/react';
import { OrdersDocument } from '../../resources/orders/orders.generated';
import { ask } from '../../lib/request';
import { signedInAgain } from '../../lib/session';
import { answering, ended } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { SignInAgain } from './SignInAgain';

const orders = { orders: { items: [], info: { endCursor: null, hasNext: false } } };
const opened = { staffSessionOpen: { staff: { id: '1' }, userErrors: [] } };
const wrong = {
  staffSessionOpen: {
    staff: null,
    userErrors: [{ code: 'LOGIN_FAILED', message: 'Wrong password', field: null, figures: [] }],
  },
};
const all = { first: 1, after: null, filter: null };

async function enter(password: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
}

describe('a session that ended', () => {
  it('asks once for the password in place, and sends again what it stopped', async () => {
    const { names } = answering({
      Orders: [ended, ended, orders],
      StaffSessionOpen: [wrong, opened],
    });
    renderConsole(<SignInAgain />);
    const both = Promise.all([ask(OrdersDocument, all), ask(OrdersDocument, all)]);
    await enter('not-it');
    expect(await screen.findByText('Wrong password')).toBeTruthy();
    await enter('practice-1');
    expect(await both).toEqual([orders, orders]);
    expect(names()).toEqual([
      ...['Orders', 'Orders', 'StaffSessionOpen', 'StaffSessionOpen', 'Orders', 'Orders'],
    ]);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('does not ask again for what was sent before the new session', async () => {
    const sentAt = performance.now();
    answering({ StaffSessionOpen: [opened] });
    renderConsole(<SignInAgain />);
    const first = signedInAgain(sentAt);
    await enter('practice-1');
    expect(await first).toBe(true);
    expect(await signedInAgain(sentAt)).toBe(true);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('asks anew when the new session ends before its dialog has closed', async () => {
    answering({ StaffSessionOpen: [opened, opened] });
    renderConsole(<SignInAgain />);
    const later = signedInAgain(performance.now()).then(() => ({
      second: signedInAgain(performance.now() + 1),
    }));
    await enter('practice-1');
    const { second } = await later;
    await waitFor(() => {
      expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
    });
    await enter('practice-1');
    expect(await second).toBe(true);
  });

  it('lets what it stopped fail when the person signs out instead', async () => {
    answering({ Orders: [ended] });
    renderConsole(<SignInAgain />);
    const asked = ask(OrdersDocument, all).catch((error: unknown) => error);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await asked).toMatchObject({ body: { code: 'UNAUTHENTICATED' } });
  });
});
