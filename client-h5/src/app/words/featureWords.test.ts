import i18next, { type BackendModule } from 'i18next';
import { ChunkLoadError } from '../chunkLoadError';
import { askedWords, loadWords } from './featureWords';

const fetched: string[] = [];
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    fetched.push(`${language} ${namespace}`);
    if (namespace === 'recharge') done(new Error('no connection'), null);
    else done(null, { [namespace]: { title: `${namespace} in ${language}` } });
  },
};

it('words asked for before the first ones started come with them, and are there when it resolves', async () => {
  const early = loadWords('home');
  expect(askedWords()).toEqual(['home']);
  void i18next
    .use(backend)
    .init({ lng: 'de', fallbackLng: false, ns: ['shared', ...askedWords()], defaultNS: 'shared' });
  await early;
  expect(fetched).toEqual(['de shared', 'de home']);
  expect(i18next.t('home:home.title')).toBe('home in de');
});

it('a feature’s words are fetched when its screen is, and with another language again', async () => {
  await loadWords('market');
  await loadWords('market');
  await i18next.changeLanguage('th');
  expect(fetched.slice(2)).toEqual(['de market', 'th shared', 'th home', 'th market']);
});

it('a screen whose words do not come is not drawn with keys', async () => {
  await expect(loadWords('recharge')).rejects.toThrow(ChunkLoadError);
});
