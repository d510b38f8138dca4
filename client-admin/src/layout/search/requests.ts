import type { Hits, Option } from './option';

const resourceOf = {
  WITHDRAWAL: 'withdrawals',
  REWARD_CLAIM: 'rewardClaims',
  CONVERSATION: 'conversations',
} as const;

/** A conversation is answered, not decided: its states have names of their own. */
const talkStates: Readonly<Partial<Record<string, string>>> = {
  SUBMITTED: 'WAITING',
  IN_REVIEW: 'IN_HAND',
  ON_HOLD: 'ANSWERED',
};

/** Requests, claims and conversations: each leads into its own queue. */
export const requestsOf = ({ requests }: Hits): Option[] =>
  requests.map(({ kind, id, number, reviewState, user }) => {
    const resource = resourceOf[kind];
    const state = kind === 'CONVERSATION' ? (talkStates[reviewState] ?? 'CLOSED') : reviewState;
    return {
      key: `${kind}-${id}`,
      to: `/${resource}/${id}`,
      title: number,
      about: user?.accountMasked ?? '',
      state: `resources.${resource}.state.${state}`,
    };
  });
