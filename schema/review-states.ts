/** Where a request is that staff decide. DECIDED: its effect follows at the end of the undo window. */
export const reviewStates = [
  'SUBMITTED',
  'IN_REVIEW',
  'ON_HOLD',
  'SECOND_APPROVAL',
  'DECIDED',
  'SUCCESS',
  'FAILED',
  'CANCELLED',
] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What people and jobs do to a request. */
export const reviewActs = [
  'take',
  'release',
  'hold',
  'approveFirst',
  'approve',
  'refuse',
  'withdraw',
  'sendBack',
  'contradict',
  'cancel',
  'stop',
  'reopen',
  'undo',
  'undoSecond',
  'return',
  'applyApproval',
  'applyRefusal',
] as const;
export type ReviewAct = (typeof reviewActs)[number];

/**
 * State and act → the state after it. What does not stand here is refused. Twin of
 * `review_transition.sql`; a test holds both.
 */
export const reviewTransitions: Readonly<
  Record<ReviewState, Readonly<Partial<Record<ReviewAct, ReviewState>>>>
> = {
  SUBMITTED: { take: 'IN_REVIEW', cancel: 'CANCELLED', stop: 'CANCELLED' },
  IN_REVIEW: {
    release: 'SUBMITTED',
    hold: 'ON_HOLD',
    approveFirst: 'SECOND_APPROVAL',
    approve: 'DECIDED',
    refuse: 'DECIDED',
    stop: 'CANCELLED',
  },
  ON_HOLD: { take: 'IN_REVIEW', release: 'SUBMITTED', stop: 'CANCELLED' },
  SECOND_APPROVAL: {
    take: 'SECOND_APPROVAL',
    release: 'SECOND_APPROVAL',
    withdraw: 'SUBMITTED',
    sendBack: 'SUBMITTED',
    contradict: 'SUBMITTED',
    approve: 'DECIDED',
    refuse: 'DECIDED',
  },
  DECIDED: {
    undo: 'IN_REVIEW',
    undoSecond: 'SECOND_APPROVAL',
    return: 'SUBMITTED',
    stop: 'CANCELLED',
    applyApproval: 'SUCCESS',
    applyRefusal: 'FAILED',
  },
  SUCCESS: {},
  FAILED: {},
  CANCELLED: { reopen: 'SUBMITTED' },
};
