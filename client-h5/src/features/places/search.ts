import { languageFacts, type Language } from '../../../../schema/languages';
import type { Place, Point } from '../../../../schema/places/place';
import { cities, type City } from './cities';
import type { Tongue } from './tongue';

const countries = new Map<Language, Intl.DisplayNames>();

/** A country’s name in a language; its letters where the browser knows none. */
export function countryName(country: string, language: Language): string {
  const { tag } = languageFacts[language];
  const names = countries.get(language) ?? new Intl.DisplayNames(tag, { type: 'region' });
  countries.set(language, names);
  return names.of(country) ?? country;
}

export const cityName = ({ name }: City, { names }: Tongue): string => names[name] ?? name;

/** City and country; the city alone where both are called the same. */
export function placeOfCity(city: City, tongue: Tongue): Place {
  const { country, lat, lng } = city;
  const name = cityName(city, tongue);
  const inside = countryName(country, tongue.language);
  return { name: name === inside ? name : `${name}, ${inside}`, lat, lng };
}

/** By country and then by city, as a language orders names: a list to go through. */
export function inOrder(listed: readonly City[], tongue: Tongue): readonly City[] {
  const { compare } = new Intl.Collator(languageFacts[tongue.language].tag);
  const land = ({ country }: City) => countryName(country, tongue.language);
  return [...listed].sort(
    (a, b) => compare(land(a), land(b)) || compare(cityName(a, tongue), cityName(b, tongue)),
  );
}

/** Without accents and in small letters, so that `Malaga` finds `Málaga`. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Longer than any name: more than that is not looked for. */
const ASKED_MAX = 60;

/**
 * The cities of which name or country begins a word as asked for, in a language or in English: those whose own name does,
 * first. Each half stands as the language orders it, and so do all of them while nothing is asked for.
 */
export function foundCities(asked: string, tongue: Tongue): readonly City[] {
  const wanted = plain(asked.slice(0, ASKED_MAX).trim());
  if (wanted === '') return inOrder(cities, tongue);
  const begins = (text: string) =>
    plain(text).startsWith(wanted) || plain(text).includes(` ${wanted}`);
  const named = cities.filter((city) => begins(cityName(city, tongue)) || begins(city.name));
  const inside = cities.filter(
    (city) =>
      !named.includes(city) &&
      (begins(countryName(city.country, tongue.language)) ||
        begins(countryName(city.country, 'en'))),
  );
  return [...inOrder(named, tongue), ...inOrder(inside, tongue)];
}

const NEAR_KM = 30;
const KM_A_DEGREE = 111;

/** How a chosen point is called: by a city that is near, by its country, or by nothing. */
export function nameOf(point: Point, country: string | null, tongue: Tongue): string {
  const far = ({ lat, lng }: Point): number => {
    const across = (lng - point.lng) * Math.cos((point.lat * Math.PI) / 180);
    return Math.hypot(lat - point.lat, across) * KM_A_DEGREE;
  };
  const [nearest] = [...cities].sort((a, b) => far(a) - far(b));
  if (nearest && far(nearest) <= NEAR_KM) return placeOfCity(nearest, tongue).name;
  return country === null ? '' : countryName(country, tongue.language);
}
