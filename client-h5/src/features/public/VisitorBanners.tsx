import { useQuery } from '@apollo/client/react';
import { Banners } from '../../ui/banners/Banners';
import { VisitorBannersDocument } from './public.generated';
import styles from './LandingBanners.module.css';

/** What the operator shows a visitor first; the room for it goes where there is nothing to show. */
export function VisitorBanners() {
  const { data, error } = useQuery(VisitorBannersDocument);
  if (data) return <Banners banners={data.articles.edges.map(({ node }) => node)} />;
  return error ? null : <div className={styles.landingRoom} />;
}
