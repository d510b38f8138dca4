import { render, screen, within } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { StartPage } from './StartPage';

const asked = (...titles: readonly string[]) => ({
  questions: {
    __typename: 'ArticleConnection',
    edges: titles.map((title, n) => ({
      __typename: 'ArticleEdge',
      node: { __typename: 'Article', id: String(n), title, body: `<p>Answer ${title}</p>` },
    })),
  },
  conversations: { __typename: 'ConversationPage', items: [] },
});

const show = (...titles: readonly string[]) => {
  const { wrapper } = answering({ Talks: [asked(...titles)] });
  return render(<StartPage onOpened={() => undefined} />, { wrapper });
};

it('begins with the questions that staff keep, each with its answer', async () => {
  show('About time', 'About money');
  expect((await screen.findByText('Answer About money')).closest('li')?.textContent).toBe(
    'About moneyAnswer About money',
  );
  const topic = screen.getAllByRole('heading').at(-1);
  const first = screen.getByText('About time');
  expect(topic && first.compareDocumentPosition(topic)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('H1: marks the conversations with an answer that was not read, and leads to each', async () => {
  const talk = (id: string, unread: boolean) => ({
    ...{ __typename: 'Conversation', id, number: id, topic: 'OTHER', state: 'ANSWERED', unread },
    ...{ openedAt: '2026-11-20T12:00:00.000Z', answerBy: '2026-11-20T12:10:00.000Z' },
    ...{ closedAt: null, rating: null, staffReadId: '1', userReadId: '1' },
  });
  const conversations = {
    __typename: 'ConversationPage',
    items: [talk('5', true), talk('4', false)],
  };
  const { wrapper } = answering({ Talks: [{ ...asked(), conversations }] });
  render(<StartPage onOpened={() => undefined} />, { wrapper });
  const list = await screen.findByRole('list', { name: 'Your conversations' });
  const rows = within(list).getAllByRole('link');
  expect(rows.map((row) => row.textContent.includes('New answer'))).toEqual([true, false]);
  expect(rows[0]?.getAttribute('href')).toBe('/pages/customer/customer?id=5');
});

it('has no heading of questions where there are none', async () => {
  show();
  await screen.findAllByRole('heading');
  expect(screen.queryByText('Often asked')).toBeNull();
});
