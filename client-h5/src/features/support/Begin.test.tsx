import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { keepWritten, NEW_TALK } from '../../lib/places/written';
import { signIn, signOut } from '../../lib/session/session';
import { answering } from '../../testing/answering';
import { wordsOf } from '../../testing/words';
import { Begin } from './Begin';

const words = wordsOf('en').support.chat;

beforeEach(() => {
  signIn('mia');
});
afterEach(() => {
  cleanup();
  signOut({ farewell: false });
});

async function forgotten(fundPasswordSet: boolean) {
  const me = { __typename: 'User', id: '7', fundPasswordSet };
  const { wrapper, sent } = answering({ FundPassword: [{ me }] });
  render(<Begin onOpened={() => undefined} />, { wrapper });
  fireEvent.click(screen.getByRole('radio', { name: words.topic.FUND_PASSWORD }));
  await act(() => Promise.resolve());
  return sent.filter(({ name }) => name === 'FundPassword').length;
}

it('H8: a forgotten fund password says what it asks for, to who has one', async () => {
  await forgotten(true);
  await waitFor(() => {
    expect(screen.getByText(words.asks)).toBeTruthy();
  });
});

it('H8: and nothing to who has none', async () => {
  expect(await forgotten(false)).toBe(1);
  expect(screen.queryByText(words.asks)).toBeNull();
});

it('H8: nor where it is about a request that stands', async () => {
  const subject = { kind: 'PASSWORD_REQUEST', id: '3' } as const;
  keepWritten(NEW_TALK, { text: '', pictures: [], subject });
  const me = { __typename: 'User', id: '7', fundPasswordSet: true };
  const { client, sent } = answering({ FundPassword: [{ me }] });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={['/pages/customer/customer?topic=FUND_PASSWORD']}>
        <Begin onOpened={() => undefined} />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await act(() => Promise.resolve());
  expect(sent.map(({ name }) => name)).not.toContain('FundPassword');
  expect(screen.queryByText(words.asks)).toBeNull();
});

it('H8: a change of verified data says that it takes a form, and leads there; a visitor sees none', () => {
  const begin = () => {
    const { wrapper } = answering({});
    render(<Begin onOpened={() => undefined} />, { wrapper });
    fireEvent.click(screen.getByRole('radio', { name: words.topic.DATA_CHANGE }));
    return screen.queryByRole('link', { name: words.changeForm });
  };
  expect(begin()?.getAttribute('href')).toBe(paths.changeData);
  expect(screen.getByText(words.changeBy)).toBeTruthy();
  cleanup();
  signOut({ farewell: false });
  expect(begin()).toBeNull();
});
