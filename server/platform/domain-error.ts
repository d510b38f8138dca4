import type { FigureKind } from '../../schema/error-figures';
import { errorCatalogue, type ErrorCode, type ErrorParams } from '../../schema/errors';
import { formatMoney, usd, type Money } from '../../schema/money';

/** A refusal's figures as they travel and are kept: amounts as decimals, instants in ISO 8601. */
export type Figures = Readonly<Record<string, string>>;

/** A refusal the user can understand. Whatever else is thrown is a bug or an outage. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  /** True when it repeats what was answered to the same request before. */
  replayed = false;
  /** Of a wrong password: how many tries are left before the account waits. */
  triesLeft: number | null = null;

  constructor(
    readonly code: ErrorCode,
    readonly figures: Figures,
    /** The input field at fault, when there is one. */
    readonly field?: string,
  ) {
    super(code);
  }
}

/** A refusal that is answered later. */
export const refusal = <C extends ErrorCode>(
  code: C,
  params: ErrorParams<C>,
  field?: string,
): DomainError => new DomainError(code, figuresOf(code, params), field);

export function refuse<C extends ErrorCode>(
  code: C,
  params: ErrorParams<C>,
  field?: string,
): never {
  throw refusal(code, params, field);
}

/** Something guessed wrong, with how many tries are left; null where they are not counted. */
export function refuseGuess(code: ErrorCode, field: string, left: number | null): never {
  const guess = new DomainError(code, figuresOf(code, null), field);
  guess.triesLeft = left;
  throw guess;
}

/** Narrows better than `instanceof`, which would leave `code` as `any`. */
export const isRefusal = (error: unknown): error is DomainError => error instanceof DomainError;

/** The figures that a code carries, read from what was handed over, answered by SQL or kept. */
export function figuresOf(code: ErrorCode, values: object | null): Figures {
  const params: Readonly<Record<string, FigureKind>> = errorCatalogue[code].params;
  const given = (values ?? {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(params).map(([name, kind]) => [name, figureOf(kind, given[name])]),
  );
}

function figureOf(kind: FigureKind, value: unknown): string {
  if (typeof value === 'string') return value;
  if (kind === 'money' && value != null) {
    // SQL functions answer minor units of USD.
    return formatMoney(typeof value === 'number' ? usd(value) : (value as Money));
  }
  return value == null ? '' : JSON.stringify(value);
}
