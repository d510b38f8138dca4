import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { PageTitle } from './PageTitle';

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: ApolloLink.empty(),
  defaultOptions: { mutate: { errorPolicy: 'all' } },
});

/** A page of that title comes in place of what stood there. Whether its heading has the focus. */
function takesFocus(title: string): boolean {
  document.body.replaceChildren();
  render(
    <ApolloProvider client={client}>
      <PageTitle title={title} />
    </ApolloProvider>,
  );
  return screen.getByRole('heading') === document.activeElement;
}

it('where a visit begins nothing takes the focus, also when the data comes; the next page does, and its data', () => {
  expect(takesFocus('Waiting')).toBe(false);
  expect(takesFocus('BTC/USDT')).toBe(false);
  location.hash = '#/pages/user/user';
  expect(takesFocus('Waiting')).toBe(true);
  expect(takesFocus('User')).toBe(true);
  location.hash = '';
  expect(takesFocus('Home')).toBe(true);
});
