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
  /** The argument that says where a page begins, and the field that says where the next one does. */
  readonly place: readonly [argument: string, field: string];
}

const AFTER = ['after', 'endCursor'] as const;

const own = (name: string, node: string, token: string): List => ({
  name,
  path: '/graphql',
  headers: { 'content-type': 'application/json', token },
  query: `query Page($first: Int, $after: String) { ${name}(first: $first, after: $after) {
    edges { cursor node { id ${node} } } pageInfo { hasNextPage endCursor } } }`,
  place: AFTER,
});

const staffs = (name: string, variables: object, token: string): List => ({
  name,
  path: '/admin/graphql',
  headers: consoleHeaders(token),
  query: consoleQuery(name),
  variables,
  place: AFTER,
});

/** Which part of what happened to somebody, on the first page about them. */
const timeline = (filter: 'ALL' | 'MONEY' | 'STAFF', userId: string, token: string): List => ({
  ...staffs('UserTimeline', { userId, filter }, token),
  name: `UserTimeline of ${filter}`,
  place: ['before', 'before'],
});

const TO_REVIEW = { filter: { tab: 'TO_REVIEW' } } as const;
const helpOf = (queue: 'INFO_CHANGE' | 'APPEAL', token: string): List => ({
  ...staffs('HelpRequests', { filter: { queue, tab: 'TO_REVIEW' } }, token),
  name: `HelpRequests of ${queue}`,
});

const USD = '{ amount asset }';
const ownLists = (token: string): readonly List[] => [
  own('conversions', 'number convertedAt', token),
  own('withdrawals', 'number state submittedAt', token),
  own('recharges', 'number class state submittedAt', token),
  own('credits', `number state amount ${USD}`, token),
  own('orders', 'number outcome openedAt', token),
  own('profitItems', 'order { number } holding { id }', token),
  own('statement', `kind at amount ${USD}`, token),
  own('statementItems', `kind at changes ${USD}`, token),
  own('messages', 'kind at', token),
  own('staffLooks', 'kind at by reason', token),
];
const queues = (token: string): readonly List[] => [
  ...['Withdrawals', 'Verifications', 'Conversations'].map((name) =>
    staffs(name, TO_REVIEW, token),
  ),
  helpOf('INFO_CHANGE', token),
  helpOf('APPEAL', token),
];
const consoleLists = (token: string): readonly List[] => [
  staffs('Articles', { kind: 'NEWS' }, token),
  staffs('Proposals', { state: 'LAPSED' }, token),
  staffs('Campaigns', {}, token),
  staffs('AuditEntries', {}, token),
  staffs('Users', {}, token),
];
/** What the console shows of one user. */
const ofUser = (userId: string, token: string): readonly List[] => [
  ...['CreditsOfUser', 'UserNotes', 'UserSessions', 'UserStatement'].map((name) =>
    staffs(name, { userId }, token),
  ),
  ...(['ALL', 'MONEY', 'STAFF'] as const).map((filter) => timeline(filter, userId, token)),
];

/** Who has the long lists: their token and id; and a token of an administrator. */
export interface Readers {
  readonly owner: string;
  readonly userId: string;
  readonly staff: string;
}

export const listsOf = ({ owner, userId, staff }: Readers): readonly List[] => [
  ...ownLists(owner),
  ...queues(staff),
  ...consoleLists(staff),
  ...ofUser(userId, staff),
];

const bodyOf = ({ query, variables }: List, page: object): string =>
  JSON.stringify({ query, variables: { ...variables, ...page } });

/** The page of a list, as it goes over a connection. */
export const requestOf = (list: List, page: object): string =>
  httpPost(list.path, list.headers, bodyOf(list, page));

/** Where the next page begins by the answer to one; none after the last. */
export const nextOf = ({ place: [, field] }: List, answer: string): string | undefined =>
  new RegExp(`"${field}":"([^"]+)"`).exec(answer)?.[1];

/** The answer to one page of a list. */
export async function pageOf({ server }: BenchServer, list: List, page: object): Promise<string> {
  const asked = { method: 'POST', headers: list.headers, body: bodyOf(list, page) };
  return (await fetch(`${server.url}${list.path}`, asked)).text();
}
