import { useState } from 'react';
import { useSession } from '../../lib/session/session';
import { useWords } from '../../lib/useWords';
import { TextField } from '../../ui/field/TextField';
import styles from './ChoosePlaceScreen.module.css';
import type { City } from './cities';
import { countryName, foundCities } from './search';

/** As many stand below the field. */
const SHOWN = 4;

interface Props {
  /** No map stands below it. */
  readonly alone: boolean;
  readonly onChoose: (city: City) => void;
}

/** Cities by what is typed: name or country, in this language or in English. */
export function CityList({ alone, onChoose }: Props) {
  const { t } = useWords('places');
  const { language } = useSession();
  const [asked, setAsked] = useState('');
  const found = foundCities(asked, language);
  const more = found.length - SHOWN;
  return (
    <section>
      <TextField
        label={t('search')}
        type="search"
        autoComplete="off"
        maxLength={60}
        value={asked}
        onChange={({ target }) => {
          setAsked(target.value);
        }}
      />
      {found.length === 0 && <p className="second">{t(alone ? 'noneAlone' : 'none')}</p>}
      <ul className="card card-list card-plain" aria-label={t('list')}>
        {found.slice(0, SHOWN).map((city) => (
          <li key={`${city.name} ${city.country}`}>
            <button
              type="button"
              className="cell"
              onClick={() => {
                onChoose(city);
              }}
            >
              <span className="grow">{city.name}</span>
              <span className="small muted">{countryName(city.country, language)}</span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.placeMore}>{t('more', { count: more })}</p>}
    </section>
  );
}
