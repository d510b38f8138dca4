import { PlainError } from '../say';

/**
 * What `npm run verify` is asked to check. `heads` are files that somebody kept, each an answer of `/proof/heads` or
 * `/proof/blocks`.
 */
export type VerifyAsked =
  | { readonly what: 'database'; readonly heads: readonly string[] }
  | {
      readonly what: 'certificate' | 'export' | 'file';
      readonly file: string;
      readonly heads: readonly string[];
    };

const USAGE = `npm run verify                                    a running database
npm run verify -- --heads FILE                    and that it is the one those heads are of
npm run verify -- certificate FILE [--heads FILE] a certificate or a line of a statement, without a database
npm run verify -- export FILE                     writes what can be checked elsewhere
npm run verify -- file FILE [--heads FILE]        what was written so, without a database
--heads may be given several times: an answer of the server holds at most a hundred blocks.`;

const usage = (): never => {
  throw new PlainError(USAGE);
};

/** @throws PlainError with how it is called */
export function readArguments(args: readonly string[]): VerifyAsked {
  const { heads, rest } = readHeadFiles(args);
  const [what, file, ...others] = rest;
  if (what === undefined) return { what: 'database', heads };
  if (file === undefined || others.length > 0) return usage();
  const known = (['certificate', 'export', 'file'] as const).find((one) => one === what);
  return { what: known ?? usage(), file, heads };
}

function readHeadFiles(args: readonly string[]) {
  const heads: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '--heads') heads.push(args[(at += 1)] ?? usage());
    else rest.push(arg);
  }
  return { heads, rest };
}
