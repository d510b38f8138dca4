import DataLoader from 'dataloader';
import type { CertificateState } from '../../../schema/states';
import type { Context } from '../../platform/context';
import type { Dispute } from './dispute.entity';
import { certificatesOf } from './disputes';
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
}

export const disputesLoaders = (ctx: Context): DisputesLoaders => ({
  disputes: new DataLoader((ids) => disputesByOrder(ctx, ids)),
  disputeCertificates: new DataLoader((ids) => certificatesOf(ctx, ids)),
});
