import type { DashboardRecord } from '../../lib/desk/useDashboard';
import { heldByOther, type Blocked, type QueueRequest, type QueueRow } from '../../queue/queue';
import type {
  ConversationDetailFragment,
  ConversationRowFragment,
} from './conversations.generated';

/** How many wait, beside the menu and over the list. */
export const conversationFigures = ({ conversations }: DashboardRecord) => conversations;

/** What conversations lack of a request, because nobody decides them. */
const undecided = { effectiveAt: null, decidedBy: null, tookMs: null } as const;

export type ConversationRow = ConversationRowFragment & QueueRow;
export type Conversation = Omit<ConversationRow, 'user'> &
  ConversationDetailFragment &
  QueueRequest;

/** The age of a conversation is that of its oldest word without an answer, measured by what was promised for that word. */
const waits = ({ waitsSince, dueBy }: ConversationRowFragment) => ({
  submittedAt: waitsSince,
  reviewBy: dueBy,
});

export const rowOf = (row: ConversationRowFragment): ConversationRow => ({
  ...row,
  ...undecided,
  ...waits(row),
  // In the list its time stands where a decision's does, and its number nowhere.
  decidedAt: row.closedAt,
});

export const requestOf = (row: ConversationDetailFragment): Conversation => ({
  ...row,
  ...rowOf(row),
  user: row.user,
  firstApproval: null,
});

export const isClosed = ({ state }: Pick<QueueRow, 'state'>): boolean => state === 'CLOSED';

/** Why this person cannot answer; null when they can. The server asks the same again. */
export function blockedBy(row: Conversation): Blocked | null {
  if (isClosed(row)) return { key: 'closed' };
  if (row.takenBy === null || !heldByOther(row)) return null;
  return { key: 'busy', values: { name: row.takenBy.name } };
}
