import {
  articleKinds,
  begunKinds,
  isLegal,
  legacyArticleTypes,
  type ArticleKind,
  type WrittenKind,
} from '../../../schema/content/articles';
import type { LoadedContext } from '../../http/context';
import {
  agreement,
  newestShown,
  picturePath,
  riskNotice,
  shownArticle,
  shownArticles,
  type ShownArticle,
} from '../../modules/content';
import { settings } from '../../modules/settings';
import { refuse } from '../../platform/domain-error';
import { platformTime } from '../../platform/text/platform-time';
import type { Form } from '../transport/form';
import type { LegacyCall, LegacyRoute } from '../transport/legacy-route';
import { legacyPage, NEWEST, sliceOf } from '../transport/paging';
import { num, paragraphs, sec } from './show';

type TypedKind = keyof typeof legacyArticleTypes;

const isTyped = (kind: ArticleKind): kind is TypedKind => Object.hasOwn(legacyArticleTypes, kind);

const typedKinds = articleKinds.filter(isTyped);
const nameOf = (kind: TypedKind) => kind.toLowerCase();

/** By number or name. @throws CONTENT_NOT_FOUND */
function kindOf(asked: string): TypedKind {
  const found = typedKinds.find(
    (kind) => String(legacyArticleTypes[kind]) === asked || nameOf(kind) === asked,
  );
  return found ?? refuse('CONTENT_NOT_FOUND', {});
}

const written = (kind: TypedKind): WrittenKind | null =>
  begunKinds.find((one) => one === kind) ?? null;

async function showArticle(ctx: LoadedContext, article: ShownArticle) {
  const { id, kind, title, summary, picture, shownAt } = article;
  const { timezone } = await settings(ctx);
  return {
    id: num(id),
    type: isTyped(kind) ? legacyArticleTypes[kind] : 0,
    title,
    summary,
    img: picture === null ? '' : picturePath(picture),
    time: sec(shownAt),
    time_text: platformTime(shownAt, timezone),
  };
}

/** Links to screens of the app lead into ours from wherever the old one is served. */
export const forOldApp = (html: string): string => html.replaceAll('<a href="/', '<a href="/h5/#/');

const contentOf = async ({ loaders }: LoadedContext, { id }: ShownArticle) =>
  forOldApp(await loaders.articleBodies.load(id));

const showWhole = async (ctx: LoadedContext, article: ShownArticle) => ({
  ...(await showArticle(ctx, article)),
  content: await contentOf(ctx, article),
});

const shown = (ctx: LoadedContext, kind: WrittenKind, first: number) =>
  shownArticles(ctx.db, { kind, phases: null, language: ctx.locale, first, after: null });

/** The newest that people see; null where there is none. */
async function newest(ctx: LoadedContext, kind: WrittenKind) {
  const found = await newestShown(ctx.db, kind, ctx.locale);
  return found ? showWhole(ctx, found) : null;
}

/** What is agreed to and the risk notice: they have numbers of their own, and no time. */
async function accepted(ctx: LoadedContext, kind: 'AGREEMENT' | 'RISK') {
  const fixed = { type: legacyArticleTypes[kind], summary: '', img: '', time: 0, time_text: '' };
  if (kind === 'RISK') {
    const { id, text } = await riskNotice(ctx);
    return { ...fixed, id: num(id), title: '', content: paragraphs(text) };
  }
  const { number, title, body } = await agreement(ctx);
  return { ...fixed, id: num(number.replaceAll('-', '')), title, content: forOldApp(body) };
}

export const banners = async (ctx: LoadedContext) =>
  (await shown(ctx, 'BANNER', BANNERS_MAX)).map(({ id, title, picture, link }) => ({
    id: num(id),
    title,
    path: picture === null ? '' : picturePath(picture),
    url: link?.startsWith('/') === true ? `/h5/#${link}` : (link ?? ''),
  }));

const BANNERS_MAX = 3;

export const popUp = (ctx: LoadedContext) => newest(ctx, 'POPUP');

export const firstNotices = async (ctx: LoadedContext) =>
  Promise.all((await shown(ctx, 'NOTICE', 3)).slice(0, 3).map((one) => showWhole(ctx, one)));

async function notices({ ctx, form }: LegacyCall) {
  const { rows, total } = sliceOf(await shown(ctx, 'NOTICE', NEWEST.first), legacyPage(form));
  return { data: await Promise.all(rows.map((one) => showWhole(ctx, one))), total };
}

async function list({ ctx, form }: LegacyCall) {
  const kind = kindOf(form.get('id', 'type') ?? 'news');
  const page = legacyPage(form);
  const asked = written(kind);
  const found = asked === null ? [] : await shown(ctx, asked, NEWEST.first);
  const { rows, total } = sliceOf(found, page);
  const own = isLegal(kind) ? [withoutContent(await accepted(ctx, kind))] : [];
  const articles = await Promise.all(rows.map((one) => showArticle(ctx, one)));
  return {
    data: {
      type: legacyArticleTypes[kind],
      type_name: nameOf(kind),
      list: page.page === 1 ? [...own, ...articles] : articles,
      total: total + own.length,
    },
  };
}

const withoutContent = ({ content: _, ...rest }: Awaited<ReturnType<typeof accepted>>) => rest;

/** @throws FORM_INCOMPLETE, PARAM_INVALID, CONTENT_NOT_FOUND */
async function needed(ctx: LoadedContext, form: Form): Promise<ShownArticle> {
  const found = await shownArticle(ctx.db, form.needId('id'), ctx.locale);
  return found && isTyped(found.kind) ? found : refuse('CONTENT_NOT_FOUND', {});
}

async function newestOfType({ ctx, form }: LegacyCall) {
  const kind = kindOf(form.need('type', 'id'));
  if (isLegal(kind)) return { data: await accepted(ctx, kind) };
  return { data: (await newest(ctx, kind)) ?? refuse('CONTENT_NOT_FOUND', {}) };
}

async function activity({ ctx, form }: LegacyCall) {
  const found = await needed(ctx, form);
  if (found.kind !== 'ACTIVITY') refuse('CONTENT_NOT_FOUND', {});
  const times = { start_time: sec(found.startsAt), end_time: sec(found.endsAt) };
  return { data: { ...(await showWhole(ctx, found)), ...times } };
}

const R = { method: 'R', session: false } as const;

export const contentRoutes: readonly LegacyRoute[] = [
  {
    ...R,
    path: 'index/banner',
    answer: async ({ ctx }) => ({ data: { banner: await banners(ctx) } }),
  },
  { ...R, path: 'index/ater', answer: async ({ ctx }) => ({ data: await popUp(ctx) }) },
  { ...R, path: 'index/notice', answer: notices },
  { ...R, path: 'index/about_list', answer: list },
  {
    ...R,
    path: 'index/about_details',
    answer: async ({ ctx, form }) => ({ data: await showWhole(ctx, await needed(ctx, form)) }),
  },
  { ...R, path: 'index/get_detail_from_type', answer: newestOfType },
  { ...R, path: 'index/activity_details', answer: activity },
];
