import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { answering } from '../../../testing/answering';
import { AgreementAsk } from './AgreementAsk';
import { AgreementScreen } from './AgreementScreen';

const since = '2026-11-20T12:00:00.000Z';
const agreement = { version: '2026-12', since };
const text = (version: string) => ({
  agreement: {
    ...{ version, title: 'User agreement', since },
    body: '<h2>What Tarn is</h2><p>Words.</p><h2>Risk &amp; loss</h2><p>More.</p><script>x</script>',
  },
  agreementVersions: [agreement, { version: '2026-11', since }],
});

/** Draws it at an address of the app. */
function shown(node: ReactNode, address: string, answers: Parameters<typeof answering>[0] = {}) {
  const { client, sent } = answering(answers);
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[address]}>{node}</MemoryRouter>
    </ApolloProvider>,
  );
  return sent;
}

it('H7: a new agreement comes without a tick, is accepted by its version, and stands before no money', async () => {
  const accepted = jest.fn();
  const answer = { user: { id: '7', agreementAccepted: true }, userErrors: [] };
  const sent = shown(<AgreementAsk agreement={agreement} onAccepted={accepted} />, '/', {
    AgreementAccept: [{ agreementAccept: answer }],
  });
  const accept = await screen.findByRole<HTMLButtonElement>('button', { name: 'Accept' });
  expect([accept.disabled, screen.getByRole<HTMLInputElement>('checkbox').checked]).toEqual([
    true,
    false,
  ]);
  expect(screen.getByRole('link', { name: 'Withdraw my money' }).getAttribute('href')).toBe(
    '/pages/user/cash',
  );
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(accept);
  await waitFor(() => {
    expect(accepted).toHaveBeenCalled();
  });
  expect(sent.map(({ variables }) => variables)).toEqual([{ version: '2026-12' }]);
});

it.each(['/pages/user/cash', '/pages/user/user', '/pages/customer/customer', '/pages/trade/trade'])(
  'it is not asked at %s',
  (address) => {
    shown(<AgreementAsk agreement={agreement} onAccepted={() => undefined} />, address);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it('the agreement says its version, lists its parts, and an earlier one is there to choose', async () => {
  const sent = shown(<AgreementScreen />, '/pages/login/agreement', {
    Agreement: [text('2026-12'), text('2026-11')],
  });
  expect(await screen.findByText(/^Version 2026-12, in force since/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Risk & loss' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
  expect(document.body.innerHTML).not.toContain('script');
  fireEvent.change(screen.getByLabelText('Version'), { target: { value: '2026-11' } });
  expect(await screen.findByText(/This is an earlier version/)).toBeTruthy();
  const asked = sent.filter(({ name }) => name === 'Agreement');
  expect(asked.map(({ variables }) => variables)).toEqual([
    { version: null },
    { version: '2026-11' },
  ]);
});
