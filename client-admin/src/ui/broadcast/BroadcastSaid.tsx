import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../../../../schema/languages';
import { useFormat } from '../../lib/useFormat';
import { LanguageChips } from '../texts/LanguageChips';
import { PhonePreview } from '../texts/PhonePreview';
import type { BroadcastSaidFragment } from './proposed.generated';

/** What a message to many people says, one language at a time, as a phone shows it. */
export function BroadcastSaid({ texts }: { readonly texts: readonly BroadcastSaidFragment[] }) {
  const translate = useTranslate();
  const { language: own } = useFormat();
  const [language, setLanguage] = useState<Language>(own);
  const said = texts.find((one) => one.language === language);
  return (
    <div className="stack">
      <LanguageChips
        label={translate('resources.broadcasts.language')}
        language={language}
        onLanguage={setLanguage}
      />
      <PhonePreview language={language} text={said ?? { title: '', body: '' }} />
    </div>
  );
}
