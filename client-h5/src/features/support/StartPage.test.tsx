import { render, screen } from '@testing-library/react';
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

it('has no heading of questions where there are none', async () => {
  show();
  await screen.findAllByRole('heading');
  expect(screen.queryByText('Often asked')).toBeNull();
});
