import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AgreementDueDocument } from '../../../lib/session/agreementDue.generated';
import { answering } from '../../../testing/answering';
import { Sheet } from '../../../ui/sheet/Sheet';
import { PopUp } from './PopUp';

const article = { id: '7', title: 'Before you begin', body: '<p>Look around first.</p>' };

/** On the Home of somebody whose agreement was accepted, is to be accepted, or is not known yet. */
function opened(accepted: boolean | null, seen = false) {
  const { client, wrapper, sent } = answering({
    PopUpSeen: [{ popUpSeen: { popUpsSeen: ['7'], userErrors: [] } }],
  });
  const know = (agreementAccepted: boolean) => {
    client.writeQuery({
      query: AgreementDueDocument,
      data: {
        me: { id: '1', agreementAccepted },
        agreement: { version: '2026-11', since: '2026-11-01T00:00:00.000Z' },
      },
    });
  };
  if (accepted !== null) know(accepted);
  const page = render(<PopUp article={article as never} userId="1" seen={seen} />, { wrapper });
  return { ...page, know, told: () => sent.filter(({ name }) => name === 'PopUpSeen') };
}

const title = () => screen.queryByText(article.title);

beforeEach(() => {
  localStorage.clear();
});

it('stands once, until it is closed', async () => {
  const { unmount, told } = opened(true);
  await screen.findByText(article.title);
  expect(told()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(told().map(({ variables }) => variables)).toEqual([{ input: { id: '7' } }]);
  });
  unmount();
  opened(true);
  expect(title()).toBeNull();
});

it('A2: what was closed on another device stands no more, and is not told again', async () => {
  const { told } = opened(true, true);
  render(
    <Sheet open title="Another" onClose={() => undefined}>
      <p />
    </Sheet>,
  );
  await screen.findByText('Another');
  expect(title()).toBeNull();
  expect(told()).toEqual([]);
});

it('what this device knows and the server does not is told', async () => {
  localStorage.setItem('tarn.popups', '1:7');
  const { told } = opened(true);
  await waitFor(() => {
    expect(told()).toHaveLength(1);
  });
  expect(title()).toBeNull();
});

it.each([null, false])(
  'waits while a new agreement is due or nobody knows: %s',
  async (accepted) => {
    const { know } = opened(accepted);
    // Whatever comes late of a sheet has come with this one.
    render(
      <Sheet open title="Another" onClose={() => undefined}>
        <p />
      </Sheet>,
    );
    await screen.findByText('Another');
    expect(title()).toBeNull();
    know(true);
    expect(await screen.findByText(article.title)).toBeTruthy();
  },
);
