import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { withdrawals } from '.';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { dashboard, prepareQueue, press, times, type } from '../../testing/queue';
import type { Withdrawal } from './withdrawal';

prepareQueue();

const usd = (amount: string) => ({ amount, asset: 'USD' as const });

/** In the hands of the signed-in administrator. */
const held = (own: Partial<Withdrawal> = {}): Withdrawal => ({
  id: '5',
  number: 'W3H8N6ZP1V4KS7QA',
  version: 2,
  state: 'IN_REVIEW',
  reviewState: 'IN_REVIEW',
  submittedAt: '2026-11-20T12:00:00.000Z',
  reviewBy: '2026-11-21T12:00:00.000Z',
  decidedAt: null,
  effectiveAt: null,
  tookMs: null,
  decidedBy: null,
  flags: ['NAME_DIFFERS'],
  takenByMe: true,
  takenBy: { id: '1', name: 'Ada' },
  leaseUntil: new Date(Date.now() + 600_000).toISOString(),
  amount: usd('500.00'),
  fee: usd('5.00'),
  credited: usd('495.00'),
  coinAmount: null,
  coinPrice: null,
  target: {
    id: '9',
    kind: 'BANK_CARD',
    masked: '622***890',
    bank: 'Example Bank',
    branch: 'Main',
    network: null,
    holderMasked: 'Ann***ple',
    createdAt: '2026-10-01T12:00:00.000Z',
  },
  user: {
    id: '1001',
    accountMasked: 'mia***arn',
    language: 'en',
    registeredAt: '2026-11-01T00:00:00.000Z',
  },
  reference: null,
  decisionReason: null,
  secondApprovalNeeded: false,
  firstApproval: null,
  history: [],
  ...own,
});

function desk(open: Withdrawal, answers: Parameters<typeof answering>[0] = {}) {
  const server = answering({
    Dashboard: [dashboard],
    Withdrawals: [{ withdrawals: { items: [open], info: { endCursor: null, hasNext: false } } }],
    Withdrawal: [{ withdrawal: open }],
    WithdrawalHeartbeat: [{ withdrawalHeartbeat: { withdrawal: open, userErrors: [] } }],
    WithdrawalRelease: [{ withdrawalRelease: { withdrawal: open, userErrors: [] } }],
    ...answers,
  });
  const List = withdrawals.resource.list;
  renderConsole(<List />, `/withdrawals/${open.id}`);
  return server;
}

const approved = (withdrawal: Withdrawal) => ({
  WithdrawalApprove: [{ withdrawalApprove: { withdrawal, userErrors: [] } }],
});

const sentInput = (server: ReturnType<typeof desk>, name: string) =>
  server.sent.find((one) => one.name === name)?.variables;

it('M9: the last approval names the payout, and is not sent without', async () => {
  const server = desk(held(), approved(held({ state: 'SUCCESS', reviewState: 'SUCCESS' })));
  await screen.findByRole('button', { name: 'Approve' });
  press('a');
  expect(await screen.findByText(/Pay 495.00 USD out first/)).toBeTruthy();
  press('Enter', { ctrlKey: true });
  expect(times(server, 'WithdrawalApprove')).toBe(0);
  await type(screen.findByLabelText(/Payout reference/), 'OUT-1');
  press('Enter', { ctrlKey: true });
  await waitFor(() => {
    expect(times(server, 'WithdrawalApprove')).toBe(1);
  });
  expect(sentInput(server, 'WithdrawalApprove')).toMatchObject({
    input: { id: '5', version: 2, reference: 'OUT-1' },
  });
});

it('M9: the first of two repeats the total and asks for no reference', async () => {
  const big = { secondApprovalNeeded: true, credited: usd('19800.00'), amount: usd('20000.00') };
  const server = desk(held(big), approved(held({ ...big, state: 'SECOND_APPROVAL' })));
  await screen.findByRole('button', { name: 'Approve' });
  press('a');
  expect(await screen.findByRole('button', { name: /Propose 19,800\.00/ })).toBeTruthy();
  expect(screen.queryByLabelText(/Payout reference/)).toBeNull();
  press('Enter', { ctrlKey: true });
  await waitFor(() => {
    expect(times(server, 'WithdrawalApprove')).toBe(1);
  });
  expect(sentInput(server, 'WithdrawalApprove')).toMatchObject({ input: { reference: null } });
});

it('S3: the account stands with stars until it is asked for, which names the request', async () => {
  const server = desk(held(), {
    WithdrawalTargetOpen: [
      {
        paymentMethodOpen: {
          details: {
            account: '6228480001',
            holder: 'Ann Example',
            bank: 'Example Bank',
            branch: '',
          },
          userErrors: [],
        },
      },
    ],
  });
  expect((await screen.findAllByText('622***890')).length).toBeGreaterThan(0);
  expect(screen.queryByText('6228480001')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Show' }));
  expect(await screen.findByText('6228480001')).toBeTruthy();
  expect(sentInput(server, 'WithdrawalTargetOpen')).toMatchObject({
    input: { id: '9', reason: 'Paying out withdrawal W3H8N6ZP1V4KS7QA' },
  });
});

it('every check stands there, passed or not; the sign alone says nothing', async () => {
  desk(held({ flags: ['NAME_DIFFERS', 'SECOND_APPROVAL'] }));
  const list = await screen.findByRole('region', { name: 'Checks' });
  const lines = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toHaveLength(7);
  expect(lines.filter((line) => line.endsWith('Fine'))).toHaveLength(6);
  expect(lines.find((line) => line.endsWith('Look'))).toBe(
    'Account nameThe account is in another name than the verified one.Look',
  );
});
