import { paths } from '../../../schema/routes';
import { session } from '../lib/session/session';
import type { Frame } from '../ui/state/PageWait';
import { entry } from './entry';
import { chunkFailed } from './chunkLoadError';
import { lazyScreen } from './lazyScreen';
import { at, called, plain, type Route } from './route';

/** Under the tab bar; without a title where the page’s own head is drawn from an answer. */
const under = (title?: Frame['title']): Frame => ({ tab: true, ...(title && { title }) });

const pathOf = (link: string) => link.split('?')[0] ?? link;

/** The screens that people come to first; all others are listed in `MoreScreens.tsx`. */
export const routes: readonly Route[] = [
  at(paths.root, entry, under()),
  at(paths.home, entry, under()),
  at(
    paths.project,
    lazyScreen(
      'yield',
      'ProjectListScreen',
      () => import('../features/yield/list/ProjectListScreen'),
    ),
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
    paths.recharge,
    lazyScreen('recharge', 'RechargeScreen', () => import('../features/recharge/RechargeScreen')),
    called('pages.recharge'),
  ),
];

/** The list of all other screens, which is no part of the first load. */
export const moreScreens = () => import('./MoreScreens').catch(chunkFailed);

/** Starts fetching the screen that a path leads to before anything asks for it. */
export async function preload(link: string): Promise<void> {
  const path = pathOf(link) || paths.root;
  const among = (list: readonly Route[], wanted: string) =>
    list.find((candidate) => candidate.path === wanted);
  const more = async () => (await moreScreens().catch(() => null))?.moreRoutes ?? [];
  const asked = among(routes, path) ?? among(await more(), path);
  const closed = asked?.open === false && session().token === null;
  // A failure is shown when the screen itself is opened.
  await (closed ? among(routes, paths.login) : asked)?.load().catch(() => null);
}
