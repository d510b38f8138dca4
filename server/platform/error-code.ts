/**
 * The `code` of a system error (EEXIST) or a database error (SQLSTATE). Asked without instanceof:
 * under jest, errors of Node itself belong to another realm's Error.
 */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
