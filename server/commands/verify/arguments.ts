import { PlainError } from '../say';

/** What `npm run verify` is asked to check. `heads` is a file that somebody kept of `/proof/heads` or `/proof/blocks`. */
export type VerifyAsked =
  | { readonly what: 'database'; readonly heads: string | null }
  | {
      readonly what: 'certificate' | 'export' | 'file';
      readonly file: string;
      readonly heads: string | null;
    };

const USAGE = `npm run verify                                    a running database
npm run verify -- --heads FILE                    and that it is the one those heads are of
npm run verify -- certificate FILE [--heads FILE] a certificate or a line of a statement, without a database
npm run verify -- export FILE                     writes what can be checked elsewhere
npm run verify -- file FILE [--heads FILE]        what was written so, without a database`;

const usage = (): never => {
  throw new PlainError(USAGE);
};

/** @throws PlainError with how it is called */
export function readArguments(args: readonly string[]): VerifyAsked {
  const at = args.indexOf('--heads');
  const heads = at === -1 ? null : (args[at + 1] ?? usage());
  const [what, file, ...others] = at === -1 ? args : args.toSpliced(at, 2);
  if (what === undefined) return { what: 'database', heads };
  if (file === undefined || others.length > 0) return usage();
  const known = (['certificate', 'export', 'file'] as const).find((one) => one === what);
  return { what: known ?? usage(), file, heads };
}
