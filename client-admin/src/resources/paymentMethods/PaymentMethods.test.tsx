import { act, fireEvent, screen, within } from '@testing-library/react';
import { ListBase } from 'react-admin';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { PaymentMethodTable } from './PaymentMethodTable';

const card = {
  ...{ id: '3', kind: 'BANK_CARD', masked: '622***890', holderMasked: 'Ann***ple' },
  ...{ bank: 'Northgate Bank', branch: null, currency: 'USD', network: null, isDefault: true },
  ...{ createdAt: '2026-11-20T14:06:09.000Z', usableSince: '2026-11-20T14:06:09.000Z' },
};
const details = {
  ...{ account: '6222021234567890', holder: 'Anna Example', bank: 'Northgate Bank', branch: null },
};

function open(answers: Parameters<typeof answering>[0]) {
  const served = answering({
    PaymentMethodsOfUser: [{ paymentMethodsOfUser: [card] }],
    ...answers,
  });
  renderConsole(
    <ListBase resource="paymentMethods" filter={{ userId: '42' }} disableSyncWithLocation>
      <PaymentMethodTable />
    </ListBase>,
    '/users/42/show',
  );
  return served;
}

const ask = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Show 622***890 in full' }));
  return within(await screen.findByRole('dialog'));
};

it('S3: a number shows with stars; in full with a reason alone', async () => {
  const { sent } = open({
    PaymentMethodOpen: [{ paymentMethodOpen: { details, userErrors: [] } }],
  });
  const dialog = await ask();
  expect(screen.queryByText('6222021234567890')).toBeNull();
  const show = dialog.getByRole('button', { name: 'Show' });
  fireEvent.click(show);
  expect(sent.filter(({ name }) => name === 'PaymentMethodOpen')).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/Why you need it/), { target: { value: 'Paying out.' } });
  fireEvent.click(show);
  expect(await screen.findByText('6222021234567890')).toBeTruthy();
  expect(screen.getByText('Anna Example')).toBeTruthy();
  expect(sent.find(({ name }) => name === 'PaymentMethodOpen')?.variables).toEqual({
    input: { id: '3', reason: 'Paying out.' },
  });
});

it('what the server refuses is said in the dialog', async () => {
  const refused = { code: 'OWN_REQUEST', message: 'This is your own account', field: null };
  open({ PaymentMethodOpen: [{ paymentMethodOpen: { details: null, userErrors: [refused] } }] });
  const dialog = await ask();
  fireEvent.change(dialog.getByLabelText(/Why you need it/), { target: { value: 'Looking.' } });
  await act(async () => {
    fireEvent.click(dialog.getByRole('button', { name: 'Show' }));
    await Promise.resolve();
  });
  expect(await dialog.findByText('This is your own account')).toBeTruthy();
});
