import { screen, within } from '@testing-library/react';
import { held, list, waiting } from '../testing/recharges';
import { prepareQueue, press, queue } from '../testing/queue';

prepareQueue();

it('M19: a request of a locked account says so in the list and beside its buttons, and is not decided', async () => {
  const request = { ...held(), accountStopped: true };
  queue({ Recharges: [list([request])], Recharge: [{ recharge: request }] }, request);
  const row = await screen.findByRole('row', { name: /A7E9H5DA7CCDBF45/ });
  expect(within(row).getByText('Account locked')).toBeTruthy();
  press('o');
  await screen.findByText(/waits until it is open again/);
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('M19: what was decided before the lock is not said to wait for a decision', async () => {
  const request = waiting({
    ...{ state: 'SUCCESS', reviewState: 'SUCCESS', decidedAt: '2026-11-20T13:00:00.000Z' },
    accountStopped: true,
  });
  queue({ Recharges: [list([request])], Recharge: [{ recharge: request }] }, request);
  press('o');
  await screen.findByRole('region', { name: 'Recharge request' });
  expect(screen.queryByText('Account locked')).toBeNull();
});
