import { READ, type Module } from '../../platform/module';
import { QueueEventsResolver } from './api/queue-events.resolver';
import { QueueViewsResolver } from './api/queue-views.resolver';
import { ReviewTimesResolver } from './api/review-times.resolver';
import { applyDecisions, nextEffectInMs } from './decision/apply-decisions';
import { escalateOverdue } from './overdue/escalate-overdue';
import { QueueView } from './views/queue-view.entity';
import { viewNames, viewsCalled } from './views/view-names';
import { blindRequests } from './blind-requests';
import { Review, ReviewStep } from './review.entity';

/** Lease, decision, steps and undo window of every request that staff decide. */
export const reviews = {
  name: 'reviews',
  // What was found is read through `review_findings`, which says who may see it.
  tables: { queue_view: READ, review: READ, review_finding: {}, review_step: READ },
  functions: [
    ...[
      'apply_decisions',
      'decision_stands',
      'drop_queue_view',
      'escalate_overdue',
      'save_queue_view',
      'give_back_review',
      'given_back',
      'keep_review',
      'pressing_reviews',
      'refuse_review',
      'requests_of_user',
      'return_approval',
    ],
    ...['review_findings', 'take_next_review', 'take_review', 'undo_decision'],
  ],
  entities: [QueueView, Review, ReviewStep],
  audited: { queueView: { names: viewNames, idsOf: viewsCalled } },
  blindSubjects: blindRequests,
  resolvers: { user: [ReviewTimesResolver], staff: [QueueEventsResolver, QueueViewsResolver] },
  permissions: { 'queue.read': ['SUPPORT', 'ADMIN'] },
  jobs: [
    {
      name: 'apply-decisions',
      // What another process decided is seen within this time.
      everyMs: 1_000,
      dueInMs: nextEffectInMs,
      run: applyDecisions,
    },
    { name: 'escalate-overdue', everyMs: 60_000, run: escalateOverdue },
  ],
} satisfies Module;
