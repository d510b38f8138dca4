import { ApolloClient, ApolloLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '../../../schema/languages';
import { setLanguage } from '../lib/session/session';
import './words';

/** What the server would answer: a document, its variables, and the data. */
export interface Known {
  readonly query: TypedDocumentNode;
  readonly data: object;
  readonly variables?: Readonly<Record<string, unknown>>;
}

export const known = <Data, Variables extends Readonly<Record<string, unknown>>>(
  query: TypedDocumentNode<Data, Variables>,
  data: Data & object,
  variables?: Variables,
): Known => ({
  query: query as unknown as TypedDocumentNode,
  data,
  ...(variables && { variables }),
});

interface Drawing {
  /** The markup as a browser would get it. */
  readonly html: string;
  /** What a person reads, in order; spaces of all widths are alike. */
  readonly text: string;
  /** The text of a `dt` → the text of its `dd`. */
  readonly facts: Readonly<Record<string, string>>;
}

/** Draws a component as it first stands, with these answers at hand and in this language. */
export function draw(
  node: ReactNode,
  answers: readonly Known[] = [],
  language: Language = 'en',
): Drawing {
  setLanguage(language);
  void i18next.changeLanguage(language);
  const cache = new InMemoryCache();
  for (const answer of answers) cache.writeQuery(answer);
  const client = new ApolloClient({
    cache,
    link: ApolloLink.empty(),
    defaultOptions: { mutate: { errorPolicy: 'all' } },
  });
  const html = renderToStaticMarkup(
    <ApolloProvider client={client}>
      <MemoryRouter>{node}</MemoryRouter>
    </ApolloProvider>,
  );
  const facts = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)];
  return {
    html,
    text: plain(html),
    facts: Object.fromEntries(
      facts.map(([, name = '', value = '']) => [plain(name), plain(value)]),
    ),
  };
}

export const plain = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
