import { plainOfHtml } from '../../../../schema/content/html';
import { languages, type Language } from '../../../../schema/languages';
import type { ArticleVersionFragment as Version } from './versions.generated';

export const textFields = ['title', 'summary', 'body'] as const;

export interface Difference {
  readonly field: string;
  /** Of a text. */
  readonly language: Language | null;
  readonly was: string;
  readonly is: string;
}

const textOf = ({ texts }: Version, language: Language) =>
  texts.find((one) => one.language === language);

/** What a version changed of the one before it, bodies as somebody reads them. */
export function differences(before: Version, after: Version): Difference[] {
  const texts = languages.flatMap((language) =>
    textFields.map((field) => {
      const [was, is] = [before, after].map((one) => textOf(one, language)?.[field] ?? '');
      return { field, language, was: was ?? '', is: is ?? '' };
    }),
  );
  const others = (['picture', 'link', 'weight', 'startsAt', 'endsAt'] as const).map((field) => ({
    ...{ field, language: null },
    ...{ was: String(before[field] ?? ''), is: String(after[field] ?? '') },
  }));
  const [was, is] = [before, after].map(({ campaign }) => campaign?.title ?? '');
  const campaign = { field: 'campaign', language: null, was: was ?? '', is: is ?? '' };
  const changed = [...texts, ...others, campaign].filter(({ was, is }) => was !== is);
  return changed.map((one) =>
    one.field === 'body' ? { ...one, was: shown(one.was), is: shown(one.is) } : one,
  );
}

/** A link that changes is a change too: addresses stay readable. */
const shown = (html: string): string =>
  plainOfHtml(html.replace(/<a href="([^"<>]*)">/g, '[$1] ')).trim();
