import DataLoader from 'dataloader';
import type { CertificateState } from '../../../schema/states';
import type { Context } from '../../platform/context';
import type { QuoteSpan } from '../market';
import type { Dispute } from './dispute.entity';
import { certificatesOf } from './disputes';
import { orderRecords } from './order-records';
import { disputesByOrder } from './own-disputes';

/** Batched reads of one request. */
export interface DisputesLoaders {
  /** Own reports, by the order's id. */
  readonly disputes: DataLoader<string, readonly Dispute[]>;
  /** By the report's id. */
  readonly disputeCertificates: DataLoader<
    string,
    { readonly state: CertificateState; readonly sha256: string | null }
  >;
  /** What was recorded around a contract, by the order's id. */
  readonly disputeRecords: DataLoader<string, QuoteSpan>;
}

export const disputesLoaders = (ctx: Context): DisputesLoaders => ({
  disputes: new DataLoader((ids) => disputesByOrder(ctx, ids)),
  disputeCertificates: new DataLoader((ids) => certificatesOf(ctx, ids)),
  disputeRecords: new DataLoader((ids) => orderRecords(ctx, ids)),
});
