import react from '@vitejs/plugin-react';
import { basename, join } from 'node:path';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type BuildOptions,
} from 'vite';
import { firstPaint } from './build/first-paint';
import { installable } from './build/installable';
import { version, words } from './build/words';

const server = 'http://127.0.0.1:3000';

const production = '../node_modules/react-router/dist/production/index.mjs';

const aliases = [
  // Its package names the form for developing, whose warnings nobody here would read.
  { find: /^react-router$/, replacement: join(import.meta.dirname, production) },
  // React has it by now.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
];

const REACT =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next(?!.*[\\/](Icu)?Trans\w*\.js))[\\/]/;
/** The app's own code of the first load, and what many screens draw with. */
const OWN = /client-h5[\\/]src[\\/](?!main\.tsx)|[\\/]schema[\\/]|lucide-react/;
/** What lists, the choice of a language and the sum of all money are made of: a market and a recharge do without. */
const LISTS =
  /client-h5[\\/]src[\\/](lib[\\/]session[\\/]language\.generated|ui[\\/](Language|Contours|figure[\\/]TotalBalance)|lib[\\/](network[\\/]partWords|useOnPhone)|ui[\\/]layout[\\/](DayList|List|MoneyDays|PullToRefresh|RecordLink)|lib[\\/]usePullToRefresh)/;
/** What asks for lists of records, and says what stands in them: a market and a form do without. */
const RECORDS =
  /client-h5[\\/]src[\\/](ui[\\/]RiskNote|lib[\\/](useConnection|useAddress(Choice|Sheet)|time[\\/]usePlatformClock))\./;
const FORMS =
  /client-h5[\\/]src[\\/](ui[\\/]field[\\/](Password|Select|Text)Field|lib[\\/](upload|fileAnswer))|[\\/]schema[\\/](account-name|text)\./;
/** What neither a market nor a recharge shows: both are near their bar. */
const NOTES =
  /client-h5[\\/]src[\\/](lib[\\/](certificate|saveFile|time[\\/]late)|ui[\\/](field[\\/]NoteField|figure[\\/](MethodIcon|MaskedText)))|[\\/]schema[\\/]help\.|icons[\\/](coins|message-circle|wallet|globe|sprout|percent|undo-2|lock|shield-check|smartphone|calendar-clock|file-search|gift)\./;
/** Of passkeys, and of who is locked, with whom one meets them: what neither a market nor a recharge asks for. */
const PASSKEYS =
  /client-h5[\\/]src[\\/](lib[\\/](passkeys|session[\\/]lockedPass)|ui[\\/]field[\\/]FundPasskey)|icons[\\/]fingerprint-pattern\./;
/** How amounts are typed, and what one holds oneself to with them: for the few screens that ask for one. */
const AMOUNTS =
  /client-h5[\\/]src[\\/](ui[\\/](field[\\/]Money(Field|Input)|BreakNote|OwnLimitsLink)|lib[\\/](money[\\/]typing|safeguards[\\/]\w+))\./;
/** What the operator says, with what cleans it, places, and who is locked: no matter of a market or a recharge. */
const TEXTS =
  /client-h5[\\/]src[\\/](ui[\\/](ArticleLink|HtmlText|banners)|lib[\\/](places|session[\\/]lockedPass))|[\\/]schema[\\/](content|places)[\\/]|icons[\\/](info|newspaper|ticket)\./;
/** What the entry page and the user centre name of what the operator says. */
const READING =
  /[\\/]schema[\\/]content[\\/]routes\.|client-h5[\\/]src[\\/]ui[\\/](banners[\\/]BannerCard|figure[\\/]Avatar)|icons[\\/](gauge|megaphone)\./;
/** What charts and rows of money show besides a list. */
const CHARTS =
  /client-h5[\\/]src[\\/]ui[\\/]chart[\\/](PriceChartTable|TableButton)|icons[\\/](chart-candlestick|minus)\./;
/** What a device keeps, for markets and fund passwords; and the field of those, for the few screens that have one. */
const DEVICE = /client-h5[\\/]src[\\/]lib[\\/]deviceList\./;
const FUND =
  /client-h5[\\/]src[\\/]ui[\\/]field[\\/]FundPasswordField\.|icons[\\/](grip|keyboard)\./;
