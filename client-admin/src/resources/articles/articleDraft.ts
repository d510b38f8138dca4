import {
  articleLimits,
  hasBody,
  leadsOn,
  type ArticleState,
  type WrittenKind,
} from '../../../../schema/content/articles';
import { languages, type Language } from '../../../../schema/languages';
import { atOf, typedInstant } from '../../lib/time/typedInstant';
import type { Tone } from '../../ui/Pill';
import { copyFault, type TextPlace } from '../../ui/texts/copyFault';
import { textFields } from '../../ui/texts/differences';
import type { ArticleVersionFragment } from '../../ui/texts/versions.generated';
import type { ArticleFragment } from './articles.generated';

export type Article = ArticleFragment;
export type Version = ArticleVersionFragment;
export type Campaign = Omit<NonNullable<Version['campaign']>, '__typename'>;

export type TextField = (typeof textFields)[number];
export type Texts = Readonly<Record<TextField, string>>;

/** An article as it is typed. Instants as `2026-12-01T08:00`, in UTC. */
export interface ArticleDraft {
  readonly kind: WrittenKind;
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly picture: string | null;
  readonly link: string;
  readonly weight: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** Whose terms an activity shows. */
  readonly campaign: Campaign | null;
}

const none: Texts = { title: '', summary: '', body: '' };

export const emptyDraft = (kind: WrittenKind): ArticleDraft => ({
  kind,
  texts: Object.fromEntries(languages.map((one) => [one, none])) as ArticleDraft['texts'],
  ...{ picture: null, link: '', weight: '0', startsAt: '', endsAt: '' },
  campaign: null,
});

export const draftOf = ({ kind, newest }: Article): ArticleDraft => ({
  ...emptyDraft(kind),
  texts: Object.fromEntries(
    newest.texts.map(({ language, title, summary, body }) => [language, { title, summary, body }]),
  ) as ArticleDraft['texts'],
  ...{ picture: newest.picture, link: newest.link ?? '', weight: String(newest.weight) },
  ...{ startsAt: typedIn(newest.startsAt), endsAt: typedIn(newest.endsAt) },
  campaign: newest.campaign,
});

const typedIn = (at: string | null): string => (at === null ? '' : typedInstant(at));
const instantOf = (typed: string): string | null =>
  Number.isNaN(atOf(typed)) ? null : new Date(atOf(typed)).toISOString();

/** As the server takes it; what is wrong is refused there, with its field. */
export const factsOf = (draft: ArticleDraft) => ({
  texts: languages
    .map((language) => ({ language, ...draft.texts[language] }))
    .filter((text) => textFields.some((field) => text[field].trim() !== '')),
  picture: draft.picture,
  link: leadsOn(draft.kind) ? draft.link.trim() || null : null,
  weight: /^\d{1,4}$/.test(draft.weight.trim()) ? Number.parseInt(draft.weight, 10) : -1,
  ...{ startsAt: instantOf(draft.startsAt), endsAt: instantOf(draft.endsAt) },
  campaignId: draft.kind === 'ACTIVITY' ? (draft.campaign?.id ?? null) : null,
});

/** How many texts a language lacks, where it lacks any: a summary only where another language has one. */
export function missingTexts({ kind, texts }: ArticleDraft): ReadonlyMap<Language, number> {
  const has = (language: Language, field: TextField) => texts[language][field].trim() !== '';
  const needed = textFields.filter(
    (field) =>
      field === 'title' ||
      (field === 'body' ? hasBody(kind) : languages.some((one) => has(one, 'summary'))),
  );
  const counted = languages.map(
    (language) => [language, needed.filter((field) => !has(language, field)).length] as const,
  );
  return new Map(counted.filter(([, missing]) => missing > 0));
}

const maxLength = { title: articleLimits.titleLengthMax, summary: articleLimits.summaryLengthMax };

/**
 * What keeps a text from being published: it is too long, or the words it may not say. `licences`: the wordings of them
 * that are set.
 */
export function textFault(at: TextPlace<TextField>, text: string, licences: readonly string[]) {
  const { field } = at;
  const long =
    field === 'body'
      ? new TextEncoder().encode(text).length > articleLimits.bodyBytesMax
      : text.trim().length > maxLength[field];
  return long ? ({ kind: 'long', words: '' } as const) : copyFault(at, text, licences);
}

export const stateTones: Readonly<Record<ArticleState, Tone>> = {
  DRAFT: 'neutral',
  PUBLISHED: 'ok',
  WITHDRAWN: 'amber',
};
