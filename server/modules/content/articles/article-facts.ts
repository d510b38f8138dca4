import {
  articleLimits,
  hasBody,
  isLegal,
  leadsOn,
  type WrittenKind,
} from '../../../../schema/content/articles';
import { isPageLink, isWebLink, picturesIn, plainOfHtml } from '../../../../schema/content/html';
import { languages, type Language } from '../../../../schema/languages';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { readText } from '../../../platform/text/read-text';
import { assertAsksNothing } from '../../audit';
import { readStaffPicture } from '../../uploads';
import { cleanHtml } from './clean-html';
import { assertLeadsNowhereElse } from './leads-nowhere-else';

/** What an article says in one language. A draft may leave out what is still to be written. */
export interface ArticleText {
  readonly language: Language;
  readonly title: string;
  /** Beside the title in lists; empty where the article has none. */
  readonly summary: string;
  /** HTML; empty for a banner. */
  readonly body: string;
}

/** Everything that a version of an article holds. */
export interface ArticleFacts {
  readonly texts: readonly ArticleText[];
  /** The hash that a picture of staff was answered with; null: none. */
  readonly picture: string | null;
  /** Where it leads besides its own text: a screen of the app, or another site over https; null: nowhere. */
  readonly link: string | null;
  /** The heavier stand first in lists. */
  readonly weight: number;
  /** From when and until when it is shown; of an activity, from when and until when it runs. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** The campaign whose terms an activity shows; null: none. */
  readonly campaignId: string | null;
}

/** As `draft_article` takes them, and the hashes of all pictures. */
export interface ReadFacts {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly pictures: readonly string[];
}

const invalid = (field: string): never => refuse('PARAM_INVALID', { field }, field);

/** Texts read, HTML cleaned. @throws PARAM_INVALID, MESSAGE_FORBIDDEN with the field, as `texts.de.body`, or `link` */
export async function readFacts(
  ctx: Context,
  kind: WrittenKind,
  asked: ArticleFacts,
): Promise<ReadFacts> {
  const { weight, link, picture } = asked;
  if (!Number.isInteger(weight) || weight < 0 || weight > articleLimits.weightMax) {
    invalid('weight');
  }
  if (link !== null) assertLink(kind, link);
  const window = readWindow(kind, asked);
  const campaign = readCampaign(asked);
  const texts = await readArticleTexts(kind, asked.texts);
  const inBodies = Object.values(texts.bodies).flatMap(picturesIn);
  const pictures = [...new Set([...inBodies, ...(picture === null ? [] : [picture])])];
  // What people accept names accounts and addresses where it has to; two administrators put it in force.
  if (isLegal(kind)) assertPlain(asked, pictures);
  else {
    await assertAsksNothing(ctx, saidIn(texts));
    await assertLeadsNowhereElse(ctx, { bodies: texts.bodies, link });
  }
  await assertPictures(ctx, pictures, picture);
  return { facts: { ...texts, picture, link, weight, campaign, ...window }, pictures };
}

function assertLink(kind: WrittenKind, link: string): void {
  if (!leadsOn(kind) || link.length > articleLimits.linkLengthMax) invalid('link');
  if (!isPageLink(link) && !isWebLink(link)) invalid('link');
}

/** What people accept is its text and nothing else. @throws PARAM_INVALID */
function assertPlain(
  { link, picture, startsAt, endsAt }: ArticleFacts,
  pictures: readonly string[],
): void {
  for (const [field, value] of Object.entries({ link, picture, startsAt, endsAt })) {
    if (value !== null) invalid(field);
  }
  if (pictures.length > 0) invalid('texts');
}

function readWindow(kind: WrittenKind, { startsAt, endsAt }: ArticleFacts) {
  if (kind === 'ACTIVITY' && !startsAt) invalid('startsAt');
  if (kind === 'ACTIVITY' && !endsAt) invalid('endsAt');
  if (startsAt && endsAt && endsAt <= startsAt) invalid('endsAt');
  return { starts: iso(startsAt), ends: iso(endsAt) };
}

/** Whether there is such a campaign, and the kind takes one, is for the database to say. */
const readCampaign = ({ campaignId }: ArticleFacts): string | null =>
  campaignId === null ? null : (readId(campaignId) ?? invalid('campaignId'));

const iso = (at: Date | null) => at?.toISOString() ?? null;

type ByLanguage = Record<string, string>;

async function readArticleTexts(kind: WrittenKind, asked: readonly ArticleText[]) {
  const read = { titles: {} as ByLanguage, summaries: {} as ByLanguage, bodies: {} as ByLanguage };
  for (const text of asked) {
    const { language } = text;
    const at = `texts.${language}`;
    if (!languages.includes(language) || language in read.titles) invalid(at);
    keep(read.titles, language, readLine(text.title, articleLimits.titleLengthMax, `${at}.title`));
    const summary = readLine(text.summary, articleLimits.summaryLengthMax, `${at}.summary`);
    keep(read.summaries, language, summary);
    keep(read.bodies, language, await readBody(kind, text.body, `${at}.body`));
  }
  return read;
}

const saidIn = ({
  titles,
  summaries,
  bodies,
}: Record<'titles' | 'summaries' | 'bodies', ByLanguage>) =>
  Object.fromEntries([
    ...Object.entries(titles).map(([one, text]) => [`texts.${one}.title`, text] as const),
    ...Object.entries(summaries).map(([one, text]) => [`texts.${one}.summary`, text] as const),
    ...Object.entries(bodies).map(
      ([one, html]) => [`texts.${one}.body`, plainOfHtml(html)] as const,
    ),
  ]);

function keep(texts: ByLanguage, language: Language, text: string): void {
  if (text !== '') texts[language] = text;
}

const readLine = (text: string, max: number, field: string): string =>
  readText(text, { max, field, lines: true });

/** @throws PARAM_INVALID for what is too long, has too many pictures, or nothing that anybody could read */
async function readBody(kind: WrittenKind, html: string, field: string): Promise<string> {
  if (html.trim() === '') return '';
  if (!hasBody(kind) || Buffer.byteLength(html) > articleLimits.bodyBytesMax) invalid(field);
  const clean = await cleanHtml(html);
  const pictures = picturesIn(clean).length;
  if (pictures > articleLimits.picturesMax) invalid(field);
  if (Buffer.byteLength(clean) > articleLimits.bodyBytesMax) invalid(field);
  return plainOfHtml(clean) === '' && pictures === 0 ? '' : clean;
}

/** @throws PARAM_INVALID where no member of staff has sent such a picture */
async function assertPictures(
  ctx: Context,
  all: readonly string[],
  picture: string | null,
): Promise<void> {
  for (const hash of all) {
    if (!(await readStaffPicture(ctx, hash))) invalid(hash === picture ? 'picture' : 'texts');
  }
}
