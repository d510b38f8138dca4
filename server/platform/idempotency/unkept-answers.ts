import type { ErrorCode } from '../../../schema/errors';

/**
 * Answers that are not kept under an idempotency key, so that the key may be used again: they depend on
 * who is signed in, on what passes with time, or say that the request could not be read. All others
 * are kept for ever. `answer_is_kept.sql` says the same to the database; a test compares them.
 */
export const unkeptAnswers: readonly ErrorCode[] = [
  ...(['LOGIN_REQUIRED', 'ACCOUNT_LOCKED', 'FORM_INCOMPLETE', 'PARAM_INVALID'] as const),
  ...(['AMOUNT_INVALID', 'METHOD_NOT_ALLOWED', 'IDEMPOTENCY_KEY_REUSED'] as const),
  ...(['TOO_MANY_REQUESTS', 'CODE_TOO_SOON', 'UPLOAD_QUOTA', 'FUND_PASSWORD_WRONG'] as const),
  ...(['SYSTEM_BUSY', 'OPERATION_FAILED'] as const),
];
