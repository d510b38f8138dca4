import { READ, type Module } from '../../platform/module';
import { DisputeAdminFieldsResolver } from './api/dispute-admin-fields.resolver';
import { DisputeAdminResolver } from './api/dispute-admin.resolver';
import { DisputeQuotesResolver } from './api/dispute-quotes.resolver';
import { DisputeQueueResolver } from './api/dispute-queue.resolver';
import { DisputeResolver } from './api/dispute.resolver';
import { OrderDisputesResolver } from './api/order-disputes.resolver';
import { attachCertificates } from './report/attach-certificates';
import { Dispute, DisputeCertificate } from './dispute.entity';
import { disputeNumbers, disputesCalled } from './disputes';
import { disputesLoaders } from './disputes.loaders';

/** How often a certificate is looked for that was not sealed when its order was reported. */
const LOOK_MS = 3_000;

/** Settlements that their owner reports as wrong. */
export const disputes = {
  name: 'disputes',
  tables: { dispute: READ, dispute_certificate: READ, dispute_review: READ },
  functions: ['approve_dispute', 'keep_certificate', 'report_order'],
  entities: [Dispute, DisputeCertificate],
  resolvers: {
    user: [DisputeResolver, OrderDisputesResolver],
    staff: [
      ...[DisputeAdminResolver, DisputeAdminFieldsResolver],
      ...[DisputeQueueResolver, DisputeQuotesResolver],
    ],
  },
  permissions: {
    'dispute.read': ['SUPPORT', 'ADMIN'],
    'dispute.take': ['SUPPORT', 'ADMIN'],
    'dispute.decide': ['SUPPORT', 'ADMIN'],
  },
  loaders: disputesLoaders,
  jobs: [{ name: 'attach-certificates', everyMs: LOOK_MS, run: attachCertificates }],
  audited: { dispute: { names: disputeNumbers, idsOf: disputesCalled } },
} satisfies Module;
