import { lazy, Suspense } from 'react';
import { part } from '../../lib/network/part';
import { partWords } from '../../lib/network/partWords';
import { useOnPhone } from '../../lib/useOnPhone';
import styles from './LandingBanners.module.css';

/** It brings words of its own, which come with it. */
const VisitorBanners = lazy(async () => {
  const words = partWords('content');
  const file = await part(() => import('./VisitorBanners'));
  await words;
  return { default: file.VisitorBanners };
});

/** Room for banners in the first sight, so that nothing moves when they come; the server draws the room alone. */
export function LandingBanners() {
  const room = <div className={styles.landingRoom} />;
  return useOnPhone() ? (
    <Suspense fallback={room}>
      <VisitorBanners />
    </Suspense>
  ) : (
    room
  );
}
