import { forbiddenCopy } from '../../../schema/content/forbidden-copy';
import {
  isSettingKey,
  settingFacts,
  type SettingGroup,
  type SettingKey,
} from '../../../schema/settings/facts';
import { settingsFault } from '../../../schema/settings/fits';
import { isText, isTexts } from '../../../schema/settings/shapes';
import { readSetting } from '../../../schema/settings/texts';
import type { Reads } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { settingsOf, type SettingsNow } from './setting-versions';

export interface AskedSettings {
  readonly group: SettingGroup;
  /** The version of the group that whoever asks has read. */
  readonly version: string;
  /** Those that are to be another, as `readSetting` reads them; the others stay. */
  readonly settings: readonly { readonly key: string; readonly values: readonly string[] }[];
}

/**
 * All settings of a group as somebody wants them to be, for a proposal.
 * @throws CHANGED_MEANWHILE where they are not as that person has read them; of a setting, by its key: AMOUNT_INVALID,
 * PARAM_INVALID, COPY_FORBIDDEN
 */
export async function readChange(db: Reads, asked: AskedSettings): Promise<SettingsNow['values']> {
  const { version, values } = await settingsOf(db, asked.group);
  if (version !== asked.version) refuse('CHANGED_MEANWHILE', {});
  const changed = asked.settings.map(({ key, values: texts }) => {
    if (!isSettingKey(key) || settingFacts[key].group !== asked.group) return invalid('settings');
    return [key, readSetting(key, texts) ?? nothingIn(key, texts)] as const;
  });
  const after = { ...values, ...Object.fromEntries(changed) };
  const fault = settingsFault(after);
  if (fault !== null) invalid(fault);
  assertCopy(after);
  return after;
}

/** Nothing at all is an office that is none; of every other setting it is no value. */
const nothingIn = (key: string, texts: readonly string[]): null =>
  key === 'office' && texts.length === 0 ? null : invalid(key);

function invalid(key: string): never {
  const isAmount = isSettingKey(key) && settingFacts[key].kind.startsWith('MONEY');
  return isAmount
    ? refuse('AMOUNT_INVALID', {}, key)
    : refuse('PARAM_INVALID', { field: key }, key);
}

/**
 * The brand is one's own: no other institution's name, no promise, no licence. Wordings of licences speak of a licence and
 * of nothing else that texts may not say. @throws COPY_FORBIDDEN
 */
function assertCopy({ brand, licences }: SettingsNow['values']): void {
  const inBrand = isText(brand) ? forbiddenCopy('en', brand) : [];
  refuseWords(inBrand, 'brand');
  const lines = isTexts(licences) ? licences : [];
  refuseWords(
    lines.flatMap((line) => forbiddenCopy('en', line, lines)),
    'licences',
  );
}

function refuseWords(words: readonly string[], key: SettingKey): void {
  if (words.length > 0) refuse('COPY_FORBIDDEN', { words: [...new Set(words)].join(', ') }, key);
}
