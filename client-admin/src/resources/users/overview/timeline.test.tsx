import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answering } from '../../../testing/answering';
import { renderConsole } from '../../../testing/console';
import { Timeline } from './Timeline';

const usd = (amount: string) => ({ amount, asset: 'USD' });

const event = (id: string, more: object) => ({
  ...{ id, at: '2026-11-20T12:00:00.000Z', number: null, word: null, text: null, by: null },
  ...{ count: null, right: null, amount: null, result: null, request: null },
  ...more,
});

const newest = [
  event('1', {
    kind: 'CONTRACTS',
    count: 6,
    right: 2,
    amount: usd('120.00'),
    result: usd('-46.80'),
  }),
  event('2', {
    kind: 'REQUEST',
    request: {
      ...{ kind: 'WITHDRAWAL', id: '7', number: 'W7', reviewState: 'SUCCESS', late: false },
      ...{ endedAt: '2026-11-20T12:30:00.000Z', decidedBy: { id: '3', name: 'Lena Park' } },
      amount: usd('450.00'),
    },
  }),
  event('3', { kind: 'LIMIT_SET', word: 'DAILY_MINUTES', count: 60 }),
  event('4', { kind: 'LIMIT_SET', word: 'DAILY_LOSS' }),
  event('5', { kind: 'STAFF_ACT', word: 'LOCKED', by: 'Lena Park', text: 'Looked into.' }),
];

const part = (items: object[], before: string | null = null) => ({
  userTimeline: { items, before },
});

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('H1: what happened reads in words with its figures, and a request leads into its queue', async () => {
  answering({ UserTimeline: [part(newest)] });
  renderConsole(<Timeline userId="12" />, '/');
  await screen.findByText('6 contracts, 2 right');
  const time = '20 Nov, 12:00';
  expect(lines().map((line) => line.replaceAll(/\s/g, ' '))).toEqual([
    `6 contracts, 2 rightStake 120.00 USD, net −46.80 USD${time}`,
    `Withdrawal 450.00 USDW7 · Paid out · by Lena Park, 20 Nov, 12:30${time}`,
    `Own daily time limit: 60 min${time}`,
    `Own daily loss limit: noneA higher limit, or none, holds 24 hours later.${time}`,
    `Account lockedLena Park: Looked into.${time}`,
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/withdrawals/7');
});

it('older parts follow where the last one ended, and another choice begins anew', async () => {
  const before = '2026-11-19T08:00:00.000Z';
  const { sent } = answering({
    UserTimeline: [part(newest, before), part([event('9', { kind: 'REGISTERED' })]), part([])],
  });
  renderConsole(<Timeline userId="12" />, '/');
  fireEvent.click(await screen.findByRole('button', { name: 'Show older' }));
  await screen.findByText('Registered');
  expect(lines()).toHaveLength(newest.length + 1);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Money' }));
  await screen.findByText('Nothing of this kind happened yet');
  await waitFor(() => {
    expect(
      sent.filter(({ name }) => name === 'UserTimeline').map(({ variables }) => variables),
    ).toEqual([
      { userId: '12', filter: 'ALL', before: null, first: 15 },
      { userId: '12', filter: 'ALL', before, first: 15 },
      { userId: '12', filter: 'MONEY', before: null, first: 15 },
    ]);
  });
});
