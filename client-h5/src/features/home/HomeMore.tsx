import { lazy, Suspense } from 'react';
import { part } from '../../lib/network/part';
import { partWords } from '../../lib/network/partWords';
import { HeldProjects } from './HeldProjects';

/** It brings words of its own, which come with it. */
const HomeContent = lazy(async () => {
  const words = partWords('content');
  const file = await part(() => import('./content/HomeContent'));
  await words;
  return { default: file.HomeContent };
});

/** What stands below the markets: what is held, then what the operator says. */
export const HomeMore = () => (
  <>
    <HeldProjects />
    <Suspense fallback={null}>
      <HomeContent />
    </Suspense>
  </>
);
