import type { HelpQueue } from '../help';

/** What people choose to talk about. */
export const chosenTopics = [
  ...(['RECHARGE', 'FUND_PASSWORD', 'REWARD', 'DATA_CHANGE'] as const),
  ...(['CONTRACT', 'FEEDBACK', 'OTHER'] as const),
] as const;
/** What people talk to customer service about. APPEAL: of a lock, which begins with the appeal itself. */
export const chatTopics = [...chosenTopics, 'APPEAL'] as const;
export type ChatTopic = (typeof chatTopics)[number];

/** What of one's own a conversation is about: a request, an order, a holding. */
export const chatSubjects = [
  ...(['RECHARGE', 'WITHDRAWAL', 'VERIFICATION', 'DISPUTE', 'REWARD_CLAIM'] as const),
  ...(['ORDER', 'HOLDING'] as const),
  ...(['PASSWORD_REQUEST', 'INFO_CHANGE', 'APPEAL'] as const satisfies readonly HelpQueue[]),
] as const;
export type ChatSubject = (typeof chatSubjects)[number];

/** Who says something. NOTE: among staff alone. SYSTEM: a line of ours, one of `chatLines`. */
export const chatAuthors = ['USER', 'VISITOR', 'STAFF', 'NOTE', 'SYSTEM'] as const;
export type ChatAuthor = (typeof chatAuthors)[number];

/**
 * What the system says. STEP_: an identity step that staff checked before they helped. HELP_WAITS: approved, and the
 * person completes it alone from `until` on. HELP_NOT_SET, HELP_TOO_OFTEN (again from `until` on) and HELP_WITHOUT_WORDS: why
 * a topic opened no request; CHANGE_BY_FORM: where it is asked for. Of the other requests: that the one with this `number` was sent,
 * and what became of it.
 */
export const chatLines = [
  ...(['CLOSED', 'REOPENED'] as const),
  ...(['STEP_CONTACT_ANSWERED', 'STEP_PERSON_RECOGNISED', 'STEP_ACTIVITY_KNOWN'] as const),
  ...(['HELP_WAITS', 'HELP_DONE'] as const),
  ...(['HELP_NOT_SET', 'HELP_TOO_OFTEN', 'HELP_WITHOUT_WORDS', 'CHANGE_BY_FORM'] as const),
  ...(['REQUEST_SENT', 'REQUEST_APPROVED', 'REQUEST_REFUSED', 'REQUEST_STOPPED'] as const),
] as const;
export type ChatLine = (typeof chatLines)[number];

/** The line with this name; null for one that a client does not know yet. */
export const readChatLine = (text: string): ChatLine | null =>
  chatLines.find((line) => line === text) ?? null;

/** WAITING: for staff. ANSWERED: for the person. SILENT: for the person too, and nobody has said anything in it yet. */
export const chatStates = ['WAITING', 'IN_HAND', 'ANSWERED', 'SILENT', 'CLOSED'] as const;
export type ChatState = (typeof chatStates)[number];

/** Digits that belong together, however they are set apart. */
const DIGITS = /\d(?:[ .,:/_*|·\u2013\u2014-]{0,3}\d)*/g;
/** Amounts and times of day are written with these. */
const MEASURED = /[,:]|^\d+[.]\d{2}$/;

/** Exactly six digits, in whatever form and apart by whatever signs, look like a code that was sent to somebody. */
export const looksLikeCode = (text: string): boolean =>
  [...text.normalize('NFKC').matchAll(DIGITS)].some(
    ([run]) => run.replaceAll(/\D/g, '').length === 6 && !MEASURED.test(run),
  );

/** Bounds of conversations: apart from the others, which every screen carries along. */
export const chatLimits = {
  /** Of one thing that is said, with its pictures; of what one person has open, and says in a minute. */
  chatLengthMax: 2_000,
  chatPicturesMax: 3,
  conversationsOpenMax: 3,
  /** One that was closed opens again within so many days: `reopen_conversation.sql`. */
  reopenDays: 7,
  chatPerMinuteMax: 20,
  /** Of visitors, and of their address. */
  visitorChatPerMinuteMax: 10,
  chatWindowSeconds: 60,
  cannedReplyNameLengthMax: 40,
} as const;
