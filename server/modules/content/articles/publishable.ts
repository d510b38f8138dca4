import { hasBody } from '../../../../schema/content/articles';
import { forbiddenCopy } from '../../../../schema/content/forbidden-copy';
import { plainOfHtml } from '../../../../schema/content/html';
import { languageFacts, languages, type Language } from '../../../../schema/languages';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { settings } from '../../settings';
import type { Article, ArticleVersion } from './articles';

/** Languages in which it is not whole, as the database counts them when it is published. */
export const missingIn = ({ kind, titles, summaries, bodies }: Article): Language[] =>
  languages.filter(
    (one) =>
      titles[one] === undefined ||
      (hasBody(kind) && bodies[one] === undefined) ||
      (Object.keys(summaries).length > 0 && summaries[one] === undefined),
  );

/** @throws CONTENT_INCOMPLETE with the names of the languages */
export function refuseIncomplete(missing: readonly Language[]): never {
  const names = languages.filter((one) => missing.includes(one));
  const said = names.map((one) => languageFacts[one].name).join(', ');
  return refuse('CONTENT_INCOMPLETE', { languages: said }, 'texts');
}

/** @throws CONTENT_INCOMPLETE */
export function assertWhole(article: Article): void {
  const missing = missingIn(article);
  if (missing.length > 0) refuseIncomplete(missing);
}

type Copy = Pick<ArticleVersion, 'titles' | 'summaries' | 'bodies'>;

/**
 * Of a licence it may say what is set, and nothing else.
 * @throws COPY_FORBIDDEN with the words and the text they stand in, as `texts.de.body`
 */
export async function assertCopy(ctx: Context, { titles, summaries, bodies }: Copy): Promise<void> {
  const { licences } = await settings(ctx);
  for (const language of languages) {
    const texts = {
      title: titles[language] ?? '',
      summary: summaries[language] ?? '',
      body: plainOfHtml(bodies[language] ?? ''),
    };
    for (const [field, text] of Object.entries(texts)) {
      const words = forbiddenCopy(language, text, licences);
      const at = `texts.${language}.${field}`;
      if (words.length > 0) refuse('COPY_FORBIDDEN', { words: words.join(', ') }, at);
    }
  }
}
