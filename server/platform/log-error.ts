/** What the log keeps of an error. */
export interface LoggedError {
  readonly type: string;
  readonly message?: string;
  readonly code?: string;
  readonly table?: string;
  readonly constraint?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** PostgreSQL's own errors carry a severity; TypeORM wraps them with the statement and its values. */
const fromDatabase = (error: Fields): boolean =>
  textOf(error.severity) !== undefined || error.name === 'QueryFailedError';

/** Where it happened, without the first lines, which repeat the message. */
function framesOf(error: Fields): string | undefined {
  const stack = textOf(error.stack) ?? '';
  const at = stack.search(/\n {4}at /);
  return at < 0 ? undefined : stack.slice(at + 1);
}

/**
 * An error as the log keeps it. What the database says quotes people's input ("invalid input syntax for
 * type bigint: …"), so of its errors only code, table and constraint are kept; of every other one the
 * fields named here, and none that a library hung on it.
 */
export function logError(error: unknown, depth = 0): LoggedError {
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const fields = error as Fields;
  const kept = pick({
    code: textOf(fields.code),
    table: textOf(fields.table),
    constraint: textOf(fields.constraint),
    stack: framesOf(fields),
  });
  if (fromDatabase(fields)) return { type: 'DatabaseError', ...kept };
  const type = textOf(fields.name) ?? 'Error';
  return { type, ...pick({ message: textOf(fields.message) }), ...kept, ...causeOf(fields, depth) };
}

const DEPTH_MAX = 5;

const causeOf = ({ cause }: Fields, depth: number) =>
  cause === undefined || depth === DEPTH_MAX ? {} : { cause: logError(cause, depth + 1) };

const pick = <T extends Record<string, string | undefined>>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: string;
  };
