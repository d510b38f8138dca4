import { lazy, Suspense, type ComponentProps } from 'react';
import { part } from '../../lib/network/part';
import { useWords } from '../../lib/useWords';
import type { PlaceMap } from './PlaceMap';
import styles from './ChoosePlaceScreen.module.css';

const Drawn = lazy(() =>
  part(() => import('./PlaceMap')).then((file) => ({ default: file.PlaceMap })),
);

/** The map, whose borders weigh as much as the rest of the app: everything else stands before it comes. */
export function LazyMap(props: ComponentProps<typeof PlaceMap>) {
  const { t } = useWords('places');
  return (
    <Suspense fallback={<p className={styles.placeWait}>{t('mapLoading')}</p>}>
      <Drawn {...props} />
    </Suspense>
  );
}
