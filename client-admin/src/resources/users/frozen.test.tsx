import { fireEvent, screen } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import type { User } from './user';
import { UserHead } from './UserHead';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** As the server tells of somebody who froze the own account so long ago. */
const frozen = (hours: number, own: Partial<User> = {}): User =>
  ({
    ...{ id: '1001', accountMasked: 'mia***arn', language: 'en', verified: false },
    ...{ registeredAt: '2026-10-01T12:00:00.000Z', lastLoginAt: null, signInWaitsUntil: null },
    ...{ state: 'FROZEN', lockReason: 'You froze this account yourself.' },
    ...{ lockedAt: hoursAgo(hours), frozenAt: hoursAgo(hours), ...own },
  }) as User;

// Their notes are read meanwhile.
beforeEach(() => {
  answering({ UserNotes: ['lost'] });
});

it('a user’s own freeze is called so, and staff may lock it but not unlock it', async () => {
  renderConsole(<UserHead user={frozen(2)} />);
  expect(await screen.findByText('Frozen by its user')).toBeTruthy();
  expect(screen.getByText(/^Frozen by its user since .* Nobody can end that before/)).toBeTruthy();
  expect(screen.queryByText(/You froze this account yourself/)).toBeNull();
  expect(await screen.findByRole('button', { name: 'Lock account' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Unlock account' })).toBeNull();
});

it('after its first day it says who can end it', async () => {
  renderConsole(<UserHead user={frozen(25)} />);
  expect(await screen.findByText(/^Frozen by .*The user can end that with a code\.$/)).toBeTruthy();
});

it('a lock of staff over a freeze is told beside it, with its reason, and can be taken off', async () => {
  const own = { state: 'LOCKED', lockReason: 'Two people use it.' } as const;
  renderConsole(<UserHead user={frozen(2, own)} />);
  expect(await screen.findByText('Locked')).toBeTruthy();
  expect(screen.getByText('Frozen by its user')).toBeTruthy();
  expect(
    screen.getByText('Locked by staff as well. The user reads: Two people use it.'),
  ).toBeTruthy();
  expect(screen.getByText(/^Frozen by its user since/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Unlock account' })).toBeTruthy();
});

it.each([
  ['can sign in at once', null, /^The user can sign in again at once\. The reason/],
  ['cannot while frozen', hoursAgo(2), /^The user’s own freeze stands.* The reason/],
])('who takes a lock off reads that its user %s', async (_, frozenAt, text) => {
  renderConsole(<UserHead user={frozen(2, { state: 'LOCKED', frozenAt })} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Unlock account' }));
  expect(await screen.findByText(text)).toBeTruthy();
});
