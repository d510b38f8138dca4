import { Staff } from '../../../modules/staff';
import { withClient } from '../../../platform/database/database-exists';
import { pick } from '../../rig/load';
import type { BenchServer } from '../bench-server';
import { compare } from '../compare';
import { bothSides, figure, type Figure, type Goal } from '../figure';
import { administratorOnDuty, asker, opening, type Screen } from '../opening';
import { driveHttp, httpPost } from '../raw-http';
import { fillAllTalk, INBOX_PAGE } from './fill-talk';
import { longTalk } from './long-talk';

const goal = (row: number, what: string): Goal => ({
  ...{ row, what: `${what}, 95th percentile` },
  ...{ limitSeen: '', bar: 300, stretch: 150, falling: true, unit: ' ms' },
});
const INBOX: Goal = {
  row: 37,
  what: 'page 5,000 of an inbox of 100,000 with 1,000 broadcasts : page 1 (GraphQL, 20 a page)',
  limitSeen: '1.0',
  bar: 1.2,
  stretch: 1.1,
  falling: true,
};

const PAGE = 25;
const FILTER = { tab: 'TO_REVIEW' } as const;
const DESK: Screen = {
  list: ['Conversations', { filter: FILTER, first: PAGE }],
  totals: ['ConversationTotals', { filter: FILTER }],
};
const CONTENT: Screen = { list: ['Articles', { kind: 'NEWS', first: PAGE }] };

const MESSAGES = `query Inbox($first: Int, $after: String) { messagesUnread messages(first: $first, after: $after) {
  edges { cursor node { id title body at read } } pageInfo { hasNextPage endCursor } } }`;
const CONNECTIONS = 4;

/** The desk of customer service, the lists of content, and an inbox, each with as many rows. */
export async function talkAndContent(bench: BenchServer): Promise<Figure[]> {
  const { id } = await bench.ctx.db.getRepository(Staff).findOneByOrFail({ role: 'ADMIN' });
  const after = await withClient(bench.addresses.owner, async (client) => {
    await client.query('SET search_path = tarn, pg_temp');
    return fillAllTalk(client, bench, id);
  });
  const token = await administratorOnDuty(bench);
  const measured = { ask: asker(bench, token), cpuMs: bench.pace().cpuMs };
  return [
    await opening(goal(35, 'opening the desk of 100,000 conversations'), DESK, measured),
    await opening(goal(36, 'opening the list of 100,000 articles'), CONTENT, measured),
    await inbox(bench, after),
    await longTalk(bench),
  ];
}

async function inbox(bench: BenchServer, after: string): Promise<Figure> {
  const headers = { 'content-type': 'application/json', token: pick(bench.people.tokens, 0) };
  const page = (variables: object) => {
    const request = httpPost('/graphql', headers, JSON.stringify({ query: MESSAGES, variables }));
    const isFull = (answer: string) => answer.split('"cursor"').length === INBOX_PAGE + 1;
    return driveHttp({ port: bench.server.port, connections: CONNECTIONS }, () => request, isFull);
  };
  const first = await page({ first: INBOX_PAGE });
  const last = await page({ first: INBOX_PAGE, after });
  const found = await compare(last, first, bench.pace());
  first.close();
  last.close();
  return figure(INBOX, 1 / found.ratio, bothSides(found));
}
