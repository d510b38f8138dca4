import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createPath, Router, type Navigator, type To } from 'react-router-dom';
import type { HomeFor, HomeRenderer, HomeView } from '../../schema/home-page';
import { paths } from '../../schema/routes';
import { App } from './app/App';
import { newCache } from './app/cache';
import { fillFrom, homeDocuments } from './app/home/homeView';
import { initWords, wordFiles } from './app/words/i18n';
import { sourceWords } from './app/words/sourceWords';
import { setLanguage, signIn, signOut } from './lib/session/session';

/** What has not come by then is left to the phone: views wait for each other, and none may hold up the others. */
const DRAWN_WITHIN_MS = 3_000;

/** Nobody is asked anything while a page is drawn: what is not in the answers is still to come. */
const silence = new ApolloLink(() => new Observable(() => undefined));

const nowhere = () => undefined;
const navigator: Navigator = {
  // As the app's own links: what is behind the # never reaches the server.
  createHref: (to: To) => `#${typeof to === 'string' ? to : createPath(to)}`,
  go: nowhere,
  push: nowhere,
  replace: nowhere,
};

const AtHome = ({ children }: { readonly children: ReactNode }) => (
  <Router location={paths.root} navigator={navigator} static>
    {children}
  </Router>
);

let words: Promise<unknown> | undefined;

/** The app as it starts on a phone of that language, signed in or not. */
async function become({ language, member }: HomeFor): Promise<void> {
  setLanguage(language);
  if (member) signIn('');
  else signOut({ farewell: false });
  words ??= initWords(sourceWords);
  await words;
  await i18next.changeLanguage(language);
}

async function draw(view: HomeView): Promise<string> {
  await become(view);
  const client = new ApolloClient({
    cache: newCache(),
    link: silence,
    ssrMode: true,
    defaultOptions: { mutate: { errorPolicy: 'all' } },
  });
  fillFrom(client, view);
  const { prelude } = await prerenderToNodeStream(<App client={client} Router={AtHome} />, {
    // One piece: what comes in parts is put in its place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.timeout(DRAWN_WITHIN_MS),
  });
  let html = '';
  for await (const part of prelude) html += String(part);
  return html;
}

let last: Promise<unknown> = Promise.resolve();

/** The language is the whole app's, so views are drawn one after the other. */
function render(view: HomeView): Promise<string> {
  const drawn = last.then(() => draw(view));
  last = drawn.catch(nowhere);
  return drawn;
}

const screens = {
  member: { words: 'home', file: 'src/features/home/HomeScreen.tsx' },
  visitor: { words: 'public', file: 'src/features/public/LandingPage.tsx' },
} as const;
const screenOf = ({ member }: HomeFor) => screens[member ? 'member' : 'visitor'];

// With the names of types: by them the store knows what belongs together.
const whole = newCache();
const documents = Object.fromEntries(
  Object.entries(homeDocuments).map(([name, document]) => [
    name,
    print(whole.transformDocument(document)),
  ]),
);

/** What the server loads to draw Home. */
export const home: HomeRenderer = {
  documents,
  screenOf: (view) => screenOf(view).file,
  wordsOf: (view) => wordFiles(view.language, screenOf(view).words),
  render,
};
