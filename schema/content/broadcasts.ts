/** What the operator says to many people at once: kinds, audiences and bounds, for server and console. */

/** A promotion never reaches a break. */
export const broadcastKinds = ['SERVICE', 'PROMOTION'] as const;
export type BroadcastKind = (typeof broadcastKinds)[number];

/** Everybody, who reads one language, who has proven their real name, or those named one by one. */
export const broadcastAudiences = ['ALL', 'LANGUAGE', 'VERIFIED', 'LIST'] as const;
export type BroadcastAudience = (typeof broadcastAudiences)[number];

/** Every maximum is inclusive; the body is measured as HTML in UTF-8. */
export const broadcastLimits = {
  titleLengthMax: 120,
  bodyBytesMax: 5_000,
  readersMax: 10_000,
  /** To more people it is proposed, for another administrator to confirm. */
  peopleAloneMax: 1_000,
} as const;
