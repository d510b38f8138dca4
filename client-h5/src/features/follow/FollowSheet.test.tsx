import { render, screen } from '@testing-library/react';
import { signIn, signOut } from '../../lib/session/session';
import { answering } from '../../testing/answering';
import { me } from '../../testing/answers';
import { held } from '../../testing/safeguards';
import { FollowSheet } from './FollowSheet';

afterEach(() => {
  signOut({ farewell: false });
});

const opened = (lasting: { readonly until?: null }) => {
  signIn('t');
  const { wrapper } = answering({ Safeguards: [{ ...held(lasting).data }], Me: [me().data] });
  const leader = { id: '5', name: '#17' };
  render(<FollowSheet leader={leader} open onClose={() => undefined} />, { wrapper });
};

it('H8: whoever is on a break is told so, and where it stands, in place of what would be refused', async () => {
  opened({ until: null });
  expect(await screen.findByText(/^You are taking a break for good\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Own limits' })).toBeTruthy();
  expect(screen.queryByLabelText('Amount of each copy')).toBeNull();
});

it('whoever is on none chooses the amounts', async () => {
  opened({});
  expect(await screen.findByLabelText('Amount of each copy')).toBeTruthy();
});
