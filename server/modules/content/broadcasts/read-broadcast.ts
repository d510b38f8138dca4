import {
  broadcastLimits,
  type BroadcastAudience,
  type BroadcastKind,
} from '../../../../schema/content/broadcasts';
import { picturesIn, plainOfHtml } from '../../../../schema/content/html';
import { languages, type Language } from '../../../../schema/languages';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { readText } from '../../../platform/text/read-text';
import { cleanHtml } from '../articles/clean-html';
import { assertCopy, refuseIncomplete } from '../articles/publishable';

/** What a broadcast says in one language. */
interface BroadcastText {
  readonly language: Language;
  readonly title: string;
  /** HTML with links to screens of the app alone, and without pictures. */
  readonly body: string;
}

/** Whom it is meant for. */
export interface BroadcastTo {
  readonly audience: BroadcastAudience;
  /** Of LANGUAGE alone. */
  readonly language: Language | null;
  /** Ids of users, of LIST alone; each counts once. */
  readonly readers: readonly string[] | null;
}

export interface BroadcastFacts extends BroadcastTo {
  readonly kind: BroadcastKind;
  /** All ten. */
  readonly texts: readonly BroadcastText[];
}

const invalid = (field: string): never => refuse('PARAM_INVALID', { field }, field);

/** @throws PARAM_INVALID of `language` and `readers` */
export function readTo({ audience, language, readers }: BroadcastTo): BroadcastTo {
  if ((audience === 'LANGUAGE') !== (language !== null)) invalid('language');
  if ((audience === 'LIST') !== (readers !== null)) invalid('readers');
  return { audience, language, readers: readers && readReaders(readers) };
}

/** Ids of users, each once. @throws PARAM_INVALID of `readers`, too where there is none */
export function readReaders(asked: readonly string[]): string[] {
  if (asked.length > broadcastLimits.readersMax) invalid('readers');
  const read = [...new Set(asked.map((id) => readId(id) ?? invalid('readers')))];
  return read.length > 0 ? read : invalid('readers');
}

/**
 * As `put_broadcast` takes them, the HTML cleaned.
 * @throws PARAM_INVALID with the field, as `texts.de.body`; CONTENT_INCOMPLETE, COPY_FORBIDDEN
 */
export async function readBroadcast(ctx: Context, { kind, texts, ...to }: BroadcastFacts) {
  const { audience, language, readers } = readTo(to);
  const titles: Record<string, string> = {};
  const bodies: Record<string, string> = {};
  for (const text of texts) {
    const at = `texts.${text.language}`;
    if (!languages.includes(text.language) || text.language in titles) invalid(at);
    titles[text.language] = readText(text.title, {
      max: broadcastLimits.titleLengthMax,
      field: `${at}.title`,
    });
    bodies[text.language] = await readBody(text.body, `${at}.body`);
  }
  const missing = languages.filter((one) => !titles[one] || !bodies[one]);
  if (missing.length > 0) refuseIncomplete(missing);
  await assertCopy(ctx, { titles, summaries: {}, bodies });
  return { broadcastKind: kind, audience, language, readers, titles, bodies };
}

/** Links that leave the app; what is kept has no other form. */
const AWAY = /href="(?!\/)/;

async function readBody(html: string, field: string): Promise<string> {
  if (Buffer.byteLength(html) > broadcastLimits.bodyBytesMax) invalid(field);
  const clean = await cleanHtml(html);
  if (AWAY.test(clean) || picturesIn(clean).length > 0) invalid(field);
  if (Buffer.byteLength(clean) > broadcastLimits.bodyBytesMax) invalid(field);
  return plainOfHtml(clean) === '' ? '' : clean;
}
