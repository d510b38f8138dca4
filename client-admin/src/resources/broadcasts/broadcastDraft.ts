import { forbiddenAsk } from '../../../../schema/asks/forbidden-ask';
import {
  broadcastLimits,
  type BroadcastAudience,
  type BroadcastKind,
} from '../../../../schema/content/broadcasts';
import { plainOfHtml } from '../../../../schema/content/html';
import { languages, type Language } from '../../../../schema/languages';
import type { BroadcastToInput } from '../../graphql.generated';
import { copyFault, plainIn, type TextPlace } from '../../ui/texts/copyFault';
import { readReaders } from './readers';

export const textFields = ['title', 'body'] as const;
export type TextField = (typeof textFields)[number];
type Texts = Readonly<Record<TextField, string>>;

/** A message to many people as it is typed. */
export interface BroadcastDraft {
  readonly kind: BroadcastKind;
  readonly audience: BroadcastAudience;
  /** Counts for LANGUAGE alone. */
  readonly language: Language;
  /** As pasted; counts for LIST alone. */
  readonly readers: string;
  readonly texts: Readonly<Record<Language, Texts>>;
}

const none: Texts = { title: '', body: '' };

export const emptyDraft: BroadcastDraft = {
  ...{ kind: 'SERVICE', audience: 'ALL', language: 'en', readers: '' },
  texts: Object.fromEntries(languages.map((one) => [one, none])) as BroadcastDraft['texts'],
};

/** Whom it is meant for; null while that cannot be said. */
export function toOf({ audience, language, readers }: BroadcastDraft): BroadcastToInput | null {
  if (audience === 'LANGUAGE') return { audience, language, readers: null };
  if (audience !== 'LIST') return { audience, language: null, readers: null };
  const { lines, broken, tooMany } = readReaders(readers);
  if (lines.length === 0 || broken.length > 0 || tooMany) return null;
  return { audience, language: null, readers: lines.map(({ text }) => text) };
}

export const textsOf = ({ texts }: BroadcastDraft) =>
  languages.map((language) => ({ language, ...texts[language] }));

/** How many texts a language lacks, where it lacks any. */
export function missingTexts({ texts }: BroadcastDraft): ReadonlyMap<Language, number> {
  const counted = languages.map((language) => {
    const { title, body } = texts[language];
    const lacking = [title, plainOfHtml(body)].filter((text) => text.trim() === '');
    return [language, lacking.length] as const;
  });
  return new Map(counted.filter(([, missing]) => missing > 0));
}

const isLong = (field: TextField, text: string): boolean =>
  field === 'body'
    ? new TextEncoder().encode(text).length > broadcastLimits.bodyBytesMax
    : text.trim().length > broadcastLimits.titleLengthMax;

/**
 * What keeps a text from being sent: its length, words nobody may say, or that it asks for what staff never ask for.
 * `licences`: the wordings of them that are set.
 */
export function textFault(at: TextPlace<TextField>, text: string, licences: readonly string[]) {
  const { field } = at;
  if (isLong(field, text)) return { kind: 'long' } as const;
  const rule = forbiddenAsk(plainIn(field, text));
  return (
    copyFault(at, text, licences) ?? (rule === null ? null : ({ kind: 'asks', rule } as const))
  );
}

/** The first language of which a text cannot be sent. */
export const firstFault = (
  { texts }: BroadcastDraft,
  licences: readonly string[],
): Language | undefined =>
  languages.find((language) =>
    textFields.some(
      (field) => textFault({ language, field }, texts[language][field], licences) !== null,
    ),
  );
