import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { QueueName, ReviewState } from '../graphql.generated';
import type { Actions } from '../lib/consoleResource';
import type { MoneyLike } from '../lib/format';
import type { DashboardRecord } from '../lib/desk/useDashboard';

interface Person {
  readonly id: string;
  readonly name: string;
}

/** What every request in a queue has, as a row of the list. */
export interface QueueRow {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly state: string;
  readonly submittedAt: string;
  readonly reviewBy: string;
  readonly decidedAt: string | null;
  /** Where it is, on hold and undo window included: one word of `schema/review-states.ts`. */
  readonly reviewState: ReviewState;
  /** End of the undo window of a decision; null while undecided. */
  readonly effectiveAt: string | null;
  readonly decidedBy: Person | null;
  /** From submission to the decision, in ms; null before. */
  readonly tookMs: string | null;
  readonly takenBy: Person | null;
  readonly takenByMe: boolean;
  readonly leaseUntil: string | null;
  /** Its account is locked or frozen. Of requests about money alone: they wait until it is open. */
  readonly accountStopped?: boolean;
}

/** One thing that happened to a request. */
export interface ReviewStep {
  readonly kind: string;
  readonly at: string;
  readonly by: Person | null;
  readonly note: string | null;
}

/** One request whole, as the drawer shows it. */
export interface QueueRequest extends QueueRow {
  readonly history: readonly ReviewStep[];
  readonly firstApproval: { readonly by: Person } | null;
}

/** A sentence to translate: a key of the resource's words. */
export interface Blocked {
  readonly key: string;
  readonly values?: Readonly<Record<string, string>>;
}

export interface QueueColumn<Row> {
  /** Of its label: `fields.<name>` in the words of the resource. */
  readonly name: string;
  readonly align?: 'right';
  /** Left out where the list is narrow; the drawer shows it. */
  readonly wide?: boolean;
  readonly show: (row: Row) => ReactNode;
  /** Its name as an order of the server's, where there is one. */
  readonly sort?: string;
}

/** What the list comes to. */
export interface QueueTotals {
  readonly count: number;
  /** Null where they are not about money. */
  readonly amount: MoneyLike | null;
  /** There are more than were counted. */
  readonly more: boolean;
}

/** A filter under a name of this person. */
export interface QueueView {
  readonly id: string;
  readonly name: string;
  readonly filter: Readonly<Record<string, string>>;
}

/** A view that everybody has: words of the address, which nobody keeps or drops. */
export interface PinnedView {
  /** Of its label: `view.<name>` in the words of the resource. */
  readonly name: string;
  readonly filter: Readonly<Record<string, string>>;
}

/** The kept filters of a queue; writing resolves to all of them. */
export interface QueueViews {
  readonly list: () => Promise<readonly QueueView[]>;
  readonly save: (
    name: string,
    filter: Readonly<Record<string, string>>,
  ) => Promise<readonly QueueView[]>;
  readonly drop: (id: string) => Promise<readonly QueueView[]>;
}

interface OnVersion {
  readonly id: string;
  readonly version: number;
}

interface Noted extends OnVersion {
  readonly note: string;
}

/** How a member of staff gets a request into their hands, and gives it back. */
export interface LeaseActs<Request> extends Actions {
  readonly take: (input: OnVersion) => Promise<Request>;
  /** Of those under the filter of the list; null when none is free. */
  readonly takeNext: (filter: Readonly<Record<string, string>>) => Promise<Request | null>;
  readonly heartbeat: (input: OnVersion) => Promise<Request>;
  readonly release: (input: OnVersion) => Promise<Request>;
}

/** What a member of staff can do to a request besides deciding it. */
export interface QueueActs<Request> extends LeaseActs<Request> {
  /** Takes back one's own decision within its undo window. */
  readonly undo: (input: OnVersion) => Promise<Request>;
  /** Takes back one's own first approval. */
  readonly withdraw: (input: OnVersion) => Promise<Request>;
  readonly hold: (input: Noted) => Promise<Request>;
  readonly sendBack: (input: Noted) => Promise<Request>;
  /** Each queue's own input: what an approval names differs. */
  readonly approve: (input: never) => Promise<Request>;
}

export interface DecisionProps<Request> {
  readonly request: Request;
  /** Whether this person holds the lease now: without it nothing is sent. */
  readonly held: boolean;
  readonly onClose: () => void;
}

/** What the approval of one of several rests on. */
export interface Ground {
  /** The bank's or the chain's own reference of its payment: no two of them name the same. */
  readonly reference: string;
  /** The line of the bank that says so; null where a person typed the reference. */
  readonly lineId: string | null;
}

