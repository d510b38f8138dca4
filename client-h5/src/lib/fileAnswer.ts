import { lockOut, signOut } from './session/session';

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly figures: readonly { readonly name: string; readonly value: string }[];
}

/** The server looked at what was asked and refused it. The message is the server's, in the user's language. */
export class FileRefused extends Error {}

/**
 * Reads the JSON that a path below `/files/` answers with. A refusal that ends the session, or locks
 * it, does so here as it does for GraphQL.
 *
 * @throws FileRefused for a refusal; SyntaxError for what is no JSON
 */
export function readFileAnswer(text: string): object {
  const answer = JSON.parse(text) as { readonly errors?: readonly Refusal[] };
  const [refusal] = answer.errors ?? [];
  if (!refusal) return answer;
  if (refusal.code === 'LOGIN_REQUIRED') signOut({ farewell: false });
  if (refusal.code === 'ACCOUNT_LOCKED') lockOut(figure(refusal, 'reason'));
  throw new FileRefused(refusal.message);
}

const figure = ({ figures }: Refusal, name: string): string =>
  figures.find((one) => one.name === name)?.value ?? '';
