import type { ErrorCode } from '../../schema/errors';
import { limits } from '../../schema/limits';
import { figuresOf, isRefusal } from './domain-error';
import type { Refusal } from './text/refusal-words';
import { TransportError } from './transport-error';

/** How a failed request is answered where an HTTP status says it: in the old API and for files. */
export interface Failure {
  /** 200 for a refusal, 503 where the server cannot, 4xx for what cannot be read, 500 for a fault. */
  readonly status: number;
  readonly refusal: Refusal;
  /** Seconds after which to try again, for `Retry-After`; null when that would not help. */
  readonly retryAfter: string | null;
}

const STATUS_CODES: Readonly<Record<TransportError['status'], ErrorCode>> = {
  400: 'PARAM_INVALID',
  404: 'CONTENT_NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'FILE_TOO_LARGE',
  415: 'PARAM_INVALID',
};

/** When to try again while the server is busy. */
const BUSY_SECONDS = '5';

const UPLOAD_MB = limits.uploadBytesMax / 1024 / 1024;

/** What to answer for an error of whatever kind. A fault says nothing of itself. */
export function readFailure(error: unknown): Failure {
  if (isRefusal(error)) {
    const busy = error.code === 'SYSTEM_BUSY';
    const retryAfter = error.figures.seconds ?? (busy ? BUSY_SECONDS : null);
    return { status: busy ? 503 : 200, refusal: error, retryAfter };
  }
  if (!(error instanceof TransportError)) {
    return { status: 500, refusal: { code: 'OPERATION_FAILED', figures: {} }, retryAfter: null };
  }
  const { status } = error;
  const code = STATUS_CODES[status];
  const figures = figuresOf(code, { field: 'body', mb: UPLOAD_MB });
  return { status, refusal: { code, figures }, retryAfter: null };
}
