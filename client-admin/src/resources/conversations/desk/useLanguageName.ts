import { useMemo } from 'react';
import { languageFacts, type Language } from '../../../../../schema/languages';
import { useFormat } from '../../../lib/useFormat';

/** A language by its name in the language of the console. */
export function useLanguageName(language: Language): string {
  const { language: own } = useFormat();
  return useMemo(() => {
    const { tag, name } = languageFacts[language];
    return new Intl.DisplayNames([languageFacts[own].tag], { type: 'language' }).of(tag) ?? name;
  }, [language, own]);
}
