import type { ApolloClient } from '@apollo/client';
import { HOME_VIEW_ID, type HomeFor, type HomeView } from '../../../../schema/home-page';
import { paths } from '../../../../schema/routes';
import {
  LandingTermsDocument,
  VisitorBannersDocument,
} from '../../features/public/public.generated';
import { PopularMarketsDocument } from '../../lib/live/popularMarkets.generated';
import { PlatformDocument } from '../../lib/platform.generated';
import { session } from '../../lib/session/session';

/** What Home shows of itself before anybody is known. Nothing in it belongs to a person. */
export const homeDocuments = {
  Platform: PlatformDocument,
  PopularMarkets: PopularMarketsDocument,
  LandingTerms: LandingTermsDocument,
  VisitorBanners: VisitorBannersDocument,
} as const;

/** Puts the answers of a view where the screens look for them. */
export function fillFrom(client: ApolloClient, { answers }: Pick<HomeView, 'answers'>): void {
  for (const [name, query] of Object.entries(homeDocuments)) {
    const data = answers[name];
    if (data) client.writeQuery({ query, data: data as never });
  }
}

/** The view that the server has drawn into this page, if it is the one that the app would draw. */
export function drawnView(): HomeView | null {
  const text = document.getElementById(HOME_VIEW_ID)?.textContent;
  if (!text || !isHome(location.hash)) return null;
  const view = JSON.parse(text) as HomeView;
  const { language, member } = here();
  return view.language === language && view.member === member ? view : null;
}

/** Home as this device would ask for it. */
export function here(): HomeFor {
  const { language, token } = session();
  return { language, member: token !== null };
}

const isHome = (hash: string): boolean =>
  ['', '#', `#${paths.root}`, `#${paths.home}`].includes(hash);
