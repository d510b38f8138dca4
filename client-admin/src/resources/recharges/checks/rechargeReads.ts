import { ask } from '../../../lib/request';
import { RechargeChecksDocument, type RechargeChecksQuery } from './checks.generated';

export type RechargeCheck = RechargeChecksQuery['rechargeChecks'][number];
export type OtherRecharge = RechargeCheck['others'][number];

interface ChecksAsked {
  readonly id: string;
  readonly reference: string | null;
}

/** What is read about one request besides itself. */
export const rechargeReads = {
  checks: async (asked: ChecksAsked): Promise<RechargeCheck[]> =>
    (await ask(RechargeChecksDocument, asked)).rechargeChecks,
};
