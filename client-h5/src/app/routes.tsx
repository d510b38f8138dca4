import { isOpenPath, paths } from '../../../schema/routes';
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

const home = lazyScreen(() => import('../features/home/HomeScreen'), 'HomeScreen');
const pathOf = (link: string) => link.split('?')[0] ?? link;

/** Every screen that exists. */
export const routes: readonly Route[] = [
  at(paths.root, home, under),
  at(paths.home, home, under),
  at(
    paths.project,
    lazyScreen(() => import('../features/project/ProjectListScreen'), 'ProjectListScreen'),
    under,
  ),
  at(
    paths.user,
    lazyScreen(() => import('../features/account/UserCentreScreen'), 'UserCentreScreen'),
    under,
  ),
  at(
    paths.login,
    lazyScreen(() => import('../features/auth/LoginScreen'), 'LoginScreen'),
  ),
  at(
    paths.register,
    lazyScreen(() => import('../features/auth/RegisterScreen'), 'RegisterScreen'),
  ),
  at(
    paths.agreement,
    lazyScreen(() => import('../features/auth/AgreementScreen'), 'AgreementScreen'),
  ),
  at(
    paths.locked,
    lazyScreen(() => import('../features/auth/LockedScreen'), 'LockedScreen'),
  ),
  at(
    paths.language,
    lazyScreen(() => import('../features/account/LanguageScreen'), 'LanguageScreen'),
  ),
  at(
    paths.trade,
    lazyScreen(() => import('../features/market/MarketListScreen'), 'MarketListScreen'),
    under,
  ),
  at(
    paths.instrumentPage,
    lazyScreen(() => import('../features/trading/TradeScreen'), 'TradeScreen'),
  ),
  at(
    paths.orders,
    lazyScreen(() => import('../features/trading/OrdersScreen'), 'OrdersScreen'),
  ),
  at(
    paths.recharge,
    lazyScreen(() => import('../features/funding/RechargeScreen'), 'RechargeScreen'),
  ),
  at(
    paths.rechargeChannels,
    lazyScreen(() => import('../features/funding/ChannelListScreen'), 'ChannelListScreen'),
  ),
  at(
    paths.rechargeRecords,
    lazyScreen(() => import('../features/funding/RecordsScreen'), 'RecordsScreen'),
  ),
  at(
    paths.statement,
    lazyScreen(() => import('../features/funding/StatementScreen'), 'StatementScreen'),
  ),
];

/** Starts fetching the screen of a path before anything asks for it. */
export function preload(link: string): void {
  const path = pathOf(link) || paths.root;
  const route = routes.find((candidate) => candidate.path === path);
  // A failure is told when the screen itself is opened.
  route?.load().catch(() => null);
}
