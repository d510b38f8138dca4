import {
  settingFacts,
  type SettingKey,
  type SettingKind,
} from '../../../../../schema/settings/facts';
import { fitsSetting, settingsFault } from '../../../../../schema/settings/fits';
import { readSetting } from '../../../../../schema/settings/texts';
import { readAmount } from '../../../lib/money/readAmount';
import type { Settings } from '../settingGroup';

type Texts = readonly string[];

/** What is typed for each setting: one text, an entry of a list a line, seven days, or three parts of an office. */
export type SettingDraft = Readonly<Record<string, Texts>>;

/** Typed a line each. */
export const isList = (kind: SettingKind): boolean =>
  kind === 'MONEYS' || kind === 'COUNTS' || kind === 'LICENCES';

const typedOf = (key: SettingKey, values: Texts): Texts => {
  const { kind } = settingFacts[key];
  if (kind === 'OFFICE') return values.length === 0 ? ['', '', ''] : values;
  return isList(kind) ? [values.join('\n')] : values;
};

export const draftOf = ({ settings }: Settings): SettingDraft =>
  Object.fromEntries(settings.map(({ id, values }) => [id, typedOf(id as SettingKey, values)]));

const linesIn = ([text = '']: Texts): Texts =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** As the server reads it; what is no amount stays as it was typed, and is none there either. */
function amountIn(text: string): string {
  const found = readAmount(text);
  return found.kind === 'read' ? found.money.amount : '';
}

/** `9:00 – 17:30` is 09:00-17:30. */
const hoursIn = (text: string): string =>
  text
    .split(/[-–]/)
    .map((part) => part.trim().replace(/^\d:\d\d$/, '0$&'))
    .join('-');

function sentOf(key: SettingKey, typed: Texts): Texts {
  const { kind } = settingFacts[key];
  if (kind === 'OFFICE') return typed.every((part) => part.trim() === '') ? [] : typed;
  if (kind === 'WEEK') return typed.map(hoursIn);
  if (kind === 'CLOCK') return typed.map(hoursIn);
  const texts = isList(kind) ? linesIn(typed) : typed.map((text) => text.trim());
  return kind === 'MONEY' || kind === 'MONEYS' ? texts.map(amountIn) : texts;
}

export interface ReadDraft {
  /** Those that are to be another. */
  readonly changed: readonly {
    readonly key: SettingKey;
    readonly before: Texts;
    readonly values: string[];
  }[];
  /** Those that may not stand, and one that does not go with others. */
  readonly wrong: readonly string[];
  readonly crossed: string | null;
}

/** What a draft says against the settings as they stand. */
export function readDraft({ settings }: Settings, draft: SettingDraft): ReadDraft {
  const read = settings.map(({ id, values: before }) => {
    const key = id as SettingKey;
    const values = [...sentOf(key, draft[key] ?? [])];
    return { key, before, values, value: readSetting(key, values) };
  });
  const wrong = read.filter(({ key, value }) => !fitsSetting(key, value)).map(({ key }) => key);
  const after = Object.fromEntries(read.map(({ key, value }) => [key, value]));
  const differs = ({ key, before, value }: (typeof read)[number]) =>
    JSON.stringify(readSetting(key, before)) !== JSON.stringify(value);
  return {
    changed: read.filter(differs).map(({ key, before, values }) => ({ key, before, values })),
    wrong,
    crossed: wrong.length > 0 ? null : settingsFault(after),
  };
}
