import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { withdrawals } from '.';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { dashboard, prepareQueue, press, times, totalDialog, type } from '../../testing/queue';
import { held, plain } from '../../testing/withdrawals';
import type { Withdrawal } from './withdrawal';

prepareQueue();

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

it('M9: a payout in coin is approved by its coins, not by the dollars that they came from', async () => {
  desk(held({ coinAmount: { amount: '0.00812345', asset: 'BTC' } }));
  await screen.findByRole('button', { name: 'Approve' });
  press('a');
  expect(await screen.findByText(/Pay 0\.00812345\sBTC out first/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Approve 0\.00812345\sBTC$/ })).toBeTruthy();
});

it('M9: the first of two repeats the total and asks for no reference', async () => {
  const big = {
    secondApprovalNeeded: true,
    credited: { amount: '19800.00', asset: 'USD' as const },
    amount: { amount: '20000.00', asset: 'USD' as const },
  };
  const server = desk(held(big), approved(held({ ...big, state: 'SECOND_APPROVAL' })));
  await screen.findByRole('button', { name: 'Approve' });
  press('a');
  expect(await screen.findByRole('button', { name: /Propose 19,800\.00/ })).toBeTruthy();
  expect(screen.queryByLabelText(/Payout reference/)).toBeNull();
  press('Enter', { ctrlKey: true });
  const dialog = within(await totalDialog());
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '20,000.00\u00a0USD',
    '19,800.00\u00a0USD',
    'mia***arn',
    'Example Bank 622***890',
  ]);
  expect(times(server, 'WithdrawalApprove')).toBe(0);
  press('Enter', { ctrlKey: true });
  await waitFor(() => {
    expect(times(server, 'WithdrawalApprove')).toBe(1);
  });
  expect(sentInput(server, 'WithdrawalApprove')).toMatchObject({ input: { reference: null } });
});

it('O2: the second of two is asked by the total too, once the payout is named', async () => {
  const by = { id: '3', name: 'Lena' };
  const second = held({
    ...{ secondApprovalNeeded: true, state: 'SECOND_APPROVAL', reviewState: 'SECOND_APPROVAL' },
    ...{ firstApproval: { by, at: '2026-11-20T13:00:00.000Z' } },
    coinAmount: { amount: '0.25', asset: 'BTC' as const },
  });
  const server = desk(second, approved(held({ state: 'SUCCESS', reviewState: 'SUCCESS' })));
  await screen.findByRole('button', { name: 'Approve' });
  press('a');
  await screen.findByLabelText(/Payout reference/);
  press('Enter', { ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  await type(screen.findByLabelText(/Payout reference/), 'OUT-1');
  press('Enter', { ctrlKey: true });
  const dialog = within(await totalDialog());
  expect(dialog.getByText('500.00 USD')).toBeTruthy();
  expect(dialog.getByText('0.2500 BTC')).toBeTruthy();
  expect(times(server, 'WithdrawalApprove')).toBe(0);
  fireEvent.click(dialog.getByRole('button', { name: /^Approve 0\.2500\sBTC$/ }));
  await waitFor(() => {
    expect(times(server, 'WithdrawalApprove')).toBe(1);
  });
  expect(sentInput(server, 'WithdrawalApprove')).toMatchObject({ input: { reference: 'OUT-1' } });
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

it('M9: payouts of several are sent only with a reference each, and no reference twice', async () => {
  const rows = ['5', '6', '7'].map((id) => plain({ id, number: `W${id}` }));
  const done = (id: string) =>
    held({ id, number: `W${id}`, state: 'SUCCESS', reviewState: 'SUCCESS', flags: [] });
  const server = answering({
    Dashboard: [dashboard],
    Withdrawals: [{ withdrawals: { items: rows, info: { endCursor: null, hasNext: false } } }],
    WithdrawalTake: ['5', '6'].map((id) => ({
      withdrawalTake: { withdrawal: held({ id, flags: [] }), userErrors: [] },
    })),
    WithdrawalApprove: ['5', '6'].map((id) => ({
      withdrawalApprove: { withdrawal: done(id), userErrors: [] },
    })),
  });
  const List = withdrawals.resource.list;
  renderConsole(<List />, '/withdrawals');
  fireEvent.click(await screen.findByRole('checkbox', { name: /Choose all/ }));
  press('a');
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve several requests' }));
  expect(dialog.getByRole('button', { name: /None of them/ }).hasAttribute('disabled')).toBe(true);
  const reference = (id: string, text: string) =>
    type(dialog.findByLabelText(`Payout reference of W${id}`), text);
  await reference('5', 'OUT-1');
  await reference('6', 'out-1');
  expect(dialog.getAllByRole('alert')).toHaveLength(2);
  expect(dialog.getByRole('button', { name: /None of them/ })).toBeTruthy();
  await reference('6', 'OUT-2');
  fireEvent.click(dialog.getByRole('button', { name: 'Approve 2 · 1,000.00\u00a0USD' }));
  expect(await screen.findByText('2 approved, 0 not.')).toBeTruthy();
  const sent = server.sent.filter(({ name }) => name === 'WithdrawalApprove');
  expect(sent.map(({ variables }) => variables.input)).toMatchObject([
    { id: '5', reference: 'OUT-1' },
    { id: '6', reference: 'OUT-2' },
  ]);
});
