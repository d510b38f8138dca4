import { consoleHeaders, consoleQuery } from '../../../rig/desk-client';
import type { BenchServer } from '../../bench-server';
import { httpPost } from '../../raw-http';

/** One list of the app or of the console, gone to page by page as somebody who scrolls. */
export interface List {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: string;
  readonly variables?: object;
}

const own = (name: string, node: string, token: string): List => ({
  name,
  path: '/graphql',
  headers: { 'content-type': 'application/json', token },
  query: `query Page($first: Int, $after: String) { ${name}(first: $first, after: $after) {
    edges { cursor node { id ${node} } } pageInfo { hasNextPage endCursor } } }`,
});

const staffs = (name: string, variables: object, token: string): List => ({
  name,
  path: '/admin/graphql',
  headers: consoleHeaders(token),
  query: consoleQuery(name),
  variables,
});

const TO_REVIEW = { filter: { tab: 'TO_REVIEW' } } as const;

export const listsOf = (own1: string, staff: string): readonly List[] => [
  own('conversions', 'number convertedAt', own1),
  own('withdrawals', 'number state submittedAt', own1),
  staffs('Withdrawals', TO_REVIEW, staff),
  staffs('Verifications', TO_REVIEW, staff),
  staffs('Conversations', TO_REVIEW, staff),
  staffs('Articles', { kind: 'NEWS' }, staff),
  staffs('Proposals', { state: 'LAPSED' }, staff),
  staffs('Users', {}, staff),
];

const bodyOf = ({ query, variables }: List, page: object): string =>
  JSON.stringify({ query, variables: { ...variables, ...page } });

/** The page of a list, as it goes over a connection. */
export const requestOf = (list: List, page: object): string =>
  httpPost(list.path, list.headers, bodyOf(list, page));

/** The answer to one page of a list. */
export async function pageOf({ server }: BenchServer, list: List, page: object): Promise<string> {
  const asked = { method: 'POST', headers: list.headers, body: bodyOf(list, page) };
  return (await fetch(`${server.url}${list.path}`, asked)).text();
}
