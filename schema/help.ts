/** What somebody asks customer service to restore or change, and the queue it waits in. */
export const helpKinds = ['FUND_PASSWORD', 'SECOND_FACTOR', 'APPEAL', 'INFO_CHANGE'] as const;
export type HelpKind = (typeof helpKinds)[number];

export const helpQueues = ['PASSWORD_REQUEST', 'APPEAL', 'INFO_CHANGE'] as const;
export type HelpQueue = (typeof helpQueues)[number];

/** Where the console shows each queue, and the name of its words there. */
export const helpResources = {
  PASSWORD_REQUEST: 'passwordRequests',
  APPEAL: 'appeals',
  INFO_CHANGE: 'infoChanges',
} as const satisfies Record<HelpQueue, string>;

/** `help_queue_of.sql` says the same. */
export const helpQueueOf = {
  FUND_PASSWORD: 'PASSWORD_REQUEST',
  SECOND_FACTOR: 'PASSWORD_REQUEST',
  APPEAL: 'APPEAL',
  INFO_CHANGE: 'INFO_CHANGE',
} as const satisfies Record<HelpKind, HelpQueue>;

export const identitySteps = ['CONTACT_ANSWERED', 'PERSON_RECOGNISED', 'ACTIVITY_KNOWN'] as const;
export type IdentityStep = (typeof identitySteps)[number];

/** Which of them stand before an approval; `help_steps.sql` says the same. Who appeals is known by the password. */
export const stepsOf: Readonly<Record<HelpKind, readonly IdentityStep[]>> = {
  FUND_PASSWORD: identitySteps,
  SECOND_FACTOR: identitySteps,
  APPEAL: [],
  INFO_CHANGE: ['CONTACT_ANSWERED', 'PERSON_RECOGNISED'],
};

/**
 * As its user sees a request. WAITING: approved, and the user can still stop it. READY: the user confirms.
 * LAPSED: nobody confirmed it in time.
 */
export const helpStates = [
  'UNDER_REVIEW',
  'WAITING',
  'READY',
  'DONE',
  'REFUSED',
  'STOPPED',
  'LAPSED',
] as const;
export type HelpState = (typeof helpStates)[number];

/** Nothing has changed by it yet: it can be stopped, and no other of its kind can be sent. */
export const openHelpStates: ReadonlySet<HelpState> = new Set(['UNDER_REVIEW', 'WAITING', 'READY']);
