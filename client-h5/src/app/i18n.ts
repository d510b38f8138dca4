import i18next from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { languages, type Language } from '../../../schema/languages';
import { onSession, session } from '../lib/session/session';
import { askedWords } from './featureWords';

type Words = Readonly<Record<string, unknown>>;

/** Those that every screen may need. */
const always = ['shared', 'errors', 'done'];

async function load(language: string, namespace: string): Promise<Words> {
  if (import.meta.env.DEV) return (await import('./sourceWords')).sourceWords(language, namespace);
  const file = `words-${language}-${namespace}-${WORDS_VERSION}.json`;
  const answer = await fetch(`${import.meta.env.BASE_URL}assets/${file}`);
  if (!answer.ok) throw new Error(`no words: ${file}`);
  return (await answer.json()) as Words;
}

/** Words of the stored language; a change in the session changes them everywhere at once. */
export async function startWords(): Promise<void> {
  await Promise.all([bodyFont(session().language), init()]);
  onSession(() => {
    const { language } = session();
    if (language === i18next.language) return;
    void bodyFont(language);
    void i18next.changeLanguage(language);
  });
}

function init() {
  return i18next
    .use(resourcesToBackend(load))
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
}

async function bodyFont(language: Language): Promise<void> {
  if (language === 'vi') await import('../styles/vietnamese');
}
