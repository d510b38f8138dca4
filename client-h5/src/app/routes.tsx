import { isOpenPath, paths } from '../../../schema/routes';
import { session } from '../lib/session/session';
import { entry } from './entry';
import { lazyScreen, type LazyScreen } from './lazyScreen';

interface Route extends LazyScreen {
  readonly path: string;
  /** Stands under the tab bar. */
  readonly tab: boolean;
  /** Open without a session. */
  readonly open: boolean;
}

const at = (path: string, screen: LazyScreen, { tab = false } = {}): Route => ({
  path,
  tab,
  open: isOpenPath(path),
  ...screen,
});
const under = { tab: true };

const pathOf = (link: string) => link.split('?')[0] ?? link;

/** Every screen that exists. */
export const routes: readonly Route[] = [
  at(paths.root, entry, under),
  at(paths.home, entry, under),
  at(
    paths.project,
    lazyScreen('yield', 'ProjectListScreen', () => import('../features/yield/ProjectListScreen')),
    under,
  ),
  at(
    paths.user,
    lazyScreen('account', 'UserCentreScreen', () => import('../features/account/UserCentreScreen')),
    under,
  ),
  at(
    paths.login,
    lazyScreen('auth', 'LoginScreen', () => import('../features/auth/LoginScreen')),
  ),
  at(
    paths.register,
    lazyScreen('auth', 'RegisterScreen', () => import('../features/auth/RegisterScreen')),
  ),
  at(
    paths.agreement,
    lazyScreen('auth', 'AgreementScreen', () => import('../features/auth/AgreementScreen')),
  ),
  at(
    paths.locked,
    lazyScreen('auth', 'LockedScreen', () => import('../features/auth/locked/LockedScreen')),
  ),
  at(
    paths.language,
    lazyScreen('account', 'LanguageScreen', () => import('../features/account/LanguageScreen')),
  ),
  at(
    paths.markets,
    lazyScreen('market', 'MarketListScreen', () => import('../features/market/MarketListScreen')),
    under,
  ),
  at(
    paths.instrumentPage,
    lazyScreen('trading', 'TradeScreen', () => import('../features/trading/TradeScreen')),
  ),
  at(
    paths.orders,
    lazyScreen('trading', 'OrdersScreen', () => import('../features/trading/orders/OrdersScreen')),
  ),
  at(
    paths.recharge,
    lazyScreen('recharge', 'RechargeScreen', () => import('../features/recharge/RechargeScreen')),
  ),
  at(
    paths.rechargeChannels,
    lazyScreen(
      'recharge',
      'ChannelListScreen',
      () => import('../features/recharge/ChannelListScreen'),
    ),
  ),
  at(
    paths.rechargeRecords,
    lazyScreen(
      'recharge',
      'RecordsScreen',
      () => import('../features/recharge/records/RecordsScreen'),
    ),
  ),
  at(
    paths.statement,
    lazyScreen(
      'statement',
      'StatementScreen',
      () => import('../features/statement/StatementScreen'),
    ),
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
