import { useSearchParams } from 'react-router-dom';
import { coordinates, outsideLink, placeIn, type Place } from '../../../../schema/places/place';
import { useWords } from '../../lib/useWords';
import { Fact } from '../../ui/figure/Fact';
import { Page } from '../../ui/layout/Page';
import { Empty } from '../../ui/state/Empty';
import styles from './ChoosePlaceScreen.module.css';
import { LazyMap } from './LazyMap';

/** How near a place is shown, in times the whole earth. */
const NEAR = 8;

/** `/open-location?lat=&lng=&name=`: one place on the map, and the way to it in maps of somebody else. */
export function OpenPlaceScreen() {
  const { t } = useWords('places');
  const [query] = useSearchParams();
  const place = placeIn(query);
  return (
    <Page title={t('open')} back>
      {place ? <Shown place={place} /> : <Empty title={t('missing')} text={t('missingText')} />}
    </Page>
  );
}

function Shown({ place }: { readonly place: Place }) {
  const { t } = useWords('places');
  const called = place.name === '' ? coordinates(place) : place.name;
  return (
    <div className={styles.place}>
      <h2 className={styles.placeName}>{called}</h2>
      <LazyMap
        key={coordinates(place)}
        marker={place}
        zoom={NEAR}
        label={t('mapOf', { place: called })}
      />
      <dl className="facts">
        <Fact name={t('coordinates')}>{coordinates(place)}</Fact>
      </dl>
      <a
        className="button button-primary"
        href={outsideLink(place)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('outside')}
      </a>
      <p className="small muted">{t('outsideNote')}</p>
    </div>
  );
}
