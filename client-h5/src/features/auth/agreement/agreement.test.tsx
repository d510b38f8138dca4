import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { signIn, signOut } from '../../../lib/session/session';
import { useAgreementDue } from '../../../lib/session/useAgreementDue';
import { answering, refusal } from '../../../testing/answering';
import { AgreementAsk } from './AgreementAsk';
import { AgreementScreen } from './AgreementScreen';

const since = '2026-11-20T12:00:00.000Z';
const agreement = { version: '2026-12', since };
const newer = { version: '2027-01', since };
const nothing = () => undefined;
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
  const ask = <AgreementAsk agreement={agreement} onAccepted={accepted} onRefused={nothing} />;
  const sent = shown(ask, '/', { AgreementAccept: [{ agreementAccept: answer }] });
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

/** As the app asks: what is due, until it is accepted. */
function Visit() {
  const { due, accepted, askAgain } = useAgreementDue();
  return due && <AgreementAsk agreement={due} onAccepted={accepted} onRefused={askAgain} />;
}

describe('a newer agreement comes into force while one is asked for', () => {
  const due = (asked: object) => ({ me: { id: '7', agreementAccepted: false }, agreement: asked });
  const answers = [
    { user: null, userErrors: [refusal('PARAM_INVALID', 'version is not valid', 'version')] },
    { user: { id: '7', agreementAccepted: true }, userErrors: [] },
  ];

  beforeEach(() => {
    signIn('token-of-mia');
  });
  afterEach(() => {
    cleanup();
    signOut({ farewell: true });
  });

  it('H3: it is asked for at once, without a tick, and its own text is there to read', async () => {
    const sent = shown(<Visit />, '/', {
      AgreementDue: [due(agreement), due(newer)],
      AgreementAccept: answers.map((agreementAccept) => ({ agreementAccept })),
    });
    const agree = async (): Promise<void> => {
      fireEvent.click(await screen.findByRole('checkbox'));
      fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    };
    await agree();
    await screen.findByText(/2027-01/);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    expect(screen.getByRole('link', { name: 'Read the agreement' }).getAttribute('href')).toBe(
      '/pages/login/agreement?version=2027-01',
    );
    await agree();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    const accepted = sent.filter(({ name }) => name === 'AgreementAccept');
    expect(accepted.map(({ variables }) => variables)).toEqual([
      { version: '2026-12' },
      { version: '2027-01' },
    ]);
  });
});

it.each(['/pages/user/cash', '/pages/user/user', '/pages/customer/customer', '/pages/trade/trade'])(
  'it is not asked at %s',
  (address) => {
    shown(<AgreementAsk agreement={agreement} onAccepted={nothing} onRefused={nothing} />, address);
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
