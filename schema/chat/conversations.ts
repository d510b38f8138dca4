import type { HelpQueue } from '../help';

/** What people talk to customer service about. */
export const chatTopics = [
  ...(['RECHARGE', 'FUND_PASSWORD', 'REWARD', 'DATA_CHANGE'] as const),
  ...(['CONTRACT', 'FEEDBACK', 'OTHER'] as const),
] as const;
export type ChatTopic = (typeof chatTopics)[number];

/** An own request that a conversation is about. */
export const chatSubjects = [
  ...(['RECHARGE', 'WITHDRAWAL', 'VERIFICATION', 'DISPUTE'] as const),
  ...(['PASSWORD_REQUEST', 'INFO_CHANGE'] as const satisfies readonly HelpQueue[]),
] as const;
export type ChatSubject = (typeof chatSubjects)[number];

/** Who says something. NOTE: among staff alone. SYSTEM: a line of ours, CLOSED or REOPENED. */
export const chatAuthors = ['USER', 'VISITOR', 'STAFF', 'NOTE', 'SYSTEM'] as const;
export type ChatAuthor = (typeof chatAuthors)[number];

/** WAITING: for staff. ANSWERED: for the person. */
export const chatStates = ['WAITING', 'IN_HAND', 'ANSWERED', 'CLOSED'] as const;
export type ChatState = (typeof chatStates)[number];

/** Six digits by themselves look like a code that was sent to somebody. */
export const looksLikeCode = (text: string): boolean => /(^|\D)\d{3}[ -]?\d{3}(\D|$)/.test(text);

/** Bounds of conversations: apart from the others, which every screen carries along. */
export const chatLimits = {
  /** Of one thing that is said, with its pictures; of what one person has open, and says in a minute. */
  chatLengthMax: 2_000,
  chatPicturesMax: 3,
  conversationsOpenMax: 3,
  chatPerMinuteMax: 20,
  /** Of visitors, and of their address. */
  visitorChatPerMinuteMax: 10,
  chatWindowSeconds: 60,
  cannedReplyNameLengthMax: 40,
} as const;
