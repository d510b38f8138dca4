import { act, fireEvent, screen } from '@testing-library/react';
import { noteReachable } from '../lib/connection';
import { renderConsole } from '../testing/console';
import { ActDialog } from './ActDialog';

afterEach(() => {
  act(() => {
    noteReachable(true);
  });
});

it('an act waits while the server is away, with what was typed, and is sent when it is back', async () => {
  const onConfirm = jest.fn();
  const words = { title: 'Lock', confirm: 'Lock account', busy: false };
  renderConsole(
    <ActDialog {...words} onConfirm={onConfirm} onClose={() => undefined}>
      <input aria-label="Reason" defaultValue="" />
    </ActDialog>,
  );
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Lock account' });
  const reason = screen.getByLabelText<HTMLInputElement>('Reason');
  fireEvent.change(reason, { target: { value: 'Two people.' } });
  const submit = () => fireEvent.submit(reason.closest('form') ?? reason);
  act(() => {
    noteReachable(false);
  });
  expect(button.disabled).toBe(true);
  submit();
  expect(onConfirm).not.toHaveBeenCalled();
  act(() => {
    noteReachable(true);
  });
  expect([button.disabled, reason.value]).toEqual([false, 'Two people.']);
  submit();
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
