import { shortMemory } from '../../platform/throttle/short-memory';
import { reviewKinds } from './review-kind';
import { reviewTimes } from './review-times';

const KEEP_MS = 60_000;

/** How long decisions of each kind took over 30 days, at most a minute old: published, and the same for everybody. */
export const publishedTimes = shortMemory(KEEP_MS, (ctx) =>
  Promise.all(reviewKinds.map(async (kind) => ({ kind, ...(await reviewTimes(ctx, kind)) }))),
);
