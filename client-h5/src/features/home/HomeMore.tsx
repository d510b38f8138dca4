import { lazy, Suspense } from 'react';
import { part } from '../../lib/network/part';
import { partWords } from '../../lib/network/partWords';
import { useOnPhone } from '../../lib/useOnPhone';
import { HeldProjects } from './HeldProjects';

/** It brings words of its own, which come with it. */
const HomeContent = lazy(async () => {
  const words = partWords('content');
  const file = await part(() => import('./content/HomeContent'));
  await words;
  return { default: file.HomeContent };
});

/** What stands below the markets: what is held, then what the operator says, whose words the server does not wait for. */
export function HomeMore() {
  const onPhone = useOnPhone();
  return (
    <>
      <HeldProjects />
      {onPhone && (
        <Suspense fallback={null}>
          <HomeContent />
        </Suspense>
      )}
    </>
  );
}
