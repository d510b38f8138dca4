import { ask } from '../../../lib/request';
import {
  LineCandidatesDocument,
  type LineCandidatesQuery,
} from '../bankLines/candidates.generated';
import { RechargeChecksDocument, type RechargeChecksQuery } from './checks.generated';

export type RechargeCheck = RechargeChecksQuery['rechargeChecks'][number];
export type LineCandidate = LineCandidatesQuery['lineCandidates'][number];
export type OtherRecharge = RechargeCheck['others'][number];

interface ChecksAsked {
  readonly id: string;
  readonly reference: string | null;
}

/** What is read about one request besides itself. */
export const rechargeReads = {
  checks: async (asked: ChecksAsked): Promise<RechargeCheck[]> =>
    (await ask(RechargeChecksDocument, asked)).rechargeChecks,
  candidates: async (asked: { readonly rechargeId: string }): Promise<LineCandidate[]> =>
    (await ask(LineCandidatesDocument, asked)).lineCandidates,
};
