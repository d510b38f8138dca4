import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** Why something did not come, as far as a person can do something about it. */
export type Fault =
  | { readonly kind: 'NETWORK' | 'SLOW' }
  /** `number` finds the fault in the server's log; without one of ours it is the status. */
  | { readonly kind: 'SERVER'; readonly number: string };

/** What a fault of the server is called on screen: long enough to be found by. */
export const numberOf = ({ headers, status }: Response): string =>
  headers.get('x-request-id')?.slice(0, 8) ?? String(status);

/** Reads what a request failed with. */
export function faultOf(error: unknown): Fault {
  if (CombinedGraphQLErrors.is(error))
    return {
      kind: 'SERVER',
      number: (error.extensions as { number?: string } | undefined)?.number ?? '',
    };
  if (ServerError.is(error) || ServerParseError.is(error))
    return { kind: 'SERVER', number: numberOf(error.response) };
  return { kind: (error as Error | null)?.name === 'TimeoutError' ? 'SLOW' : 'NETWORK' };
}
