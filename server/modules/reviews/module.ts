import { READ, type Module } from '../../platform/module';
import { QueueEventsResolver } from './api/queue-events.resolver';
import { applyDecisions, nextEffectInMs } from './decision/apply-decisions';
import { blindRequests } from './blind-requests';
import { Review, ReviewStep } from './review.entity';

/** Lease, decision, steps and undo window of every request that staff decide. */
export const reviews = {
  name: 'reviews',
  tables: { review: READ, review_step: READ },
  functions: [
    ...['apply_decisions', 'give_back_review', 'keep_review', 'refuse_review', 'return_approval'],
    ...['take_next_review', 'take_review', 'undo_decision'],
  ],
  entities: [Review, ReviewStep],
  blindSubjects: blindRequests,
  resolvers: { staff: [QueueEventsResolver] },
  permissions: { 'queue.read': ['SUPPORT', 'ADMIN'] },
  jobs: [
    {
      name: 'apply-decisions',
      // What another process decided is seen within this time.
      everyMs: 1_000,
      dueInMs: nextEffectInMs,
      run: applyDecisions,
    },
  ],
} satisfies Module;
