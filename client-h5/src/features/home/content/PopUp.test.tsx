import { fireEvent, render, screen } from '@testing-library/react';
import { AgreementDueDocument } from '../../../lib/session/agreementDue.generated';
import { answering } from '../../../testing/answering';
import { Sheet } from '../../../ui/sheet/Sheet';
import { PopUp } from './PopUp';

const article = { id: '7', title: 'Before you begin', body: '<p>Look around first.</p>' };

/** On the Home of somebody whose agreement was accepted, is to be accepted, or is not known yet. */
function opened(accepted: boolean | null) {
  const { client, wrapper } = answering({});
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
  const page = render(<PopUp article={article as never} userId="1" />, { wrapper });
  return { ...page, know };
}

const title = () => screen.queryByText(article.title);

beforeEach(() => {
  localStorage.clear();
});

it('stands once, until it is closed', async () => {
  const { unmount } = opened(true);
  await screen.findByText(article.title);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  unmount();
  opened(true);
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
