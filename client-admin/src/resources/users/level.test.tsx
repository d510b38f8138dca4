import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { LevelDialog } from './LevelDialog';
import type { User } from './user';

const user = { id: '1001', accountMasked: 'mia***arn', memberLevel: 'STANDARD' } as User;

it('a level is sent with its reason, and not without', async () => {
  const server = answering({
    UserSetLevel: [{ userSetLevel: { user: { ...user, memberLevel: 'VIP2' }, userErrors: [] } }],
  });
  const closed = jest.fn();
  renderConsole(<LevelDialog user={user} onClose={closed} />);
  const send = await screen.findByRole('button', { name: 'Change level' });
  fireEvent.click(send);
  expect(server.sent).toEqual([]);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Level' }));
  fireEvent.click(await screen.findByRole('option', { name: 'VIP 2' }));
  fireEvent.change(screen.getByLabelText(/Reason, for the record/), {
    target: { value: 'Ten years with us.' },
  });
  fireEvent.click(send);
  await waitFor(() => {
    expect(closed).toHaveBeenCalled();
  });
  expect(server.sent.find(({ name }) => name === 'UserSetLevel')?.variables).toEqual({
    input: { id: '1001', level: 'VIP2', reason: 'Ten years with us.' },
  });
});
