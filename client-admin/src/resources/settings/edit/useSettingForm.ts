import { useState, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { SettingKey } from '../../../../../schema/settings/facts';
import type { Refused } from '../../../lib/refused';
import type { Settings } from '../settingGroup';
import { draftOf, readDraft } from './settingDraft';
import { useSettingWords } from './useSettingWords';

/** What is typed for a group, what is wrong with it, and whether it is asked to be proposed. */
export function useSettingForm(group: Settings) {
  const translate = useTranslate();
  const { rule } = useSettingWords();
  const [draft, setDraft] = useState(() => draftOf(group));
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const { changed, wrong, crossed } = readDraft(group, draft);
  const faultOf = (key: SettingKey): string | undefined => {
    if (refused?.field === key) return refused.message;
    if (tried && wrong.includes(key)) return rule(key);
    return tried && crossed === key ? translate('resources.settings.crossed') : undefined;
  };
  const isField = (name: string | null) => group.settings.some(({ id }) => id === name);
  return {
    ...{ draft, tried, asked, changed, faultOf },
    /** What the server refused beside no field of the form. */
    refusal: refused && !isField(refused.field) ? refused.message : null,
    type: (key: SettingKey, typed: readonly string[]) => {
      setDraft((before) => ({ ...before, [key]: typed }));
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      setTried(true);
      setRefused(null);
      setAsked(wrong.length === 0 && crossed === null && changed.length > 0);
    },
    close: (fault: Refused | null) => {
      setRefused(fault);
      setAsked(false);
    },
  };
}
