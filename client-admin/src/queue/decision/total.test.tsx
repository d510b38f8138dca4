import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Recharge } from '../../resources/recharges/recharge';
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

const paid = (recharge: Recharge) => ({ rechargeApprove: { recharge, userErrors: [] } });
const refusedApproval = (code: string) => ({
  rechargeApprove: { recharge: null, userErrors: [refusal(code)] },
});

prepareQueue();

describe('an approval', () => {
  it('O2: that two people make is sent by a dialog that repeats the total, whose Escape goes back', async () => {
    const first = waiting(halfApproved({ id: '1', name: 'Ada' }));
    const server = queue(
      { RechargeApprove: [paid(first)] },
      held({ secondApprovalNeeded: true, amount: { amount: '20000.00', asset: 'USD' } }),
    );
    await screen.findByRole('button', { name: 'Approve' });
    press('a');
    const field = await reference();
    await type(reference(), 'BANK-1');
    field.focus();
    press('Enter', { ctrlKey: true });
    const dialog = await totalDialog();
    const facts = within(dialog).getAllByRole('definition');
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      '20,000.00\u00a0USD',
      'mia***arn',
      'Bank transfer',
    ]);
    expect(dialog.contains(document.activeElement)).toBe(true);
    // No key of the page is heard here, nor what is still held down.
    press('x');
    press('Enter', { ctrlKey: true, repeat: true });
    press('Escape');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(document.activeElement).toBe(field);
    expect([times(server, 'RechargeApprove'), times(server, 'RechargeRelease')]).toEqual([0, 0]);
    press('Enter', { ctrlKey: true });
    const again = within(await totalDialog());
    fireEvent.click(again.getByRole('button', { name: 'Propose 20,000.00' }));
    await waitFor(() => {
      expect(times(server, 'RechargeApprove')).toBe(1);
    });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('O2: that the server refused in the dialog stands in its form again, with its words', async () => {
    queue(
      { RechargeApprove: [refusedApproval('REFERENCE_USED')] },
      held({ secondApprovalNeeded: true }),
    );
    await screen.findByRole('button', { name: 'Approve' });
    press('a');
    await type(reference(), 'BANK-1');
    press('Enter', { ctrlKey: true });
    await totalDialog();
    press('Enter', { ctrlKey: true });
    expect(await screen.findByText('Refused: REFERENCE_USED')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(((await reference()) as HTMLInputElement).value).toBe('BANK-1');
  });
});
