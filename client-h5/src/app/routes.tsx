import { isOpenPath, paths } from '../../../schema/routes';
import { session } from '../lib/session/session';
import type { Frame } from '../ui/state/PageWait';
import { entry } from './entry';
import { lazyScreen, type LazyScreen } from './lazyScreen';

interface Route extends LazyScreen {
  readonly path: string;
  /** Stands under the tab bar. */
  readonly tab: boolean;
  /** Open without a session. */
  readonly open: boolean;
  /** What stands before its screen does; the entry pages have a bar of their own. */
  readonly frame?: Frame;
}

const at = (path: string, screen: LazyScreen, frame?: Frame): Route => ({
  path,
  tab: frame?.tab === true,
  open: isOpenPath(path),
  ...(frame && { frame }),
  ...screen,
});

/** Under the tab bar; without a title where the page’s own head is drawn from an answer. */
const under = (title?: Frame['title']): Frame => ({ tab: true, ...(title && { title }) });
const called = (title: NonNullable<Frame['title']>): Frame => ({ title });
/** Only the way back is known. */
const plain: Frame = {};

const pathOf = (link: string) => link.split('?')[0] ?? link;

/** Every screen that exists. */
export const routes: readonly Route[] = [
  at(paths.root, entry, under()),
  at(paths.home, entry, under()),
  at(
    paths.project,
    lazyScreen('yield', 'ProjectListScreen', () => import('../features/yield/ProjectListScreen')),
    under('tabs.project'),
  ),
  at(
    paths.user,
    lazyScreen('account', 'UserCentreScreen', () => import('../features/account/UserCentreScreen')),
    under(),
  ),
  at(
    paths.login,
    lazyScreen('auth', 'LoginScreen', () => import('../features/auth/LoginScreen')),
    plain,
  ),
  at(
    paths.register,
    lazyScreen('auth', 'RegisterScreen', () => import('../features/auth/RegisterScreen')),
    plain,
  ),
  at(
    paths.agreement,
    lazyScreen('auth', 'AgreementScreen', () => import('../features/auth/AgreementScreen')),
    called('pages.agreement'),
  ),
  at(
    paths.locked,
    lazyScreen('auth', 'LockedScreen', () => import('../features/auth/locked/LockedScreen')),
  ),
  at(
    paths.language,
    lazyScreen('account', 'LanguageScreen', () => import('../features/account/LanguageScreen')),
    called('language.title'),
  ),
  at(
    paths.markets,
    lazyScreen('market', 'MarketListScreen', () => import('../features/market/MarketListScreen')),
    under('tabs.trade'),
  ),
  at(
    paths.instrumentPage,
    lazyScreen('trading', 'TradeScreen', () => import('../features/trading/TradeScreen')),
    plain,
  ),
  at(
    paths.orders,
    lazyScreen('trading', 'OrdersScreen', () => import('../features/trading/orders/OrdersScreen')),
    called('pages.orders'),
  ),
  at(
    paths.recharge,
    lazyScreen('recharge', 'RechargeScreen', () => import('../features/recharge/RechargeScreen')),
    called('pages.recharge'),
  ),
  at(
    paths.rechargeChannels,
    lazyScreen(
      'recharge',
      'ChannelListScreen',
      () => import('../features/recharge/ChannelListScreen'),
    ),
    called('pages.rechargeChannels'),
  ),
  at(
    paths.rechargeRecords,
    lazyScreen(
      'recharge',
      'RecordsScreen',
      () => import('../features/recharge/records/RecordsScreen'),
    ),
    called('pages.rechargeRecords'),
  ),
  at(
    paths.statement,
    lazyScreen(
      'statement',
      'StatementScreen',
      () => import('../features/statement/StatementScreen'),
    ),
    called('pages.statement'),
  ),
];

/** Starts fetching the screen that a path leads to before anything asks for it. */
export function preload(link: string): void {
  const at = (path: string) => routes.find((candidate) => candidate.path === path);
  const asked = at(pathOf(link) || paths.root);
  const closed = asked?.open === false && session().token === null;
  // A failure is shown when the screen itself is opened.
  (closed ? at(paths.login) : asked)?.load().catch(() => null);
}
