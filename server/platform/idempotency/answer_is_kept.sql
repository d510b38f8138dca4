-- Whether an answer (OK or a code of the catalogue) is kept under its idempotency key for ever.
-- Twin of `unkeptAnswers` in schema/errors.ts; idempotency.test.ts compares the two, code by code.
-- Without settings of its own, so that it is inlined: it is asked once for every order.
DROP FUNCTION IF EXISTS answer_is_kept;
CREATE FUNCTION answer_is_kept(p_status text) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT p_status NOT IN ('LOGIN_REQUIRED', 'ACCOUNT_LOCKED', 'FORM_INCOMPLETE', 'PARAM_INVALID',
    'AMOUNT_INVALID', 'METHOD_NOT_ALLOWED', 'IDEMPOTENCY_KEY_REUSED', 'TOO_MANY_REQUESTS',
    'CODE_TOO_SOON', 'UPLOAD_QUOTA', 'FUND_PASSWORD_WRONG', 'SYSTEM_BUSY', 'OPERATION_FAILED')
$$;
REVOKE ALL ON FUNCTION answer_is_kept FROM PUBLIC;
