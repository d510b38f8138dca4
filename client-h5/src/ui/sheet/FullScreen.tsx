import { lazy, Suspense } from 'react';
import { part } from '../../lib/network/part';
import type { FullScreenProps } from './fullScreenProps';

const Body = lazy(() =>
  part(() => import('./FullScreenBody')).then((file) => ({ default: file.FullScreenBody })),
);

/** A dialog over everything, also beyond the page's width: for what needs all of the screen. */
export function FullScreen(props: FullScreenProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  );
}
