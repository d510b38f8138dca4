import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  prepareQueue,
  press,
  queue,
  reference,
  refusal,
  times,
  totalDialog,
  type,
} from '../../testing/queue';
import { halfApproved, held, waiting } from '../../testing/recharges';

const lena = { id: '3', name: 'Lena' };
const ada = { id: '1', name: 'Ada' };
const at = '2026-11-20T13:00:00.000Z';
const finding = (amount: string, bankReference: string) => ({
  amount: { amount, asset: 'USD' as const },
  bankReference,
});

prepareQueue();

describe('O2: the form of the second person', () => {
  it('names nobody’s finding but their own, and takes another amount without a reason', async () => {
    const done = waiting({ state: 'SUCCESS' });
    const server = queue(
      { RechargeApprove: [{ rechargeApprove: { recharge: done, userErrors: [] } }] },
      held(halfApproved(lena)),
    );
    expect(await screen.findByText(/What it found is shown once you have said/)).toBeTruthy();
    await screen.findByRole('button', { name: 'Approve' });
    press('a');
    expect(await screen.findByRole('button', { name: 'Approve 90.50' })).toBeTruthy();
    await type(reference(), 'BANK-2');
    fireEvent.click(screen.getByRole('checkbox', { name: 'A different amount arrived' }));
    await type(screen.findByLabelText(/Amount that arrived/), '89.00');
    expect(screen.queryByLabelText(/Reason for the correction/)).toBeNull();
    press('Enter', { ctrlKey: true });
    const dialog = within(await totalDialog());
    expect(dialog.getByText('89.00 USD')).toBeTruthy();
    expect(dialog.queryByText(/Lena/)).toBeNull();
    press('Enter', { ctrlKey: true });
    await waitFor(() => {
      expect(times(server, 'RechargeApprove')).toBe(1);
    });
    const { variables } = server.sent.find(({ name }) => name === 'RechargeApprove') ?? {};
    expect(variables).toMatchObject({
      input: { bankReference: 'BANK-2', creditedAmount: '89.00', reason: '' },
    });
  });

  it('closes when the findings differ, and both stand side by side', async () => {
    const back = waiting({
      version: 5,
      history: [
        { kind: 'FIRST_APPROVED', at, by: lena, note: null, finding: finding('88.00', 'LENA-1') },
        { kind: 'CONTRADICTED', at, by: ada, note: null, finding: finding('90.50', 'ADA-1') },
      ],
    });
    const second = held(halfApproved(lena));
    queue(
      {
        Recharge: [{ recharge: second }, { recharge: back }],
        RechargeApprove: [
          { rechargeApprove: { recharge: null, userErrors: [refusal('FINDINGS_DIFFER')] } },
        ],
      },
      second,
    );
    await screen.findByRole('button', { name: 'Approve' });
    press('a');
    await type(reference(), 'ADA-1');
    press('Enter', { ctrlKey: true });
    await totalDialog();
    press('Enter', { ctrlKey: true });
    expect(await screen.findByText('LENA-1')).toBeTruthy();
    expect(screen.getByText('ADA-1')).toBeTruthy();
    expect(screen.getByText('88.00 USD')).toBeTruthy();
    expect(screen.getByText('Refused: FINDINGS_DIFFER')).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Approve recharge' })).toBeNull();
  });
});
