import { act, fireEvent, render, screen } from '@testing-library/react';
import { session, signIn, signOut } from '../../lib/session/session';
import { answering } from '../../testing/answering';
import { LogOutSheet } from './LogOutSheet';

const closed = { sessionClose: { closed: true, userErrors: [] } };

async function opened(answers: Parameters<typeof answering>[0]) {
  const { sent, wrapper } = answering(answers);
  const onClose = jest.fn();
  render(<LogOutSheet open onClose={onClose} />, { wrapper });
  const logOut = await screen.findByRole<HTMLButtonElement>('button', { name: 'Log out' });
  const tap = () =>
    act(async () => {
      fireEvent.click(logOut);
      await Promise.resolve();
    });
  return { sent, onClose, logOut, tap };
}

beforeEach(() => {
  signIn('a-token');
});
afterEach(() => {
  signOut({ farewell: false });
});

it('logging out ends the session at the server and here', async () => {
  const { sent, tap } = await opened({ SessionClose: [closed] });
  await tap();
  expect(sent.map(({ name }) => name)).toEqual(['SessionClose']);
  expect(session()).toMatchObject({ token: null, farewell: true });
});

it('a server that cannot be reached keeps nobody signed in on this phone', async () => {
  const { tap } = await opened({ SessionClose: ['lost'] });
  await tap();
  expect(session().token).toBeNull();
});

it('while the server is asked, a second tap asks nothing', async () => {
  const { sent, logOut, tap } = await opened({ SessionClose: ['silent'] });
  await tap();
  await tap();
  expect(sent).toHaveLength(1);
  expect(logOut.disabled).toBe(true);
  expect(session().token).toBe('a-token');
});

it('is a log-out too where another answer tells first that the session has ended', async () => {
  const { tap } = await opened({ SessionClose: ['silent'] });
  await tap();
  signOut({ farewell: false });
  expect(session()).toMatchObject({ token: null, farewell: true });
  signIn('another-token');
  signOut({ farewell: false });
  expect(session().farewell).toBe(false);
});

it('staying asks nothing', async () => {
  const { sent, onClose } = await opened({});
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalled();
  expect(sent).toEqual([]);
  expect(session().token).toBe('a-token');
});
