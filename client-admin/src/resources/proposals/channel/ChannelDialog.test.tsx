import { fireEvent, screen, within } from '@testing-library/react';
import { answering } from '../../../testing/answering';
import { renderConsole } from '../../../testing/console';
import { uploadCalls } from '../../../testing/uploadCall';
import { ProposalList } from '../ProposalList';

const channel = {
  ...{ id: '2', kind: 'BANK', min: '10.00', max: '9000.00', sort: 3, open: true },
  titles: [{ language: 'en', text: 'Bank transfer' }],
  notes: [],
  details: [{ label: 'ACCOUNT', value: 'DE89 3704' }],
  qr: null,
};

it('O7: a channel is proposed whole, with what was changed and the reason, once', async () => {
  const { sent } = answering({
    Proposals: [{ proposals: { items: [], info: { endCursor: null, hasNext: false } } }],
    ProposableChannels: [{ adminRechargeChannels: [channel] }],
    RechargeChannelPropose: [
      { rechargeChannelPropose: { proposal: { id: '9', state: 'OPEN' }, userErrors: [] } },
    ],
  });
  renderConsole(<ProposalList />, '/proposals');
  fireEvent.click(await screen.findByRole('button', { name: 'Propose a payment channel' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.mouseDown(dialog.getByRole('combobox'));
  fireEvent.click(await screen.findByRole('option', { name: 'Bank transfer' }));
  const account = await dialog.findByLabelText('Account number');
  fireEvent.change(account, { target: { value: 'DE12 0000' } });
  const propose = dialog.getByRole('button', { name: 'Propose' });
  fireEvent.click(propose);
  expect(sent.map(({ name }) => name)).not.toContain('RechargeChannelPropose');
  fireEvent.change(dialog.getByLabelText(/Why/), { target: { value: 'Another bank' } });
  fireEvent.click(propose);
  fireEvent.click(propose);
  await screen.findByText('Proposed. Another administrator has to confirm it.');
  const proposed = sent.filter(({ name }) => name === 'RechargeChannelPropose');
  expect(proposed.map(({ variables }) => variables.input)).toEqual([
    expect.objectContaining({
      ...channel,
      details: [{ label: 'ACCOUNT', value: 'DE12 0000' }],
      reason: 'Another bank',
    }),
  ]);
});

it('O7: a picture of its code is sent at once, seen, and proposed by its hash', async () => {
  const calls = uploadCalls();
  const { sent } = answering({
    Proposals: [{ proposals: { items: [], info: { endCursor: null, hasNext: false } } }],
    ProposableChannels: [{ adminRechargeChannels: [channel] }],
    RechargeChannelPropose: [
      { rechargeChannelPropose: { proposal: { id: '9', state: 'OPEN' }, userErrors: [] } },
    ],
  });
  renderConsole(<ProposalList />, '/proposals');
  fireEvent.click(await screen.findByRole('button', { name: 'Propose a payment channel' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.mouseDown(dialog.getByRole('combobox'));
  fireEvent.click(await screen.findByRole('option', { name: 'Bank transfer' }));
  const choose = async () => {
    const file = new File(['x'], 'code.png', { type: 'image/png' });
    fireEvent.change(await dialog.findByLabelText('Choose a picture'), {
      target: { files: [file] },
    });
    await dialog.findByRole('button', { name: 'Sending the picture…' });
  };
  await choose();
  await calls[0]?.answer({
    errors: [{ code: 'FILE_INVALID', message: 'No picture', figures: [] }],
  });
  await dialog.findByText('No picture');
  await choose();
  await calls[1]?.answer({ hash: 'ab12' });
  expect((await dialog.findByRole('img', { name: 'QR code' })).getAttribute('src')).toBe(
    '/admin/pictures/ab12',
  );
  expect(calls.map(({ path }) => path)).toEqual(['/admin/pictures', '/admin/pictures']);
  fireEvent.change(dialog.getByLabelText(/Why/), { target: { value: 'Another code' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  await screen.findByText('Proposed. Another administrator has to confirm it.');
  const proposed = sent.find(({ name }) => name === 'RechargeChannelPropose');
  expect(proposed?.variables.input).toEqual(expect.objectContaining({ qr: 'ab12' }));
});
