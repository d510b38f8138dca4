/** What needs two administrators: one proposes it, another confirms it. */
export const proposalKinds = [
  'STAFF_ROLE',
  'STAFF_INVITATION',
  'RECHARGE_CHANNEL',
  'CAMPAIGN',
  'MANUAL_CREDIT',
  'PROJECT_TERMS',
  'PROJECT_FUNDING',
  'PROJECT_UNFUNDING',
  'REWARD_TERMS',
  'LEGAL_TEXT',
  'BROADCAST',
  'SETTINGS',
] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** Only an open one can be confirmed, refused or withdrawn. After seven days it lapses by itself. */
export const proposalStates = ['OPEN', 'CONFIRMED', 'REFUSED', 'WITHDRAWN', 'LAPSED'] as const;
export type ProposalState = (typeof proposalStates)[number];
