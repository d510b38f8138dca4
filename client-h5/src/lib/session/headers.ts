import { session } from './session';

/** The three headers that every request carries, GraphQL or not. */
export function requestHeaders(): Record<string, string> {
  const { language, token } = session();
  return { language, lang: language, ...(token === null ? {} : { token }) };
}
