import { settingFields } from '../../../../schema/settings/shows';
import { isSettingKey, settingGroups } from '../../../../schema/settings/facts';
import { readSetting } from '../../../../schema/settings/texts';
import type { AuditChangeFragment } from '../../ui/changes/changes.generated';
import type { SettingsFragment } from './settings.generated';

export type Settings = SettingsFragment;
type Texts = readonly string[];

/** The group that a record is. */
export const groupOf = (id: string) => settingGroups.find((one) => one === id) ?? null;

/** A value as tables of changes read it: rates as the whole number they are kept as, lists in lines. */
function lines(key: string, texts: Texts | null): string | null {
  if (texts === null || !isSettingKey(key)) return null;
  const shows = settingFields[key]?.shows;
  if (shows === 'BP' || shows === 'PPM') return String(readSetting(key, texts));
  return texts.join('\n') || null;
}

/** What a setting is and what it is to be; nothing before where it is only shown. */
export const changeOf = (key: string, before: Texts | null, after: Texts): AuditChangeFragment => ({
  field: key,
  shows: settingFields[key]?.shows ?? 'TEXT',
  before: lines(key, before),
  after: lines(key, after),
});
