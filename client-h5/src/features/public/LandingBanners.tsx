import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { part } from '../../lib/network/part';
import { partWords } from '../../lib/network/partWords';
import { useOnPhone } from '../../lib/useOnPhone';
import { BannerCard, type Banner } from '../../ui/banners/BannerCard';
import { VisitorBannersDocument } from './public.generated';
import styles from './LandingBanners.module.css';

/** It brings words of its own, which come with it. */
const Banners = lazy(async () => {
  const words = partWords('content');
  const file = await part(() => import('../../ui/banners/Banners'));
  await words;
  return { default: file.Banners };
});

/**
 * What the operator shows a visitor first. The server draws the first of them, the largest thing of the
 * first sight; the others and their buttons come to a phone in the same room, so that nothing moves.
 */
export function LandingBanners() {
  const onPhone = useOnPhone();
  const { data, error } = useQuery(VisitorBannersDocument);
  if (error) return null;
  if (!data) return <Room steps />;
  const banners = data.articles.edges.map(({ node }) => node);
  const [first] = banners;
  if (!first) return null;
  const room = <Room steps={banners.length > 1} banner={first} />;
  return onPhone ? (
    <Suspense fallback={room}>
      <Banners banners={banners} />
    </Suspense>
  ) : (
    room
  );
}

const Room = ({ steps, banner }: { readonly steps: boolean; readonly banner?: Banner }) => (
  <div className={styles.landingRoom} data-steps={steps}>
    {banner && <BannerCard banner={banner} first />}
  </div>
);
