import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languages, type Language } from '../../../../schema/languages';
import { countByTag } from '../../lib/plurals';
import { onSession, session } from '../../lib/session/session';
import type { Worded } from '../../lib/useWords';
import { askedWords } from './featureWords';

type Words = Readonly<Record<string, unknown>>;
type Load = (language: string, namespace: string) => Promise<Words>;

/** Those that every screen may need. They come in one file, which is asked for once. */
const always = ['shared', 'errors', 'done'];
const FIRST = 'first';

/** Where the words of one language and feature are, once built. */
const wordsFile = (language: string, namespace: string): string =>
  `${import.meta.env.BASE_URL}assets/words-${language}-${namespace}-${WORDS_VERSION}.json`;

/** The files of words that a screen of this feature waits for. */
export const wordFiles = (language: Language, feature: Worded) => ({
  first: wordsFile(language, FIRST),
  own: wordsFile(language, feature),
});

async function load(language: string, namespace: string): Promise<Words> {
  if (import.meta.env.DEV) return (await import('./sourceWords')).sourceWords(language, namespace);
  if (!always.includes(namespace)) return fetchWords(wordsFile(language, namespace));
  const first = await together(wordsFile(language, FIRST));
  return first[namespace] as Words;
}

const coming = new Map<string, Promise<Words>>();

/** All who ask while a file is on its way get that one; what did not come is asked for anew. */
function together(file: string): Promise<Words> {
  const asked =
    coming.get(file) ??
    fetchWords(file).finally(() => {
      coming.delete(file);
    });
  coming.set(file, asked);
  return asked;
}

async function fetchWords(file: string): Promise<Words> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`no words: ${file}`);
  return (await answer.json()) as Words;
}

/** Words of the stored language; a change in the session changes them everywhere at once. */
export async function startWords(): Promise<void> {
  await Promise.all([bodyFont(session().language), initWords(load)]);
  onSession(() => {
    const { language } = session();
    if (language === i18next.language) return;
    void bodyFont(language);
    void i18next.changeLanguage(language);
  });
}

const backendOf = (load: Load): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    load(language, namespace).then(
      (words) => {
        done(null, words);
      },
      (error: unknown) => {
        done(error as Error, null);
      },
    );
  },
});

/** Makes the words of the session's language ready, wherever they come from. */
export function initWords(load: Load): Promise<unknown> {
  const ready = i18next
    .use(backendOf(load))
    .use(initReactI18next)
    .init({
      lng: session().language,
      // A missing word shows its key, which a test sees; English would hide it.
      fallbackLng: false,
      supportedLngs: [...languages],
      ns: [...always, ...askedWords()],
      defaultNS: 'shared',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  countByTag();
  return ready;
}

async function bodyFont(language: Language): Promise<void> {
  if (language === 'vi') await import('../../styles/vietnamese');
}
