import { fireEvent, screen } from '@testing-library/react';
import {
  prepareQueue,
  press,
  queue,
  reference,
  refusal,
  times,
  type,
} from '../../../testing/queue';
import { decided, held } from '../../../testing/recharges';
import type { LineCandidate } from '../checks/rechargeReads';

prepareQueue();

const candidate = (
  id: string,
  amount: string,
  own: Partial<LineCandidate> = {},
): LineCandidate => ({
  amountSame: amount === '90.50',
  referenceFound: false,
  payerLikeness: 0,
  daysApart: 0,
  line: {
    id,
    amount,
    bookedOn: '2026-11-20',
    currency: 'USD',
    payerName: '=HYPERLINK("http://x")',
    remittance: '<b>for A7E9</b>',
    reference: `BANK-${id}`,
  },
  ...own,
});

const approving = async (...lineCandidates: LineCandidate[]) => {
  const server = queue(
    {
      LineCandidates: [{ lineCandidates }],
      RechargeApprove: [{ rechargeApprove: { recharge: decided(), userErrors: [] } }],
    },
    held(),
  );
  await screen.findByRole('button', { name: 'Approve' });
  press('a');
  await reference();
  return server;
};

const approval = (server: Awaited<ReturnType<typeof approving>>) =>
  server.sent.find(({ name }) => name === 'RechargeApprove')?.variables.input;

describe('the lines of the bank in an approval', () => {
  it('are chosen by an arrow and sent by Ctrl+Enter: nothing is typed', async () => {
    const server = await approving(candidate('5', '90.50'), candidate('6', '90.50'));
    await screen.findAllByRole('radio');
    press('ArrowDown');
    expect((await reference()).getAttribute('value')).toBe('BANK-5');
    expect(screen.getAllByRole('radio').map((one) => one.getAttribute('aria-checked'))).toEqual([
      'true',
      'false',
    ]);
    press('Enter', { ctrlKey: true });
    await screen.findByText(/Approved/);
    expect(approval(server)).toMatchObject({
      bankLineId: '5',
      bankReference: 'BANK-5',
      creditedAmount: null,
    });
  });

  it('bring their own amount, which asks for a reason', async () => {
    const server = await approving(candidate('5', '88.00'));
    fireEvent.click(await screen.findByRole('radio'));
    expect(screen.getByRole('button', { name: /Propose 88\.00/ })).toBeTruthy();
    press('Enter', { ctrlKey: true });
    expect(times(server, 'RechargeApprove')).toBe(0);
  });

  it('are let go of when a reference is typed instead', async () => {
    const server = await approving(candidate('5', '90.50'));
    fireEvent.click(await screen.findByRole('radio'));
    await type(reference(), 'TYPED-1');
    expect(screen.getByRole('radio').getAttribute('aria-checked')).toBe('false');
    press('Enter', { ctrlKey: true });
    await screen.findByText(/Approved/);
    expect(approval(server)).toMatchObject({ bankLineId: null, bankReference: 'TYPED-1' });
  });

  it('say what fits in words, and show what payers wrote as plain text', async () => {
    const fits = { referenceFound: true, payerLikeness: 80 };
    await approving(candidate('5', '90.50', fits));
    const line = await screen.findByRole('radio');
    expect(line.textContent).toContain('Names this requestSame amountSame payer');
    expect(line.textContent).toContain('=HYPERLINK("http://x")');
    expect(line.querySelector('b + b, i, a')).toBeNull();
    expect(line.textContent).toContain('<b>for A7E9</b>');
  });

  it('say when one serves another request by now', async () => {
    queue(
      {
        LineCandidates: [{ lineCandidates: [candidate('5', '90.50')] }],
        RechargeApprove: [
          { rechargeApprove: { recharge: null, userErrors: [refusal('BANK_LINE_USED')] } },
        ],
      },
      held(),
    );
    await screen.findByRole('button', { name: 'Approve' });
    press('a');
    fireEvent.click(await screen.findByRole('radio'));
    press('Enter', { ctrlKey: true });
    expect(await screen.findByText('Refused: BANK_LINE_USED')).toBeTruthy();
  });
});
