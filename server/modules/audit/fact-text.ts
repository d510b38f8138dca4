import { auditFields } from '../../../schema/audit';
import { languageFacts, languages } from '../../../schema/languages';
import { isSettingKey } from '../../../schema/settings/facts';
import { writeSetting } from '../../../schema/settings/texts';

type Entries = Readonly<Record<string, unknown>>;

/**
 * A value of a before or an after as people read it: a list in lines, texts by language in lines with the language's
 * name. Of two sides the lines that are the same on both are left out.
 */
export function factText(value: unknown, other?: unknown): string {
  if (Array.isArray(value)) return value.map(lineOf).join('\n');
  if (typeof value !== 'object' || value === null) return plain(value);
  const twin = (typeof other === 'object' && other !== null ? other : {}) as Entries;
  return Object.entries(value)
    .filter(([name, text]) => plain(text) !== plain(twin[name]))
    .sort(([a], [b]) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))
    .map(([name, text]) => `${nameOf(name)}: ${plain(text)}`)
    .join('\n');
}

const AS_TYPED: ReadonlySet<string> = new Set(['MONEY', 'TEXT', 'WEEK']);

/** A value of a setting in lines, as it is typed; null for what is none, and for rates and words, which are said by others. */
export function settingText(field: string, value: unknown): string | null {
  if (!isSettingKey(field) || !AS_TYPED.has(auditFields[field]?.shows ?? '')) return null;
  return writeSetting(field, value).join('\n');
}

/** `{ label, value }` of receiving details as one line; of other rows their figures, one after another. */
function lineOf(entry: unknown): string {
  const { label, value } = (typeof entry === 'object' && entry !== null ? entry : {}) as Entries;
  if (value !== undefined) return `${plain(label)}: ${plain(value)}`;
  if (typeof entry !== 'object' || entry === null) return plain(entry);
  return Object.values(entry).map(plain).join(' · ');
}

const languageOf = (name: string) => languages.find((one) => one === name);

/** What is no language stands behind those. */
const placeOf = (name: string): number => {
  const language = languageOf(name);
  return language === undefined ? languages.length : languages.indexOf(language);
};

function nameOf(name: string): string {
  const language = languageOf(name);
  return language === undefined ? name : languageFacts[language].name;
}

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
