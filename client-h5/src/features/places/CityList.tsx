import { useMemo, useState } from 'react';
import { classes } from '../../lib/classes';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/field/TextField';
import styles from './ChoosePlaceScreen.module.css';
import type { City } from './cities';
import { cityName, countryName, foundCities, inOrder } from './search';
import type { Tongue } from './tongue';

/** As many stand below the field until all are asked for. */
const SHOWN = 4;

interface Props {
  /** No map stands below it. */
  readonly alone: boolean;
  readonly tongue: Tongue;
  readonly onChoose: (city: City) => void;
}

/** Cities by what is typed: name or country, in this language or in English; all of them to go through by country. */
export function CityList({ alone, tongue, onChoose }: Props) {
  const { t } = useWords('places');
  const [asked, setAsked] = useState('');
  const [all, setAll] = useState(false);
  const found = useMemo(() => foundCities(asked, tongue), [asked, tongue]);
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
      <ul
        className={classes('card card-list card-plain', all ? styles.placeAll : undefined)}
        aria-label={t('list')}
      >
        {(all ? inOrder(found, tongue) : found.slice(0, SHOWN)).map((city) => (
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
      {found.length > SHOWN && (
        <Button
          small
          look="text"
          aria-expanded={all}
          onClick={() => {
            setAll(!all);
          }}
        >
          {all ? t('showFewer') : t('showAll', { count: found.length })}
        </Button>
      )}
    </section>
  );
}
