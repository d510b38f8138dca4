import type { WithdrawalState } from '../../../../schema/states';
import { graphqlEnum } from '../../../graphql/enums';

export const AuditStatusEnum = graphqlEnum(
  'AuditStatus',
  ['UNDER_REVIEW', 'PASSED', 'REFUSED'],
  'The one status both sides see.',
);

/** By the state that both sides see; null of what its user took back. */
export const auditStatuses = {
  SUBMITTED: 'UNDER_REVIEW',
  IN_REVIEW: 'UNDER_REVIEW',
  SECOND_APPROVAL: 'UNDER_REVIEW',
  SUCCESS: 'PASSED',
  FAILED: 'REFUSED',
  CANCELLED: null,
} as const satisfies Record<WithdrawalState, string | null>;
