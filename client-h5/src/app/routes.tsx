import { isOpenPath, paths } from '../../../schema/routes';
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
    lazyScreen(() => import('../features/yield/ProjectListScreen'), 'ProjectListScreen'),
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
    lazyScreen(() => import('../features/trading/orders/OrdersScreen'), 'OrdersScreen'),
  ),
  at(
    paths.recharge,
    lazyScreen(() => import('../features/recharge/RechargeScreen'), 'RechargeScreen'),
  ),
  at(
    paths.rechargeChannels,
    lazyScreen(() => import('../features/recharge/ChannelListScreen'), 'ChannelListScreen'),
  ),
  at(
    paths.rechargeRecords,
    lazyScreen(() => import('../features/recharge/RecordsScreen'), 'RecordsScreen'),
  ),
  at(
    paths.statement,
    lazyScreen(() => import('../features/statement/StatementScreen'), 'StatementScreen'),
  ),
];

/** Starts fetching the screen of a path before anything asks for it. */
export function preload(link: string): void {
  const path = pathOf(link) || paths.root;
  const route = routes.find((candidate) => candidate.path === path);
  // A failure is told when the screen itself is opened.
  route?.load().catch(() => null);
}
