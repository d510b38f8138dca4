import { useTranslate } from 'react-admin';
import type { BroadcastAudience } from '../../../../schema/content/broadcasts';
import { languageFacts, type Language } from '../../../../schema/languages';

interface Meant {
  readonly audience: BroadcastAudience;
  /** Of LANGUAGE alone. */
  readonly language: Language | null;
}

/** Whom a message is meant for, in words. */
export function useAudience() {
  const translate = useTranslate();
  return ({ audience, language }: Meant): string =>
    language === null
      ? translate(`resources.broadcasts.audience.${audience}`)
      : translate('resources.broadcasts.readersOf', { language: languageFacts[language].name });
}
