import { contentPaths } from '../../../../schema/content/routes';
import { lazyScreen } from '../lazyScreen';
import { at, plain, type Route } from '../route';

/** The screens that show what the operator says. */
export const contentRoutes: readonly Route[] = [
  at(
    contentPaths.news,
    lazyScreen('content', 'NewsScreen', () => import('../../features/content/NewsScreen')),
    plain,
  ),
  at(
    contentPaths.articlePage,
    lazyScreen('content', 'ArticleScreen', () => import('../../features/content/ArticleScreen')),
    plain,
  ),
  at(
    contentPaths.notices,
    lazyScreen('content', 'NoticesScreen', () => import('../../features/content/NoticesScreen')),
    plain,
  ),
  at(
    contentPaths.about,
    lazyScreen('content', 'AboutScreen', () => import('../../features/content/AboutScreen')),
    plain,
  ),
  at(
    contentPaths.activities,
    lazyScreen(
      'content',
      'ActivitiesScreen',
      () => import('../../features/content/ActivitiesScreen'),
    ),
    plain,
  ),
  at(
    contentPaths.activityList,
    lazyScreen(
      'content',
      'ActivityListScreen',
      () => import('../../features/content/ActivityListScreen'),
    ),
    plain,
  ),
  at(
    contentPaths.activityPage,
    lazyScreen('content', 'ActivityScreen', () => import('../../features/content/ActivityScreen')),
    plain,
  ),
];
