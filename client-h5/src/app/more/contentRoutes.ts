import { contentPaths } from '../../../../schema/content/routes';
import { lazyScreen } from '../lazyScreen';
import { at, plain, type Route } from '../route';

/** The screens that show what the operator says, and those that people seldom come to. */
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
  at(
    contentPaths.bonuses,
    lazyScreen(
      'invitation',
      'BonusesScreen',
      () => import('../../features/invitation/own/BonusesScreen'),
    ),
    plain,
  ),
  at(
    contentPaths.download,
    lazyScreen('install', 'DownloadScreen', () => import('../../features/install/DownloadScreen')),
    plain,
  ),
  at(
    contentPaths.splash,
    lazyScreen('install', 'SplashScreen', () => import('../../features/install/SplashScreen')),
  ),
  at(
    contentPaths.choosePlace,
    lazyScreen(
      'places',
      'ChoosePlaceScreen',
      () => import('../../features/places/ChoosePlaceScreen'),
    ),
    plain,
  ),
  at(
    contentPaths.openPlace,
    lazyScreen('places', 'OpenPlaceScreen', () => import('../../features/places/OpenPlaceScreen')),
    plain,
  ),
];
