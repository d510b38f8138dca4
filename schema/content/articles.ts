/** What the operator says to people: kinds, states and bounds, one list for server, app and console. */

export const articleKinds = [
  ...(['ABOUT', 'AGREEMENT', 'FAQ', 'RISK', 'NOTICE', 'NEWS'] as const),
  ...(['ACTIVITY', 'POPUP', 'BANNER'] as const),
] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** `type` of the old API; a banner has none there, it has its own path. */
export const legacyArticleTypes = {
  ABOUT: 1,
  AGREEMENT: 2,
  FAQ: 3,
  RISK: 4,
  NOTICE: 9,
  NEWS: 10,
  ACTIVITY: 11,
  POPUP: 16,
} as const satisfies Partial<Record<ArticleKind, number>>;

/** What staff write in the console. */
export const writtenKinds = [
  ...(['ABOUT', 'FAQ', 'NOTICE', 'NEWS', 'ACTIVITY', 'POPUP', 'BANNER'] as const),
  ...(['AGREEMENT', 'RISK'] as const),
] as const satisfies readonly ArticleKind[];
export type WrittenKind = (typeof writtenKinds)[number];

/** What people accept by its number: there is one of each, and two administrators put a version in force. */
export const isLegal = (kind: ArticleKind): kind is 'AGREEMENT' | 'RISK' =>
  kind === 'AGREEMENT' || kind === 'RISK';

/** Whether a tap on it can lead to somewhere else: who we are, what is asked often and what is accepted lead nowhere. */
export const leadsOn = (kind: ArticleKind): boolean =>
  kind !== 'ABOUT' && kind !== 'FAQ' && !isLegal(kind);

/** What can be begun anew. */
export const begunKinds: readonly WrittenKind[] = writtenKinds.filter((kind) => !isLegal(kind));

/** What customer service may draft; publishing is for administrators. */
export const supportDrafts: readonly WrittenKind[] = ['NOTICE'];

export const articleStates = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const;
export type ArticleState = (typeof articleStates)[number];

/** By the period of an activity; whatever its phase, it is shown while it is published. */
export const activityPhases = ['UPCOMING', 'RUNNING', 'ENDED'] as const;
export type ActivityPhase = (typeof activityPhases)[number];

/** Every maximum is inclusive; the body is measured as HTML in UTF-8. */
export const articleLimits = {
  titleLengthMax: 120,
  summaryLengthMax: 300,
  bodyBytesMax: 50_000,
  picturesMax: 20,
  linkLengthMax: 500,
  weightMax: 1_000,
} as const;

/** A banner is a title on a picture; everything else has a text to read. */
export const hasBody = (kind: WrittenKind): boolean => kind !== 'BANNER';
