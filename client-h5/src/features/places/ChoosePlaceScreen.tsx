import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { hundredths } from '../../../../schema/places/format-degrees';
import { placeLine, type Place, type Point } from '../../../../schema/places/place';
import { addPlace } from '../../lib/places/written';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/layout/Page';
import styles from './ChoosePlaceScreen.module.css';
import { CityList } from './CityList';
import { LazyMap } from './LazyMap';
import { nameOf, placeOfCity } from './search';
import { useTongue } from './tongue';

/** `/choose-location`: a place from the list, by the map or by the device, for the message one is writing. */
export function ChoosePlaceScreen() {
  const { t } = useWords('places');
  const tongue = useTongue();
  const [place, setPlace] = useState<Place | null>(null);
  /** Counts what was chosen off the map, which then looks there. */
  const [looks, setLooks] = useState(0);
  const [fault, setFault] = useState<Fault | null>(null);
  const leave = useLeave();
  const pick = (point: Point, country: string | null) => {
    setPlace({ ...point, name: nameOf(point, country, tongue) });
  };
  const lookAt = (next: Place) => {
    setFault(null);
    setPlace(next);
    setLooks((n) => n + 1);
  };
  // Asked once more the browser would refuse without a word: what is left is the list.
  const listAlone = fault === 'refused';
  return (
    <Page title={t('choose')} back foot={<Use place={place} onUse={leave} />}>
      <div className={styles.place}>
        <CityList
          alone={listAlone}
          tongue={tongue}
          onChoose={(city) => lookAt(placeOfCity(city, tongue))}
        />
        {!listAlone && 'geolocation' in navigator && (
          <Mine
            onFound={(point) => lookAt({ ...point, name: nameOf(point, null, tongue) })}
            onFault={setFault}
          />
        )}
        {fault !== null && <p role="status">{t(fault)}</p>}
        {!listAlone && (
          <LazyMap key={looks} marker={place} zoom={place ? 8 : 1} label={t('map')} onPick={pick} />
        )}
      </div>
    </Page>
  );
}

/** Back to the message; whoever came by an address alone is led to customer service. */
function useLeave(): (place: Place) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (place) => {
    addPlace(placeLine(place));
    if (key === 'default') void navigate(paths.customer, { replace: true });
    else void navigate(-1);
  };
}

interface UseProps {
  readonly place: Place | null;
  readonly onUse: (place: Place) => void;
}

function Use({ place, onUse }: UseProps) {
  const { t } = useWords('places');
  return (
    <>
      <p className={styles.placeChosen} aria-live="polite">
        {place ? placeLine(place) : t('nothing')}
      </p>
      <Button
        disabled={place === null}
        onClick={() => {
          if (place) onUse(place);
        }}
      >
        {t('use')}
      </Button>
    </>
  );
}

/** The person does not let the app know, or the device does not know at this moment. */
type Fault = 'refused' | 'notFound';

interface MineProps {
  readonly onFound: (point: Point) => void;
  readonly onFault: (fault: Fault) => void;
}

/** Of a `GeolocationPositionError`. */
const PERMISSION_DENIED = 1;

/** Where the device says that it is, if the person lets it. */
function Mine({ onFound, onFault }: MineProps) {
  const { t } = useWords('places');
  const ask = () => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        onFound({ lat: hundredths(latitude), lng: hundredths(longitude) });
      },
      ({ code }) => {
        onFault(code === PERMISSION_DENIED ? 'refused' : 'notFound');
      },
      { timeout: 10_000, maximumAge: 60_000 },
    );
  };
  return (
    <Button look="quiet" onClick={ask}>
      <LocateFixed size={20} strokeWidth={1.7} aria-hidden />
      {t('mine')}
    </Button>
  );
}