/** What saves a file of the server. */
const FILES = /client-h5[\\/]src[\\/]lib[\\/]download\./;
const SHARED = /client-h5[\\/]src[\\/](ui|lib)[\\/]|[\\/]schema[\\/]|lucide-react/;
/** Sheets of lists and forms stand with those of the parts: one request where there were three. */
const SHEETS = String.raw`client-h5[\\/]src[\\/]ui[\\/](Language|field|figure[\\/]TotalBalance|layout).*\.module\.css$`;
const PARTS = new RegExp(
  `^(?:.*${SHEETS}|(?!.*(${LISTS.source}|${RECORDS.source}|${FORMS.source}|${NOTES.source}|${PASSKEYS.source}|${AMOUNTS.source}|${DEVICE.source}|${FUND.source}|${FILES.source}|${TEXTS.source})).*(${SHARED.source}))`,
);
const FEATURE = /client-h5[\\/]src[\\/]features[\\/]([\w-]+)[\\/]/;
/** What the screens of one feature share stands in one file. */
const featureOf = (id: string): string | null => FEATURE.exec(id)?.[1] ?? null;
/** Screens that share a part before it stands in the one file of all parts. */
const SHARED_BY = 3;

/** The files of the browser: what rarely changes stands apart, so that it stays in its cache. */
const pages: BuildOptions = {
  outDir: '../dist/h5',
  // The server reads in it which files a screen needs.
  manifest: true,
  // Every browser of the target knows it.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: {
      // The first load names all files of screens twice: short.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      assetFileNames: 'assets/[name]-[hash:7][extname]',
      codeSplitting: {
        groups: [
          // Words with marks inside are for the few screens that have some.
          { name: 'react', test: REACT },
          { name: 'apollo', test: /node_modules[\\/](@apollo|graphql|rxjs|@wry|optimism)[\\/]/ },
          { name: 'shell', test: OWN, tags: ['$initial'] },
          { name: 'reading', test: READING, minShareCount: 2 },
          { name: 'charts', test: CHARTS, minShareCount: 2 },
          // One file, where forty small ones would wait their turn on a slow network.
          { name: 'parts', test: PARTS, minShareCount: SHARED_BY, maxModuleSize: 6_000 },
          { name: 'lists', test: LISTS, minShareCount: 2 },
          { name: 'records', test: RECORDS, minShareCount: 2 },
          { name: 'forms', test: FORMS, minShareCount: 2 },
          { name: 'notes', test: NOTES, minShareCount: 2 },
          { name: 'device', test: DEVICE, minShareCount: 2 },
          { name: 'amounts', test: AMOUNTS, minShareCount: 2 },
          { name: 'fund', test: FUND, minShareCount: 2 },
          { name: 'files', test: FILES, minShareCount: 2 },
          { name: 'passkeys', test: PASSKEYS, minShareCount: 2 },
          // Or the feature that comes first would take it along for all others.
          { name: 'hook-form', test: /node_modules[\\/]react-hook-form[\\/]/, minShareCount: 2 },
          { name: featureOf, test: FEATURE, minShareCount: 2 },
        ],
      },
    },
  },
};

/** One file for the server, which draws Home with it. */
const renderer: BuildOptions = {
  outDir: '../dist/h5-home',
  ssr: 'src/renderHome.tsx',
  copyPublicDir: false,
  minify: true,
  rolldownOptions: {
    output: { format: 'cjs', entryFileNames: 'home.cjs', codeSplitting: false },
  },
};

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  base: '/h5/',
  plugins: [react(), ...(isSsrBuild ? [] : [words, firstPaint, ...installable])],
  define: {
    WORDS_VERSION: JSON.stringify(version),
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  css: {
    modules: {
      // Components have names of their own, so theirs and the class's are enough, and short.
      generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}`,
    },
  },
  resolve: {
    dedupe: ['react', 'react-dom', 'graphql'],
    // Written for the browsers of today; by default rxjs takes its form for those of 2009.
    conditions: ['es2015', ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
    alias: isSsrBuild ? [] : aliases,
  },
  ssr: { noExternal: true },
  build: { emptyOutDir: true, target: 'es2022', ...(isSsrBuild ? renderer : pages) },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/graphql': { target: server, ws: true },
      '/api': server,
      '/files': server,
      '/proof': server,
    },
  },
}));
