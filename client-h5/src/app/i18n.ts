import i18next from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { languages, type Language } from '../../../schema/languages';
import { askedWords } from './featureWords';
import { onSession, session } from '../lib/session/session';

type Words = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Words>(
  [
    '../../../schema/locales/*/h5/*.json',
    '../../../schema/locales/*/errors.json',
    '../../../schema/locales/*/done.json',
  ],
  { import: 'default' },
);

/** Those that every screen may need. */
const always = ['shared', 'errors', 'done'];

async function load(language: string, namespace: string): Promise<Words> {
  const folder = `../../../schema/locales/${language}`;
  const file = files[`${folder}/h5/${namespace}.json`] ?? files[`${folder}/${namespace}.json`];
  return file ? file() : {};
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
