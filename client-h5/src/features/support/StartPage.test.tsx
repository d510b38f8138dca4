import type { InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { signIn, signOut } from '../../lib/session/session';
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
});

/** A page of one's own conversations, which ends after the cursor of its last one. */
const page = (hasNextPage: boolean, ...ids: readonly { readonly id: string }[]) => ({
  conversations: {
    __typename: 'ConversationConnection',
    edges: ids.map((node) => ({ __typename: 'ConversationEdge', cursor: `c${node.id}`, node })),
    pageInfo: {
      ...{ __typename: 'PageInfo', hasNextPage },
      endCursor: ids.length > 0 ? `c${ids.at(-1)?.id ?? ''}` : null,
    },
  },
});

const show = (...titles: readonly string[]) => {
  const { wrapper } = answering({ Questions: [asked(...titles)], Talks: [page(false)] });
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
    ...{
      closedAt: null,
      reopenUntil: null,
      rating: null,
      staffReadId: '1',
      userReadId: '1',
      subject: null,
    },
  });
  const { wrapper } = answering({
    Questions: [asked()],
    Talks: [page(false, talk('5', true), talk('4', false))],
  });
  render(<StartPage onOpened={() => undefined} />, { wrapper });
  const list = await screen.findByRole('list', { name: 'Your conversations' });
  const rows = within(list).getAllByRole('link');
  expect(rows.map((row) => row.textContent.includes('New answer'))).toEqual([true, false]);
  expect(rows[0]?.getAttribute('href')).toBe('/pages/customer/customer?id=5');
});

it('H1: the list of a visitor, of which no event tells, is asked for again while they look', async () => {
  jest.useFakeTimers();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const { wrapper, sent } = answering({
    Questions: [asked()],
    Talks: [page(false), page(false), page(false)],
  });
  render(<StartPage onOpened={() => undefined} />, { wrapper });
  const asks = () => sent.filter(({ name }) => name === 'Talks').length;
  const rest = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await rest(1_000);
  expect(asks()).toBe(1);
  await rest(5_000);
  expect(asks()).toBe(2);
  hidden.mockReturnValue(true);
  await rest(20_000);
  expect(asks()).toBe(2);
  hidden.mockRestore();
  jest.useRealTimers();
});

it('says what each conversation is about and where that is, and fetches older ones when asked', async () => {
  const talk = (id: string, subject: object | null) => ({
    ...{ __typename: 'Conversation', id, number: id, topic: 'OTHER', state: 'ANSWERED' },
    ...{ openedAt: '2026-11-20T12:00:00.000Z', answerBy: '2026-11-20T12:10:00.000Z' },
    ...{
      closedAt: null,
      reopenUntil: null,
      rating: null,
      staffReadId: '1',
      userReadId: '1',
      unread: false,
    },
    subject: subject && { __typename: 'OwnSubject', ...subject },
  });
  const withdrawal = { kind: 'WITHDRAWAL', id: '7', number: 'W7', stage: 'UNDER_REVIEW' };
  const { wrapper, sent, client } = answering({
    Questions: [asked()],
    Talks: [page(true, talk('5', withdrawal)), page(false, talk('4', null))],
  });
  // As the app's cache keeps them: a page comes behind the one before.
  (client.cache as unknown as InMemoryCache).policies.addTypePolicies({
    Query: { fields: { conversations: relayStylePagination(['visitor']) } },
  });
  render(<StartPage onOpened={() => undefined} />, { wrapper });
  const list = await screen.findByRole('list', { name: 'Your conversations' });
  expect(within(list).getByRole('link').textContent).toContain('Withdrawal W7 · Under review');
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => {
    expect(within(list).getAllByRole('link')).toHaveLength(2);
  });
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  const asks = sent.filter(({ name }) => name === 'Talks');
  expect(asks.map(({ variables }) => variables.after)).toEqual([undefined, 'c5']);
});

describe('what was asked on this device before somebody signed in', () => {
  const talk = (id: string) => ({
    ...{ __typename: 'Conversation', id, number: id, topic: 'OTHER', state: 'ANSWERED' },
    ...{ openedAt: '2026-11-20T12:00:00.000Z', answerBy: '2026-11-20T12:10:00.000Z' },
    ...{ closedAt: null, reopenUntil: null, rating: null, staffReadId: '1', userReadId: '1' },
    ...{ unread: true, subject: null },
  });
  const start = (...before: readonly string[]) => {
    const { wrapper, sent } = answering({
      Questions: [asked()],
      Talks: [page(false, talk('5')), page(false, ...before.map(talk))],
    });
    render(<StartPage onOpened={() => undefined} />, { wrapper });
    return sent;
  };
  beforeEach(() => {
    signIn('mia');
  });
  afterEach(() => {
    cleanup();
    localStorage.removeItem('tarn.visitor');
    signOut({ farewell: false });
  });

  it('H8: stands in a list of its own, found by the secret of the device', async () => {
    localStorage.setItem('tarn.visitor', 'secret');
    const sent = start('4');
    const before = await screen.findByRole('list', { name: 'Before you signed in' });
    expect(within(before).getByRole('link').getAttribute('href')).toBe(
      '/pages/customer/customer?id=4',
    );
    const mine = screen.getByRole('list', { name: 'Your conversations' });
    expect(within(mine).getByRole('link').getAttribute('href')).toBe(
      '/pages/customer/customer?id=5',
    );
    const asks = sent.filter(({ name }) => name === 'Talks');
    expect(asks.map(({ variables }) => variables.visitor)).toEqual([null, 'secret']);
  });

  it.each([
    ['nobody was a visitor on it', null, 1],
    ['they asked nothing', 'secret', 2],
  ])('is no list where %s', async (_, kept, times) => {
    if (kept !== null) localStorage.setItem('tarn.visitor', kept);
    const sent = start();
    await screen.findByRole('list', { name: 'Your conversations' });
    await waitFor(() => {
      expect(sent.filter(({ name }) => name === 'Talks')).toHaveLength(times);
    });
    expect(screen.queryByText('Before you signed in')).toBeNull();
  });
});

it('has no heading of questions where there are none', async () => {
  show();
  await screen.findAllByRole('heading');
  expect(screen.queryByText('Often asked')).toBeNull();
});
