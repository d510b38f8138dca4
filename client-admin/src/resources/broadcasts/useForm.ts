import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../../../../schema/languages';
import { useLicences } from '../../ui/texts/useLicences';
import { emptyDraft, firstFault, missingTexts, toOf, type BroadcastDraft } from './broadcastDraft';
import { useReach, type Reach } from './useReach';

/** What has to be done before it can be sent: a key of the words, and the language in which it is wrong. */
function blockedBy(draft: BroadcastDraft, { people, nobody }: Reach, fault: Language | undefined) {
  if (fault !== undefined) return { key: 'wrong', language: fault };
  const [missing] = missingTexts(draft).keys();
  if (missing !== undefined) return { key: 'incomplete', language: missing };
  if (toOf(draft) === null || nobody.length > 0) return { key: 'readers' };
  return people === undefined ? { key: 'uncounted' } : null;
}

/** What is typed, what keeps it from being sent, and whether it is asked once more. */
export function useForm() {
  const translate = useTranslate();
  const [draft, setDraft] = useState(emptyDraft);
  const [language, setLanguage] = useState<Language>('en');
  const [blocked, setBlocked] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const reach = useReach(draft);
  const licences = useLicences();
  return {
    ...{ draft, language, setLanguage, blocked, asked, setAsked, reach },
    change: (part: Partial<BroadcastDraft>) => {
      setBlocked(null);
      setDraft((before) => ({ ...before, ...part }));
    },
    ask: () => {
      const found = blockedBy(draft, reach, firstFault(draft, licences));
      setBlocked(found && translate(`resources.broadcasts.blocked.${found.key}`));
      if (found?.language) setLanguage(found.language);
      setAsked(found === null);
    },
  };
}
