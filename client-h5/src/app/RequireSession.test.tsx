import { act, render, screen } from '@testing-library/react';
import { useAskAgain } from '../lib/live/useAskAgain';
import { heard, lose } from '../lib/network/connection';
import { signIn, signOut } from '../lib/session/session';
import { answering } from '../testing/answering';
import { me } from '../testing/answers';
import { RequireSession } from './RequireSession';

const realFetch = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  signIn('token-of-mia');
});
afterEach(() => {
  signOut({ farewell: false });
  globalThis.fetch = realFetch;
});

function Shell() {
  useAskAgain();
  return (
    <RequireSession>
      <p>The page that was wanted</p>
    </RequireSession>
  );
}

it('QUALITY 2: a guarded page that could not come is there by itself once the server is heard again', async () => {
  const { sent, wrapper } = answering({ Me: ['lost', me().data] });
  render(<Shell />, { wrapper });
  await screen.findByRole('alert');
  act(lose);
  expect(screen.queryByText('The page that was wanted')).toBeNull();
  act(heard);
  await screen.findByText('The page that was wanted');
  expect(sent).toHaveLength(2);
});

it('QUALITY 1: a guarded page asks for what it shows beside who it is, and does not wait for that', async () => {
  const { sent, wrapper } = answering({ Me: ['silent'] });
  render(<Shell />, { wrapper });
  await screen.findByText('The page that was wanted');
  expect(sent.map(({ name }) => name)).toEqual(['Me']);
});
