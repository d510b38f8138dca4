import { screen, waitFor } from '@testing-library/react';
import { held, waiting } from '../testing/recharges';
import { prepareQueue, press, queue } from '../testing/queue';
import { rechargeQueue } from '../resources/recharges/rechargeQueue';

prepareQueue();

/** What a row of the table shows of its own, and how often it was asked for. */
const drawn = () => {
  const [column] = rechargeQueue.columns;
  if (!column) throw new Error('the queue has no columns');
  return jest.spyOn(column, 'show');
};

describe('the table of a queue', () => {
  it('draws its rows once, however often another is ticked, stood on or opened', async () => {
    const show = drawn();
    queue({ Recharge: [{ recharge: waiting() }] });
    const row = await screen.findByRole('link', { name: /A7E9H5DA7CCDBF45/ });
    const once = show.mock.calls.length;
    expect(once).toBeGreaterThanOrEqual(2);
    press('j');
    await waitFor(() => {
      expect(row.getAttribute('aria-current')).toBe('true');
    });
    press('s');
    await waitFor(() => {
      expect(screen.getByRole('checkbox', { name: /A7E9H5DA7CCDBF45/ })).toHaveProperty(
        'checked',
        true,
      );
    });
    press('o');
    await screen.findByRole('region', { name: 'Recharge request' });
    expect(show.mock.calls.length - once).toBe(0);
    show.mockRestore();
  });

  it('draws a row anew that was taken, and not the others', async () => {
    const show = drawn();
    queue({ RechargeTake: [{ rechargeTake: { recharge: held(), userErrors: [] } }] }, waiting());
    await screen.findByRole('button', { name: 'Take' });
    await screen.findByRole('link', { name: /B8/ });
    show.mockClear();
    press('c');
    await screen.findByRole('button', { name: 'Approve' });
    await waitFor(() => {
      expect(show).toHaveBeenCalled();
    });
    expect([...new Set(show.mock.calls.map(([{ id }]) => id))]).toEqual(['7']);
    show.mockRestore();
  });
});
