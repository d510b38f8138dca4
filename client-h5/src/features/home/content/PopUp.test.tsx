import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AgreementDueDocument } from '../../../lib/session/agreementDue.generated';
import { answering } from '../../../testing/answering';
import { Sheet } from '../../../ui/sheet/Sheet';
import { PopUps } from './PopUp';

const article = { id: '7', title: 'Before you begin', body: '<p>Look around first.</p>' };
const second = { id: '8', title: 'New hours', body: '<p>From nine to five.</p>' };

/** On the Home of somebody whose agreement was accepted, is to be accepted, or is not known yet. */
function opened(
  accepted: boolean | null,
  seen: readonly string[] = [],
  articles: object[] = [article],
) {
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
  const popUps = (known: readonly string[]) => (
    <PopUps articles={articles as never} userId="1" seen={known} />
  );
  const page = render(popUps(seen), { wrapper });
  const learn = (known: readonly string[]) => {
    page.rerender(popUps(known));
  };
  return { ...page, learn, know, told: () => sent.filter(({ name }) => name === 'PopUpSeen') };
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
  const { told } = opened(true, ['7']);
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

it('of several the first that was not seen stands, and the next one on the next visit', async () => {
  const { learn, unmount } = opened(true, [], [article, second]);
  await screen.findByText(article.title);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  learn(['7']);
  await waitFor(() => {
    expect(title()).toBeNull();
  });
  expect(screen.queryByText(second.title)).toBeNull();
  unmount();
  opened(true, ['7'], [article, second]);
  expect(await screen.findByText(second.title)).toBeTruthy();
});

it('shows its picture and leads to its page, and does not come again once that was followed', async () => {
  const leading = { ...article, picture: '/files/a', link: '/pages/news/news' };
  const { unmount } = opened(true, [], [leading]);
  const link = await screen.findByRole('link', { name: 'Open the page' });
  expect(link.getAttribute('href')).toBe('/pages/news/news');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/files/a');
  fireEvent.click(link);
  unmount();
  const { told } = opened(true, [], [leading]);
  await waitFor(() => {
    expect(told()).toHaveLength(1);
  });
  expect(title()).toBeNull();
});
