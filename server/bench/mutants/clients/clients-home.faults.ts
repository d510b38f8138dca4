import type { Fault } from '../fault';

const HOME = ['client-h5/src/features/home/home.test.tsx'];
const HOME_VIEW = ['client-h5/src/app/home/homeView.test.ts'];
const WORK_ROWS = ['client-h5/src/features/account/WorkRows.test.tsx'];
const SEARCH = ['client-h5/src/features/market/MarketSearch.test.tsx'];
const TITLE = ['client-h5/src/ui/layout/PageTitle.test.tsx'];
const PULL = ['client-h5/src/ui/layout/PullToRefresh.test.tsx'];
const FIGURES = ['client-h5/src/ui/figure/figures.test.tsx'];

/** Home, the user centre, and what a hand does on every screen. */
export const clientHomeFaults: readonly Fault[] = [
  {
    id: 'home-html-of-a-person',
    invariant: 'A1',
    what: 'Home in the HTML holds the balance of who was signed in here',
    file: 'client-h5/src/app/home/homeView.ts',
    find: `
/** What Home shows of itself before anybody is known. Nothing in it belongs to a person. */
export const homeDocuments = {
`,
    replace: `
import { MeDocument } from '../../lib/session/me.generated';
export const homeDocuments = {
  Me: MeDocument,
`,
    tests: HOME_VIEW,
  },
  {
    id: 'home-balance-though-hidden',
    invariant: 'H1',
    what: 'Home and user centre show a hidden total',
    file: 'client-h5/src/ui/figure/TotalBalance.tsx',
    find: '<MoneyText money={total} balance code />',
    replace: '<MoneyText money={total} code />',
    tests: HOME,
  },
  {
    id: 'home-drawn-as-the-device-hides',
    invariant: 'H1',
    what: 'what the server draws of Home is not what a device that hides balances draws',
    file: 'client-h5/src/ui/figure/TotalBalance.tsx',
    find: '{total && <HideToggle />}',
    replace: '<HideToggle />',
    tests: HOME,
  },
  {
    id: 'home-without-running',
    invariant: 'H2',
    what: 'Home says nothing of a running contract',
    file: 'client-h5/src/features/home/HomeNext.tsx',
    find: 'data.running.edges.length > 0 || nextOf(data) !== null',
    replace: 'nextOf(data) !== null',
    tests: HOME,
  },
  {
    id: 'hint-of-some-reviews',
    invariant: 'H1',
    what: 'the user centre counts only what nobody has taken as under review',
    file: 'client-h5/src/features/account/WorkRows.tsx',
    find: 'all(submitted, inReview, secondApproval)',
    replace: 'all(submitted)',
    tests: WORK_ROWS,
  },
  {
    id: 'hint-of-running-missing',
    invariant: 'H1',
    what: 'the user centre says nothing of running contracts',
    file: 'client-h5/src/features/account/WorkRows.tsx',
    find: 'value={running > 0 && ',
    replace: 'value={running > 99 && ',
    tests: WORK_ROWS,
  },
  {
    id: 'counting-as-the-browser',
    invariant: 'H6',
    what: 'two of the languages count as the browser’s own does, and show keys for words',
    file: 'client-h5/src/lib/plurals.ts',
    find: 'ruleOf(languageFacts[code as Language].tag, options)',
    replace: 'ruleOf(code, options)',
    tests: WORK_ROWS,
  },
  {
    id: 'search-words-lost',
    invariant: 'QUALITY 4',
    what: 'the way back from a market finds an empty search',
    file: 'client-h5/src/features/market/MarketSearch.tsx',
    find: "useState(params.get('search') ?? '')",
    replace: "useState('')",
    tests: SEARCH,
  },
  {
    id: 'search-without-focus',
    invariant: 'QUALITY 4',
    what: 'the search that was opened has to be tapped again',
    file: 'client-h5/src/ui/layout/PageTitle.tsx',
    find: 'if (wentOn && !typing)',
    replace: 'if (wentOn)',
    tests: TITLE,
  },
  {
    id: 'updated-though-it-failed',
    invariant: 'QUALITY 4',
    what: 'a refresh that failed says that it is done',
    file: 'client-h5/src/lib/usePullToRefresh.ts',
    find: "setPhase(done ? 'done' : 'failed');",
    replace: "setPhase('done');",
    tests: PULL,
  },
  {
    id: 'sheet-pulls-the-page',
    invariant: 'QUALITY 4',
    what: 'a finger on a sheet refreshes the page below it',
    file: 'client-h5/src/lib/usePullToRefresh.ts',
    find: 'window.scrollY > 0 || above || ',
    replace: 'window.scrollY > 0 || ',
    tests: PULL,
  },
  {
    id: 'sign-and-code',
    invariant: 'H6',
    what: 'an amount has sign and code',
    file: 'client-h5/src/ui/figure/MoneyText.tsx',
    find: "{ sign, as: 'plain' }",
    replace: '{ sign }',
    tests: FIGURES,
  },
  {
    id: 'glyph-of-two-markets',
    invariant: 'QUALITY 4',
    what: 'all pairs that begin with dollars look alike',
    file: 'client-h5/src/ui/figure/InstrumentGlyph.tsx',
    find: "first === 'USD' ? (second ?? first) : first",
    replace: 'first',
    tests: FIGURES,
  },
  {
    id: 'price-colours-ignored',
    invariant: 'H1',
    what: 'prices keep the colours of the language whatever somebody chose',
    file: 'client-h5/src/app/theme.ts',
    find: "prices === 'auto' ? facts.market : prices",
    replace: "prices === 'auto' ? facts.market : facts.market",
    tests: ['client-h5/src/app/theme.test.tsx'],
    only: 'colours that somebody chooses',
  },
  {
    id: 'delay-of-nothing',
    invariant: 'P8',
    what: 'a platform that has settled nothing says that it settles weeks late',
    file: 'server/modules/trading/trading-figures.ts',
    find: '  (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY\n      least(2147483647, extract(epoch FROM settled_at - settles_at) * 1000))::int AS settle_delay_ms',
    replace:
      '  (SELECT least(2147483647, percentile_cont(0.5) WITHIN GROUP (ORDER BY\n      extract(epoch FROM settled_at - settles_at) * 1000))::int AS settle_delay_ms',
    tests: ['server/modules/market/long-silence.test.ts'],
    only: 'nothing was quoted',
  },
  {
    id: 'store-key-not-asked',
    invariant: 'QUALITY 4',
    what: 'the store keeps rewards by something that not every document asks for, and loses those answers',
    file: 'client-h5/src/app/cache.ts',
    find: "Reward: { keyFields: ['tier'] }",
    replace: "Reward: { keyFields: ['tier', 'claimedAt', 'turnover'] }",
    tests: ['client-h5/src/app/cacheDocuments.test.ts'],
  },
  {
    id: 'popup-on-each-device',
    invariant: 'A2',
    what: 'a pop-up that was closed on another device stands again',
    file: 'client-h5/src/features/home/content/PopUp.tsx',
    find: '!closed && !seen &&',
    replace: '!closed &&',
    tests: ['client-h5/src/features/home/content/PopUp.test.tsx'],
    only: 'closed on another device',
  },
  {
    id: 'popup-over-agreement',
    invariant: 'H3',
    what: 'a pop-up covers the new agreement that is asked for',
    file: 'client-h5/src/features/home/content/PopUp.tsx',
    find: '!closed && !seen && data?.me.agreementAccepted === true',
    replace: '!closed && !seen',
    tests: ['client-h5/src/features/home/content/PopUp.test.tsx'],
  },
  {
    id: 'agreement-refused-for-good',
    invariant: 'H3',
    what: 'an agreement that is in force no longer is asked for, and refused, until the app is opened anew',
    file: 'client-h5/src/features/auth/agreement/AgreementAsk.tsx',
    find: 'else onRefused();',
    replace: '',
    tests: ['client-h5/src/features/auth/agreement/agreement.test.tsx'],
    only: 'asked for at once',
  },
];
