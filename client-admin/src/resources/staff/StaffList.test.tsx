import { fireEvent, screen, within } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { aMember } from '../../testing/staffMembers';
import { StaffList } from './StaffList';

const member = (id: string, name: string, secondFactorOn: boolean, refusedTexts = 0) => ({
  ...aMember(id, name, 'ADMIN'),
  ...{ secondFactorOn, refusedTexts, createdAt: '2026-11-01T08:00:00.000Z' },
});
// Whoever looks is number 1.
const staffMembers = [
  member('1', 'Ada', true),
  member('4', 'Jun', true),
  member('5', 'Lena', false, 3),
];
const invited = {
  ...{ id: '7', email: 'noor@staff.tarn', name: 'Noor', role: 'SUPPORT' },
  ...{ sentAt: null, expiresAt: '2026-11-08T08:00:00.000Z' },
};

function open(more: Record<string, object[]>) {
  const served = answering({
    StaffList: [{ staffMembers }, { staffMembers }],
    StaffInvitations: [{ staffInvitations: [invited] }],
    ...more,
  });
  renderConsole(<StaffList />, '/staff');
  return served;
}

it('O6: a second factor is taken from others alone, with a reason', async () => {
  const reset = { staffFactorReset: { reset: true, userErrors: [] } };
  const { sent } = open({ StaffFactorReset: [reset] });
  const buttons = await screen.findAllByRole('button', { name: 'Take away' });
  expect(buttons).toHaveLength(1);
  fireEvent.click(buttons[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: /Jun/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Take away' }));
  expect(sent.map(({ name }) => name)).not.toContain('StaffFactorReset');
  fireEvent.change(dialog.getByLabelText(/Why/), { target: { value: 'Lost phone' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Take away' }));
  await screen.findByText('Taken away. Their sessions have ended.');
  expect(sent.find(({ name }) => name === 'StaffFactorReset')?.variables.input).toEqual({
    staffId: '4',
    reason: 'Lost phone',
  });
});

it('O2: somebody is proposed with address, name, role and reason, and not without', async () => {
  const proposal = { id: '9', state: 'OPEN' };
  const { sent } = open({
    StaffInvitationPropose: [{ staffInvitationPropose: { proposal, userErrors: [] } }],
  });
  expect(await screen.findByText('noor@staff.tarn')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Invite somebody' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^E-mail/), { target: { value: 'mika@staff.tarn' } });
  fireEvent.change(dialog.getByLabelText(/Why/), { target: { value: 'More hands' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(dialog.getByText(/fill in/i)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: 'Mika' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  await screen.findByText('Proposed. Another administrator has to confirm it.');
  const asked = sent.filter(({ name }) => name === 'StaffInvitationPropose');
  expect(asked.map(({ variables }) => variables.input)).toEqual([
    expect.objectContaining({
      ...{ email: 'mika@staff.tarn', name: 'Mika', role: 'SUPPORT', reason: 'More hands' },
    }),
  ]);
});

it('S1: says how many texts of each were refused, as they asked for secrets', async () => {
  open({});
  const refused = async (name: RegExp) => {
    const row = await screen.findByRole('row', { name });
    return row.querySelector('[data-label="Refused texts, 30 days"]')?.textContent;
  };
  expect(await refused(/Lena/)).toBe('3');
  expect(await refused(/Jun/)).toBe('–');
});
