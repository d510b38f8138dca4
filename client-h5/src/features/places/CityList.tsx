import { useState } from 'react';
import { useWords } from '../../lib/useWords';
import { TextField } from '../../ui/field/TextField';
import styles from './ChoosePlaceScreen.module.css';
import type { City } from './cities';
import { cityName, countryName, foundCities } from './search';
import type { Tongue } from './tongue';

/** As many stand below the field. */
const SHOWN = 4;

interface Props {
  /** No map stands below it. */
  readonly alone: boolean;
  readonly tongue: Tongue;
  readonly onChoose: (city: City) => void;
}

/** Cities by what is typed: name or country, in this language or in English. */
export function CityList({ alone, tongue, onChoose }: Props) {
  const { t } = useWords('places');
  const [asked, setAsked] = useState('');
  const found = foundCities(asked, tongue);
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
              <span className="grow">{cityName(city, tongue)}</span>
              <span className="small muted">{countryName(city.country, tongue.language)}</span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.placeMore}>{t('more', { count: more })}</p>}
    </section>
  );
}
