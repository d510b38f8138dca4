import { DomainError, isRefusal } from '../../platform/domain-error';

/**
 * Tells a refusal in the parameters of a path: where the domain names a field of its own input, the parameter that it
 * was read from stands instead. For `catch`.
 */
export const inOldWords =
  (names: Readonly<Record<string, string>>) =>
  (error: unknown): never => {
    const name = isRefusal(error) && error.field !== undefined ? names[error.field] : undefined;
    if (!isRefusal(error) || name === undefined) throw error;
    const figures = Object.entries(error.figures).map(([figure, value]) => [
      figure,
      value === error.field ? name : value,
    ]);
    const told = new DomainError(
      error.code,
      Object.fromEntries(figures) as DomainError['figures'],
      name,
    );
    told.replayed = error.replayed;
    throw told;
  };
