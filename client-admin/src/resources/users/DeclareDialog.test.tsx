import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { aMember } from '../../testing/staffMembers';
import { DeclareDialog } from './DeclareDialog';
import type { User } from './user';

const user = { id: '1001', accountMasked: 'mia***arn' } as User;

// Whoever looks is number 1.
const staffMembers = [
  aMember('1', 'Ada', 'ADMIN'),
  aMember('4', 'Lena', 'SUPPORT'),
  aMember('5', 'Jun', 'LEFT'),
  { ...aMember('6', 'Desk', 'SUPPORT'), practiceDesk: true },
];

async function open(answers: Readonly<Record<string, readonly object[]>>) {
  const served = answering({ StaffMembers: [{ staffMembers }], ...answers });
  const closed = jest.fn();
  renderConsole(<DeclareDialog user={user} onClose={closed} />);
  const title = await screen.findByRole('dialog', { name: 'Whose account is mia***arn?' });
  return { ...served, closed, dialog: within(title) };
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog'];

async function owners(dialog: Dialog) {
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Whose account it is' }));
  // The others are read meanwhile.
  await waitFor(() => {
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
}

it('O1: an account of one’s own is declared without a reason', async () => {
  const done = { ownAccountDeclare: { declared: true, userErrors: [] } };
  const { dialog, sent, closed } = await open({ OwnAccountDeclare: [done] });
  fireEvent.click(dialog.getByRole('button', { name: 'It is mine' }));
  await waitFor(() => {
    expect(closed).toHaveBeenCalled();
  });
  expect(sent.find(({ name }) => name === 'OwnAccountDeclare')?.variables).toEqual({
    input: { userId: '1001' },
  });
});

it('O1: that of somebody who is on the staff is declared with a reason, and not without', async () => {
  const done = { staffAccountDeclare: { declared: true, userErrors: [] } };
  const { dialog, sent, names, closed } = await open({ StaffAccountDeclare: [done] });
  expect(await owners(dialog)).toEqual(['Mine', 'Lena · Customer service']);
  fireEvent.click(screen.getByRole('option', { name: /Lena/ }));
  const send = await dialog.findByRole('button', { name: 'It is theirs' });
  fireEvent.click(send);
  expect(dialog.getByText(/fill in/i)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/How it is known/), { target: { value: 'She said so' } });
  fireEvent.click(send);
  fireEvent.click(send);
  await waitFor(() => {
    expect(closed).toHaveBeenCalled();
  });
  expect(sent.filter(({ name }) => name === 'StaffAccountDeclare')).toEqual([
    {
      name: 'StaffAccountDeclare',
      variables: { input: { staffId: '4', userId: '1001', reason: 'She said so' } },
    },
  ]);
  expect(names()).not.toContain('OwnAccountDeclare');
});

it('O1: what the server says against it stands in the dialog', async () => {
  const error = { code: 'STAFF_NOT_FOUND', message: 'Nobody on the staff', field: ['staffId'] };
  const refused = { staffAccountDeclare: { declared: null, userErrors: [error] } };
  const { dialog, closed } = await open({ StaffAccountDeclare: [refused] });
  await owners(dialog);
  fireEvent.click(screen.getByRole('option', { name: /Lena/ }));
  fireEvent.change(await dialog.findByLabelText(/How it is known/), { target: { value: 'Seen' } });
  fireEvent.click(dialog.getByRole('button', { name: 'It is theirs' }));
  expect(await dialog.findByText('Nobody on the staff')).toBeTruthy();
  expect(closed).not.toHaveBeenCalled();
});
