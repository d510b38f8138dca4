import { ConfigError } from '../platform/environment';

/** One line for the person at the terminal; logs are for machines. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

export const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

export const seconds = (sinceMs: number): string =>
  `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;

/** A fault a person can mend without reading the code. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}

/** What a command says when it ends badly: one sentence if it was foreseen, else everything. */
export const explain = (error: unknown): string =>
  error instanceof PlainError || error instanceof ConfigError
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error);

/** Runs a command to its end: exit code 0, or the reason and 1. */
export function runCommand(work: () => Promise<void>): void {
  work().then(
    () => process.exit(0),
    (error: unknown) => {
      complain(explain(error));
      process.exit(1);
    },
  );
}
