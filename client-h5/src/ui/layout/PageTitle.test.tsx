import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle';

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: ApolloLink.empty(),
  defaultOptions: { mutate: { errorPolicy: 'all' } },
});

/** A page of that title comes in place of what stood there, with a field to type into above it where it has one. */
function opens(title: string, field?: ReactNode): void {
  document.body.replaceChildren();
  render(
    <ApolloProvider client={client}>
      {field}
      <PageTitle title={title} />
    </ApolloProvider>,
  );
}

/** Whether the heading of a page that comes has the focus. */
function takesFocus(title: string): boolean {
  opens(title);
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

it('a field that opens with its page keeps the focus', () => {
  location.hash = '#/pages/home/search';
  opens('Markets', <input aria-label="Search" ref={(field) => field?.focus()} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
