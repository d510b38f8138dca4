import { useEffect, useState } from 'react';
import type { Language } from '../../../../schema/languages';
import { useSession } from '../../lib/session/session';

/** How cities are called in a language, by their English name; where it is the same there, none stands here. */
type CityNames = Readonly<Record<string, string>>;

/** A language with its names of cities; until they have come, and where they cannot, cities are called in English. */
export interface Tongue {
  readonly language: Language;
  readonly names: CityNames;
}

/** The names of one language are loaded alone, with the first list of cities. */
const files: Readonly<Record<Language, () => Promise<CityNames>>> = {
  en: () => Promise.resolve({}),
  zh: () => import('./names/zh.json').then(named),
  hk: () => import('./names/hk.json').then(named),
  jp: () => import('./names/jp.json').then(named),
  kor: () => import('./names/kor.json').then(named),
  th: () => import('./names/th.json').then(named),
  vi: () => import('./names/vi.json').then(named),
  de: () => import('./names/de.json').then(named),
  fr: () => import('./names/fr.json').then(named),
  es: () => import('./names/es.json').then(named),
};

const named = ({ default: names }: { readonly default: CityNames }): CityNames => names;

export const tongueOf = async (language: Language): Promise<Tongue> => ({
  language,
  names: await files[language](),
});

/** The language on screen. */
export function useTongue(): Tongue {
  const { language } = useSession();
  const [known, setKnown] = useState<Tongue | null>(null);
  useEffect(() => {
    let here = true;
    const keep = (tongue: Tongue) => {
      if (here) setKnown(tongue);
    };
    tongueOf(language).then(keep, () => null);
    return () => {
      here = false;
    };
  }, [language]);
  return known?.language === language ? known : { language, names: {} };
}
