import type { ErrorCode, ErrorParams } from '../../schema/errors';

/** A refusal the user can understand. Whatever else is thrown is a bug or an outage. */
export class DomainError<C extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'DomainError';
  /** True when it repeats what was answered to the same request before. */
  replayed = false;

  constructor(
    readonly code: C,
    readonly params: ErrorParams<C>,
    /** The input field at fault, when there is one. */
    readonly field?: string,
  ) {
    super(code);
  }
}

/** A refusal that is to be told later. */
export const refusal = <C extends ErrorCode>(code: C, params: ErrorParams<C>): DomainError =>
  new DomainError(code, params);

export function refuse<C extends ErrorCode>(
  code: C,
  params: ErrorParams<C>,
  field?: string,
): never {
  throw new DomainError(code, params, field);
}

/** Narrows better than `instanceof`, which would leave `code` as `any`. */
export const isRefusal = (error: unknown): error is DomainError => error instanceof DomainError;
