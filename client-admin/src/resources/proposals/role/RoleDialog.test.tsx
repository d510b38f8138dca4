import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answering } from '../../../testing/answering';
import { renderConsole } from '../../../testing/console';
import { aMember } from '../../../testing/staffMembers';
import { ProposalList } from '../ProposalList';

const staffMembers = [
  aMember('1', 'Ada', 'ADMIN'),
  aMember('4', 'Lena', 'SUPPORT'),
  aMember('5', 'Jun', 'ADMIN'),
  { ...aMember('6', 'Desk', 'SUPPORT'), practiceDesk: true },
];

async function open(answer: object) {
  const served = answering({
    Proposals: [{ proposals: { items: [], info: { endCursor: null, hasNext: false } } }],
    StaffMembers: [{ staffMembers }],
    StaffRolePropose: [{ staffRolePropose: answer }],
  });
  renderConsole(<ProposalList />, '/proposals');
  fireEvent.click(await screen.findByRole('button', { name: 'Propose a role' }));
  return { ...served, dialog: within(await screen.findByRole('dialog')) };
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
const options = async (dialog: Dialog, label = /Whose role/) => {
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: label }));
  return screen.findAllByRole('option');
};
const named = (found: readonly HTMLElement[]) => found.map(({ textContent }) => textContent);
const propose = (dialog: Dialog) => {
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
};

it('O6: offers everybody but oneself and the desk, each with the other roles and that they leave', async () => {
  const { dialog } = await open({ proposal: null, userErrors: [] });
  await waitFor(async () => {
    expect(named(await options(dialog))).toEqual([
      'Lena · Customer service',
      'Jun · Administrator',
    ]);
  });
  fireEvent.click(screen.getByRole('option', { name: /Jun/ }));
  await waitFor(async () => {
    expect(named(await options(dialog, /From now on/))).toEqual([
      'Customer service',
      'Left the staff',
    ]);
  });
});

it('O6: is sent once, with its reason, and not without', async () => {
  const { dialog, sent } = await open({ proposal: { id: '9', state: 'OPEN' }, userErrors: [] });
  propose(dialog);
  expect(sent.map(({ name }) => name)).not.toContain('StaffRolePropose');
  await waitFor(async () => expect(await options(dialog)).toHaveLength(2));
  fireEvent.click(screen.getByRole('option', { name: /Lena/ }));
  await waitFor(async () => expect(await options(dialog, /From now on/)).toHaveLength(2));
  fireEvent.click(screen.getByRole('option', { name: 'Administrator' }));
  fireEvent.change(dialog.getByLabelText(/Why/), { target: { value: 'Leads the desk' } });
  propose(dialog);
  propose(dialog);
  await screen.findByText('Proposed. Another administrator has to confirm it.');
  const proposed = sent.filter(({ name }) => name === 'StaffRolePropose');
  expect(proposed.map(({ variables }) => variables.input)).toEqual([
    expect.objectContaining({ staffId: '4', role: 'ADMIN', reason: 'Leads the desk' }),
  ]);
});