export interface BulkLineProps<Row> {
  readonly row: Row;
  readonly ground: Ground | undefined;
  readonly onGround: (ground: Ground | undefined) => void;
}

/** How several requests are approved under one confirmation, each by an act of its own. */
export interface QueueBulk<Row extends QueueRow> {
  /** Without flags, and one person decides: everything else is looked at alone. */
  readonly isPlain: (row: Row) => boolean;
  readonly amount: (row: Row) => MoneyLike;
  /** One of them in the dialog: what its approval rests on is found or typed here. */
  readonly Line: ComponentType<BulkLineProps<Row>>;
  readonly approval: (request: OnVersion, ground: Ground, idempotencyKey: string) => object;
}

/** A review queue: all that the console needs to draw it and to work in it. */
export interface Queue<Row extends QueueRow, Request extends Row & QueueRequest> {
  /** Of its address, its words and its permissions. */
  readonly resource: string;
  /** Its name in the events of the server. */
  readonly event: QueueName;
  readonly figures: (dashboard: DashboardRecord) => DashboardRecord['recharges'];
  /** Between how long a request has waited and who holds it. */
  readonly columns: readonly QueueColumn<Row>[];
  readonly isDecided: (row: Row) => boolean;
  /** Why this person cannot act on a request; null when they can. The server asks the same again. */
  readonly blockedBy: (request: Request, me: string | undefined) => Blocked | null;
  /** Why nobody can approve a request that can be refused; absent where there is no such thing. */
  readonly unapprovable?: (request: Request) => Blocked | null;
  readonly Filters: ComponentType<{ readonly tab: QueueTab }>;
  readonly State: ComponentType<{ readonly row: Row }>;
  /** What a decision rests on, as large as there is room. */
  readonly Evidence: ComponentType<{ readonly request: Request }>;
  readonly Details: ComponentType<{ readonly request: Request }>;
  readonly Approve: ComponentType<DecisionProps<Request>>;
  readonly Refuse: ComponentType<DecisionProps<Request>>;
  readonly acts: QueueActs<Request>;
  /** Absent where each request is looked at alone. */
  readonly bulk?: QueueBulk<Row>;
  readonly totals: (filter: Readonly<Record<string, string>>) => Promise<QueueTotals>;
  /** Absent where a queue is small enough for its tabs. */
  readonly views?: QueueViews;
  /** Stand before a person's own views. */
  readonly pinned: readonly PinnedView[];
}

/** A queue whose requests are answered, in a drawer of their own: nobody decides them. */
export type AnsweredQueue<Row extends QueueRow, Request extends Row & QueueRequest> = Omit<
  Queue<Row, Request>,
  'acts' | 'Evidence' | 'Details' | 'Approve' | 'Refuse' | 'bulk' | 'views' | 'pinned'
> & { readonly acts: LeaseActs<Request> };

export const queueTabs = ['TO_REVIEW', 'MINE', 'ON_HOLD', 'DONE'] as const;
export type QueueTab = (typeof queueTabs)[number];

export const readTab = (value: unknown): QueueTab =>
  queueTabs.find((tab) => tab === value) ?? 'TO_REVIEW';

/** A queue whose resource is not known: what the parts of `queue/` work with. */
export type AnyQueue = Queue<QueueRow, QueueRequest>;

export const QueueContext = createContext<AnyQueue | null>(null);

/** The queue on the screen. */
export function useQueue(): AnyQueue {
  const queue = useContext(QueueContext);
  if (!queue) throw new Error('no queue around');
  return queue;
}

/** From submission to the promised answer in ms: the target its age is measured by. */
export const targetMs = ({ submittedAt, reviewBy }: QueueRow): number =>
  Date.parse(reviewBy) - Date.parse(submittedAt);

/** Decided, and its effect still to come: nobody acts on it but who takes the decision back. */
export const isInUndo = ({ reviewState }: Pick<QueueRow, 'reviewState'>): boolean =>
  reviewState === 'DECIDED';

/** Nobody decides it while its account is locked or frozen. */
export const waitsForAccount = ({ accountStopped, decidedAt }: QueueRow): boolean =>
  accountStopped === true && decidedAt === null;

/** Somebody else holds it: greyed, still readable. */
export const heldByOther = ({ takenBy, takenByMe }: QueueRow): boolean =>
  takenBy !== null && !takenByMe;

/** A first approval of this person, which they may take back. */
export const ownFirstApproval = (
  { reviewState, firstApproval }: QueueRequest,
  me: string | undefined,
): boolean => reviewState === 'SECOND_APPROVAL' && me !== undefined && firstApproval?.by.id === me;

/** What a take, a release or a heartbeat names. */
export const onVersion = ({ id, version }: QueueRow) => ({ id, version });
