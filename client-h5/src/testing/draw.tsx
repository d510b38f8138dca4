import { ApolloClient, ApolloLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import i18next, { type CustomTypeOptions } from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { languages, type Language } from '../../../schema/languages';
import { setLanguage } from '../lib/session/session';

type Words = CustomTypeOptions['resources'];

const root = join(__dirname, '../../../schema/locales');
const features = readdirSync(join(root, 'en/h5')).map((file) => file.replace('.json', ''));
const files = [...features.map((name) => `h5/${name}`), 'errors', 'done'];

/** The words of a language, by their namespace. */
export const wordsOf = (language: Language): Words =>
  Object.fromEntries(
    files.map((file) => [
      basename(file),
      JSON.parse(readFileSync(join(root, language, `${file}.json`), 'utf8')) as object,
    ]),
  ) as unknown as Words;

void i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: false,
  defaultNS: 'shared',
  ns: files.map((file) => basename(file)),
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  resources: Object.fromEntries(languages.map((language) => [language, { ...wordsOf(language) }])),
});

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

const plain = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
